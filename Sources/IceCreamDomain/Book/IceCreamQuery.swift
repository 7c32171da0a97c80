/// Selects saved ice creams: a filter, an order, and a page.
public struct IceCreamQuery: Equatable, Sendable {
  /// The required ingredients.
  public var filter: IceCreamFilter
  /// The order of the list.
  public var order: IceCreamOrder
  /// The end of the previous page; `nil` for the first page.
  public var after: IceCreamPlace?
  /// The maximum number of ice creams on the page; less than 1 counts as 1.
  public var count: Int

  /// Creates a query; by default for the 20 newest ice creams.
  public init(
    filter: IceCreamFilter = IceCreamFilter(), order: IceCreamOrder = .newest,
    after: IceCreamPlace? = nil, count: Int = 20
  ) {
    self.filter = filter
    self.order = order
    self.after = after
    self.count = count
  }
}

/// The exact names that an ice cream must have; `nil` accepts any name.
public typealias IceCreamFilter = PerKind<String?>

extension PerKind where Value == String? {
  /// Returns whether an ice cream has all required names.
  public func accepts(_ iceCream: SavedIceCream) -> Bool {
    (cone == nil || cone == iceCream.cone) && (flavor == nil || flavor == iceCream.flavor)
      && (topping == nil || topping == iceCream.topping)
  }
}

/// The order of a list of saved ice creams.
public enum IceCreamOrder: String, CaseIterable, Sendable {
  /// The last saved ice cream first.
  case newest
  /// The first saved ice cream first.
  case oldest
  /// By the name of the flavor; the newest first within a flavor.
  case flavor

  /// Returns whether one place comes before another in this order.
  func puts(_ first: IceCreamPlace, before second: IceCreamPlace) -> Bool {
    switch self {
    case .newest: return first.position > second.position
    case .oldest: return first.position < second.position
    case .flavor:
      let (flavor, other) = (first.iceCream.flavor, second.iceCream.flavor)
      return flavor == other ? first.position > second.position : flavor < other
    }
  }
}

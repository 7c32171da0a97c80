/// Selects saved ice creams: a filter, an order, and a page.
public struct IceCreamQuery: Equatable, Sendable {
  /// The required ingredients.
  public var filter: IceCreamFilter
  /// The order of the list.
  public var order: IceCreamOrder
  /// Whether to read the list from its end back to its beginning; the last ice cream then comes first.
  public var isBackward: Bool
  /// The end of the previous page in this direction; `nil` for the first page.
  public var after: IceCreamPlace?
  /// The maximum number of ice creams on the page; less than 1 counts as 1.
  public var count: Int

  /// Creates a query; by default for the 20 newest ice creams.
  public init(
    filter: IceCreamFilter = IceCreamFilter(), order: IceCreamOrder = .newest,
    isBackward: Bool = false, after: IceCreamPlace? = nil, count: Int = 20
  ) {
    self.filter = filter
    self.order = order
    self.isBackward = isBackward
    self.after = after
    self.count = count
  }

  /// Returns whether one place comes before another in the order and direction of the query.
  func puts(_ first: IceCreamPlace, before second: IceCreamPlace) -> Bool {
    isBackward ? order.puts(second, before: first) : order.puts(first, before: second)
  }

  /// Whether the ice creams come in the order of saving, the newest first.
  package var isNewestFirst: Bool { order == (isBackward ? .oldest : .newest) }
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

/// Selects saved ice creams: a filter, an order, and a page.
public struct IceCreamQuery: Equatable, Sendable {
  /// The required ingredients.
  public var filter: IceCreamFilter
  /// The order of the list.
  public var order: IceCreamOrder
  /// The end of the previous page; `nil` for the first page.
  public var after: IceCreamPlace?
  /// The maximum size of the page; the store takes less than 1 for 1.
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
public struct IceCreamFilter: Equatable, Sendable {
  /// The name of the cone.
  public var cone: String?
  /// The name of the flavor.
  public var flavor: String?
  /// The name of the topping.
  public var topping: String?

  /// Creates a filter; by default one that accepts every ice cream.
  public init(cone: String? = nil, flavor: String? = nil, topping: String? = nil) {
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
  }

  /// The required name of one kind.
  public subscript(kind: IngredientKind) -> String? {
    get {
      switch kind {
      case .cone: cone
      case .flavor: flavor
      case .topping: topping
      }
    }
    set {
      switch kind {
      case .cone: cone = newValue
      case .flavor: flavor = newValue
      case .topping: topping = newValue
      }
    }
  }

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

/// The place of an ice cream in a store.
public struct IceCreamPlace: Equatable, Sendable {
  /// The ice cream.
  public let iceCream: SavedIceCream
  /// A number that rises from save to save and never changes; its meaning is up to the store.
  public let position: Int

  /// Creates a place.
  public init(of iceCream: SavedIceCream, at position: Int) {
    self.iceCream = iceCream
    self.position = position
  }
}

/// A page of saved ice creams.
public struct IceCreamPage: Equatable, Sendable {
  /// The ice creams, in the order of the query.
  public var iceCreams: [SavedIceCream]
  /// Whether more follow.
  public var hasMore: Bool
  /// The place of the last ice cream, for the query of the next page; `nil` if the page is empty.
  public var end: IceCreamPlace?
  /// Remarks of the store; usually none.
  public var notes: [IceCreamStoreNote]

  /// Creates a page.
  public init(
    iceCreams: [SavedIceCream], hasMore: Bool = false, end: IceCreamPlace? = nil,
    notes: [IceCreamStoreNote] = []
  ) {
    self.iceCreams = iceCreams
    self.hasMore = hasMore
    self.end = end
    self.notes = notes
  }
}

/// Collects the page of a query from the places of a store, in a constant amount of memory.
struct IceCreamPageBuilder {
  private let query: IceCreamQuery
  private let count: Int
  /// The places so far, and at most as many again that are not on the page.
  private var places: [IceCreamPlace] = []
  /// A place behind which nothing is on the page.
  private var limit: IceCreamPlace?

  init(_ query: IceCreamQuery) {
    self.query = query
    count = max(1, query.count)
  }

  /// Whether the page, and the first place after it, are there, if places come in the query's order.
  var isFull: Bool { places.count > count }

  /// Adds a place if its ice cream is wanted and not on a previous page.
  mutating func add(_ place: IceCreamPlace) {
    guard query.filter.accepts(place.iceCream) else { return }
    if let after = query.after, !query.order.puts(after, before: place) { return }
    if let limit, !query.order.puts(place, before: limit) { return }
    places.append(place)
    // Seldom, so that sorting takes little time.
    if places.count / 2 > max(count, 128) { cut() }
  }

  private mutating func cut() {
    places.sort { query.order.puts($0, before: $1) }
    places.removeLast(places.count - count - 1)
    limit = places.last
  }

  /// Returns the page.
  mutating func page(notes: [IceCreamStoreNote] = []) -> IceCreamPage {
    places.sort { query.order.puts($0, before: $1) }
    let page = places.prefix(count)
    return IceCreamPage(
      iceCreams: page.map(\.iceCream), hasMore: places.count > count, end: page.last, notes: notes)
  }
}

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
  /// The ice creams and their places, in the order of the query.
  public var places: [IceCreamPlace]
  /// Whether more follow.
  public var hasMore: Bool
  /// Remarks of the store; usually none.
  public var notes: [IceCreamStoreNote]

  /// Creates a page.
  public init(
    places: [IceCreamPlace], hasMore: Bool = false, notes: [IceCreamStoreNote] = []
  ) {
    self.places = places
    self.hasMore = hasMore
    self.notes = notes
  }

  /// The ice creams, in the order of the query.
  public var iceCreams: [SavedIceCream] { places.map(\.iceCream) }

  /// The place of the last ice cream, for the query of the next page; `nil` if the page is empty.
  public var end: IceCreamPlace? { places.last }
}

/// Collects the page of a query from the places of a store, in a constant amount of memory.
package struct IceCreamPageBuilder {
  private let query: IceCreamQuery
  private let search: IceCreamFilterSearch
  private let count: Int
  /// The places so far; some of them may not be on the page.
  private var places: [IceCreamPlace] = []
  /// The page ends before this place.
  private var limit: IceCreamPlace?

  package init(_ query: IceCreamQuery) {
    self.query = query
    search = IceCreamFilterSearch(query.filter)
    count = max(1, query.count)
  }

  /// Whether the page is complete, and more follow, if places come in the query's order.
  package var isFull: Bool { places.count > count }

  /// Adds a place if the query selects its ice cream and no previous page has it.
  package mutating func add(_ place: IceCreamPlace) {
    guard search.accepts(place.iceCream) else { return }
    if let after = query.after, !query.puts(after, before: place) { return }
    if let limit, !query.puts(place, before: limit) { return }
    places.append(place)
    // Sorting at every place would take long.
    if places.count / 2 > max(count, 128) { cut() }
  }

  private mutating func cut() {
    places.sort { query.puts($0, before: $1) }
    places.removeLast(places.count - count - 1)
    limit = places.last
  }

  /// Returns the page.
  package mutating func page(notes: [IceCreamStoreNote] = []) -> IceCreamPage {
    places.sort { query.puts($0, before: $1) }
    return IceCreamPage(
      places: Array(places.prefix(count)), hasMore: places.count > count, notes: notes)
  }
}

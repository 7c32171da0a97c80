import PlainText

/// Selects saved ice creams: a filter, an order, and a page.
public struct IceCreamQuery: Equatable, Sendable {
  /// The required ingredients.
  public var filter: IceCreamFilter
  /// The order of the list; `nil` for the order of saving, the last saved one first.
  public var order: IceCreamOrder?
  /// How many ice creams come before the page; if the list has no more, the page is its last one.
  public var offset: Int
  /// The identifier of an ice cream in the middle of the page, wherever that is; the offset counts if the list lacks it.
  public var middle: String?
  /// The maximum number of ice creams on the page; less than 1 counts as 1.
  public var count: Int

  /// Creates a query; by default for the 20 newest ice creams.
  public init(
    filter: IceCreamFilter = IceCreamFilter(), order: IceCreamOrder? = .newest, offset: Int = 0,
    count: Int = 20, middle: String? = nil
  ) {
    self.filter = filter
    self.order = order
    self.offset = offset
    self.count = count
    self.middle = middle
  }
}

/// The order of a list of saved ice creams.
///
/// Ice creams that were made in the same second are in the order of saving.
public enum IceCreamOrder: String, CaseIterable, Sendable {
  /// The one that was made last comes first.
  case newest
  /// The one that was made first comes first.
  case oldest
  /// By the name of the flavor, as people sort names; the newest first within a flavor.
  case flavor

  /// The order after this one, for a user who goes through all.
  public var next: Self { Self.allCases.drop { $0 != self }.dropFirst().first ?? .newest }
}

extension IceCreamQuery {
  /// Returns the page of the query.
  ///
  /// - Parameter saved: All ice creams of a store, in the order of saving.
  package func page(of saved: [SavedIceCream]) -> IceCreamPage {
    let accepts = filter.accepts
    var places = saved.indices.filter { accepts(saved[$0]) }
    // A book is usually sorted by time already, which takes one pass.
    if order != nil { places.sort { (saved[$0].madeAt, $0) < (saved[$1].madeAt, $1) } }
    if order != .oldest { places.reverse() }
    if order == .flavor {
      places = Dictionary(grouping: places) { saved[$0].names.flavor }.sorted(byName: \.key)
        .flatMap(\.value)
    }
    let count = max(1, count)
    let middle = middle.flatMap { id in places.firstIndex { saved[$0].id == id } }
    let offset = middle.map { $0 - count / 2 } ?? offset
    let start = offset < places.count ? max(0, offset) : max(0, places.count - count)
    return IceCreamPage(
      iceCreams: places.dropFirst(start).prefix(count).map { saved[$0] }, offset: start,
      total: places.count)
  }
}

/// The part of a list that was fetched, and where it is in the list.
///
/// Changes apply to a copy until they succeed: a window is a value.
struct ListWindow {
  /// The query for the first page.
  let query: IceCreamQuery
  /// How many pages stay while another one is fetched.
  let pages: Int
  /// The names of the filter that the catalog does not have.
  let unknown: [IngredientFault]
  /// The fetched pages as one.
  private(set) var page = IceCreamPage(places: [])
  /// How many ice creams come before the window.
  private(set) var offset = 0
  /// The number of ice creams in the whole list, if it is known.
  private(set) var total: Int?
  /// The last ice cream before the window, or `nil` at the beginning of the list.
  private var before: IceCreamPlace?

  init(query: IceCreamQuery, pages: Int = 1, unknown: [IngredientFault] = []) {
    self.query = query
    self.pages = max(1, pages)
    self.unknown = unknown
  }

  var hasPrevious: Bool { before != nil }

  /// Fetches the window again, from the same place on.
  mutating func reload(from store: any IceCreamStore) throws(IceCreamStoreError) {
    var query = query
    query.after = before
    query.count = max(query.count, page.places.count)
    page = try store.fetch(query)
    // The last ice creams of the list may have been deleted.
    if page.places.isEmpty, hasPrevious { return try goToEnd(of: store) }
    noteEnd()
  }

  /// Fetches the next page, and drops the first ones.
  mutating func goOn(in store: any IceCreamStore) throws(IceCreamStoreError) {
    var query = query
    query.after = page.end
    let next = try store.fetch(query)
    if !next.places.isEmpty {
      let dropped = max(0, page.places.count - most(pages - 1))
      if dropped > 0 { before = page.places[dropped - 1] }
      offset += dropped
      page.places.removeFirst(dropped)
    }
    page.places += next.places
    page.hasMore = next.hasMore
    add(next.notes)
    noteEnd()
  }

  /// Fetches the previous page, and drops the last ones; fetches the first page again if this is it.
  mutating func goBack(in store: any IceCreamStore) throws(IceCreamStoreError) {
    guard hasPrevious, let start = page.places.first else { return try reload(from: store) }
    let added = try fetchBackward(after: start, from: store)
    offset = hasPrevious ? max(0, offset - added.count) : 0
    page.places = added + page.places
    let surplus = page.places.count - most(pages)
    if surplus > 0 {
      page.places.removeLast(surplus)
      page.hasMore = true
    }
  }

  /// Fetches the last page instead of all others, and counts the ice creams before it.
  mutating func goToEnd(of store: any IceCreamStore) throws(IceCreamStoreError) {
    page = IceCreamPage(places: [])
    page.places = try fetchBackward(after: nil, from: store)
    let total = hasPrevious ? try store.count(query.filter) : page.places.count
    self.total = total
    offset = max(0, total - page.places.count)
  }

  /// Counts the ice creams of the whole list.
  mutating func count(in store: any IceCreamStore) throws(IceCreamStoreError) -> Int {
    let count = try store.count(query.filter)
    total = count
    return count
  }

  /// Takes over the total of another window on the same list.
  mutating func takeTotal(of other: ListWindow) {
    if query.filter == other.query.filter, total == nil { total = other.total }
  }

  /// Returns the page that ends before a place, in the order of the list.
  private mutating func fetchBackward(
    after place: IceCreamPlace?, from store: any IceCreamStore
  ) throws(IceCreamStoreError) -> [IceCreamPlace] {
    let count = max(1, query.count)
    var query = query
    (query.isBackward, query.after) = (true, place)
    // One more is the place before the page.
    query.count = count < .max ? count + 1 : count
    let back = try store.fetch(query)
    before = back.places.count > count ? back.end : nil
    add(back.notes)
    return back.places.prefix(count).reversed()
  }

  /// Returns the maximum number of ice creams on some pages.
  private func most(_ pages: Int) -> Int {
    let (count, isTooLarge) = max(1, query.count).multipliedReportingOverflow(by: pages)
    return isTooLarge ? .max : count
  }

  private mutating func noteEnd() {
    if !page.hasMore { total = offset + page.places.count }
  }

  private mutating func add(_ notes: [IceCreamStoreNote]) {
    page.notes += notes.filter { !page.notes.contains($0) }
  }
}

/// Where in a list somebody is: the page, and the way back to the first one.
struct ListPlace {
  /// How many pages one can go back.
  static let mostPagesBack = 1_000

  /// What is asked of the store for this page.
  private(set) var query: IceCreamQuery
  /// The names in it that the catalog does not have.
  let unknown: [CreateIceCream.Fault]
  /// How many ice creams come before the page.
  private(set) var offset = 0

  /// What the pages before this one began after, and how many ice creams they had.
  private var earlier: [(after: IceCreamPlace?, count: Int)] = []

  init(query: IceCreamQuery, unknown: [CreateIceCream.Fault] = []) {
    self.query = query
    self.unknown = unknown
  }

  /// Whether there is a page to go back to.
  var hasPrevious: Bool { !earlier.isEmpty }

  /// Returns the names in the query that neither the catalog nor a store has, where the page is empty.
  func unknownNames(
    to store: any IceCreamStore
  ) throws(IceCreamStoreError) -> [CreateIceCream.Fault] {
    var faults: [CreateIceCream.Fault] = []
    for fault in unknown {
      guard let name = query.filter[fault.kind] else { continue }
      var alone = IceCreamFilter()
      alone[fault.kind] = name
      // Where nothing else is wanted, the empty page has said it already.
      if query.filter != alone, try store.has(name, fault.kind) { continue }
      faults.append(fault)
    }
    return faults
  }

  /// Goes on to the next page.
  ///
  /// - Parameters:
  ///   - end: Where this page ended.
  ///   - count: How many this page has.
  mutating func goOn(after end: IceCreamPlace, count: Int) {
    earlier.append((query.after, count))
    // So that the memory does not grow with the list.
    if earlier.count > Self.mostPagesBack { earlier.removeFirst() }
    query.after = end
    offset += count
  }

  /// Goes back to the page before, if there is one.
  mutating func goBack() {
    guard let page = earlier.popLast() else { return }
    query.after = page.after
    offset -= page.count
  }
}

import IceCreamDomain
import IceCreamFiles

// The one judge of a book: all ways to read it agree, and changes only append to it.
extension FileIceCreamStore {
  /// Returns all ice creams, oldest first, and all notes.
  public func page() throws(IceCreamStoreError) -> IceCreamPage {
    try fetch(IceCreamQuery(order: .oldest, count: .max))
  }

  /// Returns all ice creams in the order of saving, in which a later one can be of an earlier time.
  public func saved() throws(IceCreamStoreError) -> [SavedIceCream] {
    try fetch(IceCreamQuery(order: nil, count: .max)).iceCreams.reversed()
  }

  /// Saves an ice cream, to which the store gives an identifier of its time.
  public func save(_ iceCream: SavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    try save(UnsavedIceCream(madeAt: iceCream.madeAt, names: iceCream.names))
  }

  /// Returns all ice creams, oldest first, and all notes, if every way to read the book agrees.
  public func agreedPage() throws -> IceCreamPage {
    let page = try page()
    let all = page.iceCreams
    let ids = Set(all.map(\.id))
    try check(ids.count == all.count, "doubled: listed twice in \(all.map(\.id))")
    for order in IceCreamOrder.allCases {
      let paged = try paged(order, by: 1 + all.count % 7 + all.count / 20)
      let isRight =
        switch order {
        case .oldest: paged == all
        case .newest: paged == all.reversed()
        default: paged.count == all.count && Set(paged.map(\.id)) == ids
        }
      try check(isRight, "misreported: by \(order), page by page, there are \(paged.map(\.id))")
    }
    // A dozen of them.
    for index in stride(from: 0, to: all.count, by: 1 + all.count / 12) {
      let (iceCream, flavor) = (all[index], all[index].names.flavor)
      try check(try find(iceCream.id) == iceCream, "misreported: \(iceCream.id) finds another")
      let query = IceCreamQuery(
        filter: IceCreamFilter(flavor: flavor), order: .oldest, count: .max)
      let filtered = try fetch(query).iceCreams
      try check(
        filtered.contains(iceCream)
          && filtered.filter { $0.names.flavor == flavor }
            == all.filter { $0.names.flavor == flavor },
        "misreported: filtered by \(flavor), there are \(filtered.map(\.id))")
    }
    return page
  }

  private func paged(
    _ order: IceCreamOrder, by count: Int
  ) throws(IceCreamStoreError) -> [SavedIceCream] {
    var (query, all) = (IceCreamQuery(order: order, count: count), [SavedIceCream]())
    while true {
      let page = try fetch(query)
      all += page.iceCreams
      guard page.end < page.total, !page.iceCreams.isEmpty else { return all }
      query.offset = page.end
    }
  }

  /// Saves, changes, deletes and restores: each only appends to the book, and changes no other ice cream.
  public func checkChanges(to path: String) throws {
    var bytes = try Disk.bytes(of: path)
    func expect(_ expected: [SavedIceCream], after action: String) throws {
      let (now, later) = (try Disk.bytes(of: path), try self.saved())
      try check(
        now.starts(with: bytes) && now.count > bytes.count, "lost: \(action) changes the rest")
      try check(later == expected, "misreported: after \(action), there are \(later)")
      bytes = now
    }
    var expected = try self.saved()
    let saved = try save(.tortured(flavor: "after-9", at: .init(secondsSince1970: 1_795_165_500)))
    try check(
      expected.allSatisfy { $0.id != saved.id }, "doubled: the identifier \(saved.id) was reused")
    expected.append(saved)
    try expect(expected, after: "a save")
    let id = expected[0].id
    expected[0] = .tortured(flavor: "later-9", at: expected[0].madeAt, id: id)
    try update(expected[0], from: nil)
    try expect(expected, after: "a change")
    try delete([find(id)])
    try expect(Array(expected.dropFirst()), after: "a deletion")
    // Known even after a damaged line, since the update before it is not.
    guard let deletion = try lastChange() else { throw Fault("lost: there is no last change") }
    try undo(deletion)
    try expect(expected, after: "an undo")
  }
}

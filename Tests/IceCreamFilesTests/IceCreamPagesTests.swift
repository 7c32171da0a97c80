import IceCreamDomain
import Testing

/// The pages of every store: orders, page ends and filters.
struct IceCreamPagesTests {
  private let iceCreams: [SavedIceCream] = [
    .made(0, flavor: "Vanilla"), .made(10, flavor: "Chocolate"), .made(20, flavor: "Vanilla"),
    .made(30, cone: "Sugar cone", flavor: "Mint"), .made(40, flavor: "Chocolate"),
    .made(50, flavor: "Vanilla", topping: "Sprinkles"), .made(60, flavor: "Almond"),
  ]

  private func withIceCreams(_ kind: StoreKind, _ body: (any IceCreamStore) throws -> Void) throws {
    try kind.withStore { store throws in
      try store.save(all: iceCreams)
      try body(store)
    }
  }

  private func seconds(_ iceCreams: [SavedIceCream]) -> [Int] {
    iceCreams.map { $0.madeAt.secondsSince1970 - SavedIceCream.made(0).madeAt.secondsSince1970 }
  }

  private static let orders: [(IceCreamOrder, [Int])] = [
    (.newest, [60, 50, 40, 30, 20, 10, 0]), (.oldest, [0, 10, 20, 30, 40, 50, 60]),
    (.flavor, [60, 40, 10, 30, 50, 20, 0]),
  ]

  @Test(arguments: StoreKind.allCases, orders)
  func `are in order at any size`(
    kind: StoreKind, order: (IceCreamOrder, [Int])
  ) throws {
    try withIceCreams(kind) { store throws in
      for count in [1, 2, 3, 6, 7, 8, 1000, .max] {
        let query = IceCreamQuery(order: order.0, count: count)

        #expect(try seconds(store.pages(query)) == order.1)
        #expect(try seconds(store.page(query).iceCreams) == Array(order.1.prefix(count)))
        #expect(try store.page(query).hasMore == (count < 7))
      }
    }
  }

  @Test(arguments: StoreKind.allCases, orders)
  func `are in reverse order backward, from the end or from any place`(
    kind: StoreKind, order: (IceCreamOrder, [Int])
  ) throws {
    try withIceCreams(kind) { store throws in
      let all = try store.fetch(IceCreamQuery(order: order.0)).places
      for count in [1, 2, 3, 6, 7, 8, .max] {
        var query = IceCreamQuery(order: order.0, isBackward: true, count: count)
        #expect(try seconds(store.pages(query)) == order.1.reversed())
        for (index, place) in all.enumerated() {
          query.after = place
          let page = try store.page(query)
          #expect(seconds(page.iceCreams) == order.1[..<index].reversed().prefix(count) + [])
          #expect(page.hasMore == (count < index))
        }
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `are counted by filter, after each change`(kind: StoreKind) throws {
    let filters = [IceCreamFilter(), IceCreamFilter(flavor: "Vanilla"), IceCreamFilter(text: "mi")]
    try kind.withStore { store throws in
      func counts() throws -> [Int] { try filters.map { try store.count($0) } }
      #expect(try counts() == [0, 0, 0])
      try store.save(all: iceCreams)
      #expect(try counts() == [7, 3, 1])
      try store.delete(iceCreams[0].id)
      #expect(try counts() == [6, 2, 1])
      try store.update(.made(20, flavor: "Mint"))
      #expect(try counts() == [6, 1, 2])
      try store.restore(iceCreams[0])
      #expect(try counts() == [7, 2, 2])
      _ = try store.save(.made(100))
      #expect(try counts() == [8, 3, 2])
    }
  }

  @Test(arguments: StoreKind.allCases, [0, -1, .min])
  func `have at least one ice cream`(kind: StoreKind, count: Int) throws {
    try withIceCreams(kind) { store throws in
      let page = try store.page(IceCreamQuery(count: count))

      #expect(page == IceCreamPage(iceCreams: [iceCreams[6]], hasMore: true))
    }
  }

  @Test(arguments: StoreKind.allCases, orders)
  func `continue after a deleted ice cream`(
    kind: StoreKind, order: (IceCreamOrder, [Int])
  ) throws {
    for count in 1...6 {
      try withIceCreams(kind) { store throws in
        let first = try store.fetch(IceCreamQuery(order: order.0, count: count))
        let last = try #require(first.end)
        try store.delete(last.iceCream.id)

        let page = try store.page(IceCreamQuery(order: order.0, after: last))

        #expect(seconds(page.iceCreams) == Array(order.1.dropFirst(count)))
        #expect(!page.hasMore)
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `continue after a changed ice cream`(kind: StoreKind) throws {
    try withIceCreams(kind) { store throws in
      let first = try store.fetch(IceCreamQuery(order: .flavor, count: 2))
      #expect(seconds(first.iceCreams) == [60, 40])
      var changed = iceCreams[4]
      changed.flavor = "Zabaione"
      try store.update(changed)

      let page = try store.page(IceCreamQuery(order: .flavor, after: first.end))

      #expect(seconds(page.iceCreams) == [10, 30, 50, 20, 0, 40])
    }
  }

  @Test(arguments: StoreKind.allCases, IceCreamOrder.allCases)
  func `skip and repeat nothing during other changes`(
    kind: StoreKind, order: IceCreamOrder
  ) throws {
    try withIceCreams(kind) { store throws in
      var query = IceCreamQuery(order: order, count: 1)
      var seen: [SavedIceCream] = []
      for turn in 0..<3 {
        let page = try store.fetch(query)
        seen += page.iceCreams
        query.after = page.end
        // Listed ice creams are changed and deleted; new ones come before the page.
        try store.update(.made(seconds(seen)[turn], flavor: seen[turn].flavor, topping: "Nuts"))
        if turn > 0 { try store.delete(seen[turn].id) }
        if order == .newest { _ = try store.save(.made(100 + turn)) }
      }
      query.count = 10
      seen += try store.pages(query)

      let row = Self.orders.first { $0.0 == order }
      #expect(seconds(seen) == row?.1)
    }
  }

  @Test(
    arguments: StoreKind.allCases,
    [
      (IceCreamFilter(flavor: "Vanilla"), [50, 20, 0]), (IceCreamFilter(cone: "Sugar cone"), [30]),
      (IceCreamFilter(flavor: "Vanilla", topping: "Cherry"), [20, 0]),
      (IceCreamFilter(flavor: "vanilla"), []), (IceCreamFilter(flavor: "Vanill"), []),
      (IceCreamFilter(flavor: ""), []), (IceCreamFilter(flavor: "Cherry"), []),
      (IceCreamFilter(), [60, 50, 40, 30, 20, 10, 0]),
      (IceCreamFilter(text: "sug MIN"), [30]), (IceCreamFilter(text: "cup sprinkles"), [50]),
      (IceCreamFilter(flavor: "Vanilla", text: "cherry"), [20, 0]),
      (IceCreamFilter(text: "minted"), []), (IceCreamFilter(text: "sugar sprinkles"), []),
      (IceCreamFilter(text: " "), [60, 50, 40, 30, 20, 10, 0]),
    ] as [(IceCreamFilter, [Int])])
  func `contain only what the filter accepts`(kind: StoreKind, row: (IceCreamFilter, [Int])) throws
  {
    try withIceCreams(kind) { store throws in
      for count in [1, 2, 3, 20] {
        let query = IceCreamQuery(filter: row.0, count: count)

        #expect(try seconds(store.pages(query)) == row.1)
        #expect(try store.page(query).hasMore == (row.1.count > count))
        #expect(try store.count(row.0) == row.1.count)
      }
    }
  }
}

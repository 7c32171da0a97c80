import IceCreamDomain
import Testing

/// Pages of every store: orders, borders and filters.
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
  func `come in order, whatever their size`(
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

  @Test(arguments: StoreKind.allCases, [0, -1, .min])
  func `have one ice cream at least`(kind: StoreKind, count: Int) throws {
    try withIceCreams(kind) { store throws in
      let page = try store.page(IceCreamQuery(count: count))

      #expect(page == IceCreamPage(iceCreams: [iceCreams[6]], hasMore: true))
    }
  }

  @Test(arguments: StoreKind.allCases, orders)
  func `go on after an ice cream that was removed`(
    kind: StoreKind, order: (IceCreamOrder, [Int])
  ) throws {
    for place in order.1.indices {
      try withIceCreams(kind) { store throws in
        let cursor = try #require(iceCreams.first { seconds([$0]) == [order.1[place]] })
        try store.delete(cursor.id)

        let page = try store.page(IceCreamQuery(order: order.0, after: .init(after: cursor)))

        #expect(seconds(page.iceCreams) == Array(order.1.dropFirst(place + 1)))
        #expect(!page.hasMore)
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `go on after an ice cream that was changed`(kind: StoreKind) throws {
    try withIceCreams(kind) { store throws in
      var changed = iceCreams[4]
      changed.flavor = "Zabaione"
      try store.update(changed)

      let page = try store.page(IceCreamQuery(order: .flavor, after: .init(after: iceCreams[4])))

      #expect(seconds(page.iceCreams) == [10, 30, 50, 20, 0, 40])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `begin where an ice cream that never was would be`(kind: StoreKind) throws {
    try withIceCreams(kind) { store throws in
      let after = SavedIceCream.made(35, flavor: "Lemon")

      #expect(
        try seconds(store.page(IceCreamQuery(after: .init(after: after))).iceCreams) == [
          30, 20, 10, 0,
        ])
      #expect(
        try seconds(store.page(IceCreamQuery(order: .oldest, after: .init(after: after))).iceCreams)
          == [40, 50, 60])
      #expect(
        try seconds(store.page(IceCreamQuery(order: .flavor, after: .init(after: after))).iceCreams)
          == [30, 50, 20, 0])
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
    ] as [(IceCreamFilter, [Int])])
  func `have only what is wanted`(kind: StoreKind, row: (IceCreamFilter, [Int])) throws {
    try withIceCreams(kind) { store throws in
      for count in [1, 2, 3, 20] {
        let query = IceCreamQuery(filter: row.0, count: count)

        #expect(try seconds(store.pages(query)) == row.1)
        #expect(try store.page(query).hasMore == (row.1.count > count))
      }
    }
  }
}

import IceCreamDomain
import Testing

@testable import TestSupport

/// The pages of every store: orders, page ends and filters.
struct IceCreamPagesTests {
  private let folder = Folder()
  private let iceCreams: [SavedIceCream] = [
    .made(0, flavor: "Vanilla"), .made(10, flavor: "Chocolate"), .made(20, flavor: "Vanilla"),
    .made(30, cone: "Sugar cone", flavor: "Mint"), .made(40, flavor: "Chocolate"),
    .made(50, flavor: "Vanilla", topping: "Sprinkles"), .made(60, flavor: "Almond"),
  ]

  private func store(_ kind: StoreKind) throws -> any IceCreamStore {
    let store = kind.store(in: folder)
    try store.save(all: iceCreams)
    return store
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
    let store = try store(kind)
    for count in [1, 2, 3, 6, 7, 8, 1000, .max] {
      let query = IceCreamQuery(order: order.0, count: count)

      #expect(try seconds(store.pages(query)) == order.1)
      #expect(try seconds(store.fetch(query).iceCreams) == Array(order.1.prefix(count)))
      #expect(try store.fetch(query).total == 7)
    }
  }

  @Test(arguments: StoreKind.allCases, orders)
  func `begin at any offset, and beyond the end with the last page`(
    kind: StoreKind, order: (IceCreamOrder, [Int])
  ) throws {
    let store = try store(kind)
    for offset in [-1, 0, 3, 6, 7, 99, .max] {
      let page = try store.fetch(IceCreamQuery(order: order.0, offset: offset, count: 2))

      let start = offset > 6 ? 5 : max(0, offset)
      #expect(seconds(page.iceCreams) == Array(order.1.dropFirst(start).prefix(2)))
      #expect((page.offset, page.total) == (start, 7))
    }
  }

  @Test(arguments: StoreKind.allCases, orders)
  func `have an ice cream in their middle, or begin at the offset`(
    kind: StoreKind, order: (IceCreamOrder, [Int])
  ) throws {
    let store = try store(kind)
    let all = try store.fetch(IceCreamQuery(order: order.0)).iceCreams
    for (place, iceCream) in all.enumerated() {
      for count in [1, 2, 3, 7, .max] {
        let query = IceCreamQuery(order: order.0, offset: 99, count: count, middle: iceCream.id)
        let page = try store.fetch(query)

        #expect(page.offset == max(0, place - count / 2))
        #expect(page.iceCreams == Array(all.dropFirst(page.offset).prefix(count)))
        #expect(page.iceCreams.contains(iceCream))
      }
    }
    let unknown = IceCreamQuery(order: order.0, offset: 3, count: 2, middle: "w93")
    #expect(try store.fetch(unknown).offset == 3)
  }

  @Test(arguments: StoreKind.allCases, [0, -1, .min])
  func `have at least one ice cream`(kind: StoreKind, count: Int) throws {
    let store = try store(kind)
    let page = try store.fetch(IceCreamQuery(count: count))

    #expect(page == IceCreamPage(iceCreams: [iceCreams[6]], total: 7))
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
    let store = try store(kind)
    for count in [1, 2, 3, 20] {
      let query = IceCreamQuery(filter: row.0, count: count)

      #expect(try seconds(store.pages(query)) == row.1)
      #expect(try store.fetch(query).total == row.1.count)
    }
  }
}

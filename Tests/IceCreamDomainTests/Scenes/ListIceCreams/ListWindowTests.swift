import Seeds
import Testing

@testable import IceCreamDomain

/// A window slides over the list, and knows where it is.
struct ListWindowTests {
  private let store = InMemoryIceCreamStore((0..<10).map { .made($0) })
  private let oldest = IceCreamQuery(order: .oldest, count: 3)

  /// Returns the ice creams of a window by number, and how many come before it.
  private func rows(_ window: ListWindow) -> [Int] {
    window.page.iceCreams.map {
      $0.madeAt.secondsSince1970 - Seeds.madeAt.secondsSince1970
    }
  }

  @Test func `replaces one page by the next, and by the previous`() throws {
    var window = ListWindow(query: oldest)
    var seen: [([Int], Int, Int?)] = []
    func see() { seen.append((rows(window), window.offset, window.total)) }

    try window.reload(from: store)
    see()
    for _ in 0..<4 {
      try window.goOn(in: store)
      see()
    }
    for _ in 0..<4 {
      try window.goBack(in: store)
      see()
    }

    #expect(
      seen.map(\.0) == [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [9], [9], [6, 7, 8], [3, 4, 5], [0, 1, 2], [0, 1, 2],
      ])
    #expect(seen.map(\.1) == [0, 3, 6, 9, 9, 6, 3, 0, 0])
    #expect(seen.map(\.2) == [nil, nil, nil, 10, 10, 10, 10, 10, 10])
    #expect(!window.hasPrevious)
  }

  @Test func `keeps some pages, and drops the others on either side`() throws {
    var window = ListWindow(query: oldest, pages: 2)
    try window.reload(from: store)
    try window.goOn(in: store)
    #expect((rows(window), window.offset) == ([0, 1, 2, 3, 4, 5], 0))

    try window.goOn(in: store)
    #expect((rows(window), window.offset) == ([3, 4, 5, 6, 7, 8], 3))
    #expect(window.hasPrevious)

    try window.goBack(in: store)
    #expect((rows(window), window.offset) == ([0, 1, 2, 3, 4, 5], 0))
    #expect(window.page.hasMore)
    #expect(!window.hasPrevious)
  }

  @Test func `goes back to a page of one ice cream`() throws {
    var window = ListWindow(query: IceCreamQuery(order: .oldest, count: 1))
    try window.reload(from: store)
    try window.goOn(in: store)
    #expect(window.hasPrevious)

    try window.goBack(in: store)

    #expect((rows(window), window.offset) == ([0], 0))
  }

  @Test func `goes to the end, with what comes before it counted`() throws {
    var window = ListWindow(query: oldest)
    try window.reload(from: store)

    try window.goToEnd(of: store)
    #expect((rows(window), window.offset) == ([7, 8, 9], 7))
    #expect(window.total == 10)
    #expect(window.hasPrevious)
    #expect(!window.page.hasMore)

    try window.goBack(in: store)
    #expect((rows(window), window.offset) == ([4, 5, 6], 4))
  }

  @Test func `goes to the end of a short list without counting`() throws {
    let spy = IceCreamStoreSpy(store)
    var window = ListWindow(query: IceCreamQuery(count: 10))

    try window.goToEnd(of: spy)

    #expect((window.page.places.count, window.offset) == (10, 0))
    #expect(spy.calls == [.fetch(IceCreamQuery(isBackward: true, count: 11))])
  }

  @Test func `stays at its place when ice creams before it are deleted or added`() throws {
    var window = ListWindow(query: IceCreamQuery(count: 3))
    try window.reload(from: store)
    try window.goOn(in: store)
    try store.delete(SavedIceCream.made(8).id)
    _ = try store.save(.made(20))

    try window.reload(from: store)

    #expect(rows(window) == [6, 5, 4])
  }

  @Test func `fetches as many ice creams again as it has`() throws {
    var window = ListWindow(query: oldest, pages: 3)
    try window.reload(from: store)
    try window.goOn(in: store)
    try store.delete(SavedIceCream.made(1).id)

    try window.reload(from: store)

    #expect(rows(window) == [0, 2, 3, 4, 5, 6])
  }

  @Test(arguments: [0, -1, .max]) func `accepts any number of ice creams and pages`(number: Int)
    throws
  {
    var window = ListWindow(query: IceCreamQuery(count: number), pages: number)
    try window.reload(from: store)
    try window.goOn(in: store)
    try window.goToEnd(of: store)
    try window.goBack(in: store)

    #expect(!window.page.places.isEmpty)
  }

  @Test func `collects the notes of all pages once`() throws {
    let store = IceCreamStoreStub((0..<10).map { .made($0) }, notes: [.damagedLine(7, of: "book")])
    var window = ListWindow(query: oldest, pages: 2)
    try window.reload(from: store)
    try window.goOn(in: store)

    #expect(window.page.notes == [.damagedLine(7, of: "book")])
  }
}

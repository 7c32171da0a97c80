import IceCreamDomain
import IceCreamFiles
import Seeds
import Testing

@testable import TestDoubles

/// Compares books with a model that shares no code with them.
struct BookOrderTests {
  private let book = TestedBook()

  private static let cones = ["Paper cup", "Sugar cone"]

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `match the model after random changes`(seed: UInt64) throws {
    var random = FixedNumbers(seed: seed)
    var model = BookModel()
    var seconds = 0
    // Either a store that has the contents of its last call, or a new one; and one in memory.
    let kept = book.store
    let memory = InMemoryIceCreamStore()
    for _ in 0..<60 {
      let all = model.saved
      let stores = [memory, random.once(in: 2) ? kept : book.store] as [any IceCreamStore]
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let some = (0..<3).map { _ in all.randomElement(using: &random) ?? .made(0) }
        let problem = model.delete(some)
        for store in stores { #expect(store.problem { try store.delete(some) } == problem) }
      case 1, 2:
        guard var changed = all.randomElement(using: &random) else { continue }
        changed.names.flavor = BookModel.flavors.randomElement(using: &random) ?? "Mint"
        model.update(changed)
        for store in stores { try store.update(changed) }
      case 3:
        model.undo()
        for store in stores { try store.undoLast() }
      default:
        seconds += Int.random(in: -50...100, using: &random)
        let iceCream = SavedIceCream.made(
          seconds, cone: Self.cones.randomElement(using: &random) ?? "Paper cup",
          flavor: BookModel.flavors.randomElement(using: &random) ?? "Mint")
        let saved = model.save(iceCream)
        for store in stores { #expect(try store.save(iceCream) == saved) }
      }
      let flavor = random.once(in: 4) ? BookModel.flavors.randomElement(using: &random) : nil
      let cone = random.once(in: 2) ? Self.cones.randomElement(using: &random) : nil
      let words = random.once(in: 4) ? ["sug", "n"] : []
      let order = random.once(in: 5) ? nil : IceCreamOrder.allCases.randomElement(using: &random)
      let count = Int.random(in: 1...9, using: &random)
      let list = model.list(flavor: flavor, cone: cone, words: words, order: order)
      let query = IceCreamQuery(
        filter: IceCreamFilter(cone: cone, flavor: flavor, text: words.joined(separator: " ")),
        order: order, count: count)
      let typed = String(all.randomElement(using: &random)?.id.prefix(2) ?? "w")
      for store in stores {
        let page = try store.fetch(query)
        #expect(page.iceCreams == Array(list.prefix(count)), "seed \(seed)")
        #expect(page.total == list.count, "seed \(seed)")
        #expect(try store.pages(query) == list, "seed \(seed)")
        #expect(try store.lastChange() == model.last, "seed \(seed)")
        #expect(store.problem(finding: typed) == model.problem(finding: typed))
      }
    }
  }

  /// Two joined books, or a clock that was set back.
  @Test func `list ice creams by the time when they were made`() throws {
    let times = [
      "2027-01-01", "1970-01-01", "2038-01-19", "0000-01-01", "9999-12-31", "2027-01-01",
    ]
    try book.write(
      times.enumerated().map { index, time in
        #"{"id":"\#(index)","madeAt":"\#(time)T00:00:00Z","cone":"A","flavor":"B","topping":"C"}"#
          + "\n"
      }.joined())

    func ids(_ order: IceCreamOrder?) throws -> String {
      try book.store.pages(IceCreamQuery(order: order, count: 2)).map(\.id).joined()
    }
    #expect(try ids(.newest) == "425013")
    #expect(try ids(.oldest) == "310524")
    #expect(try ids(.flavor) == "425013")
    #expect(try ids(nil) == "543210")
  }

  @Test func `list an ice cream once if its line is repeated`() throws {
    let all = (0..<2_500).map { SavedIceCream.made(0, topping: "Topping \($0)") }
    try book.write(TestedBook.lines(of: all))
    for order in IceCreamOrder.allCases {
      #expect(try book.store.pages(IceCreamQuery(order: order)) == [all[2_499]])
    }
    #expect(try book.store.find(Seeds.id) == all[2_499])
    try book.store.delete(Seeds.id)
    #expect(try book.store.pages(IceCreamQuery()) == [])
  }
}

import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport

/// Compares books with a model, the store in memory.
struct BookOrderTests {
  private let book = TestedBook()

  private static let flavors = ["Vanilla", "Mint", "Crème", "\"Q\"", "a\\b", "Almond", "Zabaione"]
  private static let cones = ["Paper cup", "Sugar cone"]

  private func randomFilter(_ random: inout FixedNumbers) -> IceCreamFilter {
    var filter = IceCreamFilter()
    if Bool.random(using: &random) {
      filter.names.flavor = Self.flavors.randomElement(using: &random)
    }
    if Int.random(in: 0..<4, using: &random) == 0 { filter.text = "sug n" }
    if Bool.random(using: &random) { filter.names.cone = Self.cones.randomElement(using: &random) }
    return filter
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `match the model after random changes`(seed: UInt64) throws {
    var random = FixedNumbers(seed: seed)
    let model = InMemoryIceCreamStore()
    var seconds = 0
    // Either one store, which has the contents of its last call, or a new one.
    let kept = book.store
    for _ in 0..<60 {
      let all = try model.pages(IceCreamQuery(order: .oldest, count: 1000))
      let store = Bool.random(using: &random) ? kept : book.store
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let some = (0..<3).map { _ in all.randomElement(using: &random) ?? .made(0) }
        let (first, second) = (
          model.problem { try model.delete(some) }, store.problem { try store.delete(some) }
        )
        #expect(first == second)
      case 1, 2:
        guard var changed = all.randomElement(using: &random) else { continue }
        changed.names.flavor = Self.flavors.randomElement(using: &random) ?? "Mint"
        try model.update(changed)
        try store.update(changed)
      case 3:
        try model.undoLast()
        try store.undoLast()
      default:
        seconds += Int.random(in: -5...100, using: &random)
        let iceCream = SavedIceCream.made(
          seconds, flavor: Self.flavors.randomElement(using: &random) ?? "Mint")
        #expect(try store.save(iceCream) == model.save(iceCream))
      }
      let query = IceCreamQuery(
        filter: randomFilter(&random),
        order: IceCreamOrder.allCases.randomElement(using: &random) ?? .newest,
        count: Int.random(in: 1...9, using: &random))
      #expect(try store.pages(query) == model.pages(query), "seed \(seed)")
      #expect(try store.lastChange() == model.lastChange(), "seed \(seed)")
      let typed = String(all.randomElement(using: &random)?.id.prefix(2) ?? "w")
      #expect(store.problem(finding: typed) == model.problem(finding: typed))
    }
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

import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport

/// Compares large and reordered books with a model, the store in memory.
struct BookOrderTests {
  private let book = TestedBook()

  private static let flavors = ["Vanilla", "Mint", "Crème", "\"Q\"", "a\\b", "Almond", "Zabaione"]
  private static let cones = ["Paper cup", "Sugar cone"]

  private func iceCreams(_ count: Int, _ random: inout FixedNumbers) -> [SavedIceCream] {
    var seconds = 0
    return (0..<count).map { _ in
      seconds += Int.random(in: 1...100, using: &random)
      return .made(
        seconds, cone: Self.cones[Int.random(in: 0..<2, using: &random)],
        flavor: Self.flavors[Int.random(in: 0..<7, using: &random)])
    }
  }

  private func randomFilter(_ random: inout FixedNumbers) -> IceCreamFilter {
    var filter = IceCreamFilter()
    if Bool.random(using: &random) {
      filter.names.flavor = Self.flavors.randomElement(using: &random)
    }
    if Int.random(in: 0..<4, using: &random) == 0 { filter.text = "sug n" }
    if Bool.random(using: &random) { filter.names.cone = Self.cones.randomElement(using: &random) }
    return filter
  }

  @Test func `return the same pages as the model`() throws {
    var random = FixedNumbers(seed: 1)
    let all = iceCreams(1000, &random)
    let model = InMemoryIceCreamStore(all)
    try book.write(TestedBook.lines(of: all))
    for _ in 0..<20 {
      let query = IceCreamQuery(
        filter: randomFilter(&random),
        order: IceCreamOrder.allCases.randomElement(using: &random) ?? .newest,
        offset: Int.random(in: 0...500, using: &random),
        count: Int.random(in: 1...300, using: &random))

      #expect(try book.store.fetch(query) == model.fetch(query))
    }
    for order in IceCreamOrder.allCases {
      let query = IceCreamQuery(order: order, count: 333)
      #expect(try book.store.pages(query) == model.pages(query))
    }
    for iceCream in all.shuffled(using: &random).prefix(25) {
      #expect(try book.store.find(iceCream.id) == iceCream)
    }
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

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `match the model if their lines were reordered`(seed: UInt64) throws {
    var random = FixedNumbers(seed: seed)
    let sorted = iceCreams(100, &random)
    let shuffled = seed == 1 ? sorted.reversed() : sorted.shuffled(using: &random)
    // Of two lines that save the same ice cream, the last counts.
    let twice = seed == 4 ? shuffled.shuffled(using: &random) + shuffled : shuffled
    let model = InMemoryIceCreamStore(twice)
    try book.write(TestedBook.lines(of: twice))
    for iceCream in sorted.shuffled(using: &random).prefix(25) {
      #expect(try book.store.find(iceCream.id) == iceCream)
      #expect(
        try book.store.find(String(iceCream.id.prefix(5))).id.hasPrefix(iceCream.id.prefix(5)))
    }
    func compare() throws {
      for order in IceCreamOrder.allCases {
        for filter in [IceCreamFilter(), IceCreamFilter(flavor: "Mint")] {
          for count in [7, 40, 1000] {
            let query = IceCreamQuery(filter: filter, order: order, count: count)
            #expect(try book.store.pages(query) == model.pages(query))
          }
        }
      }
    }
    try compare()
    #expect(try book.store.pages(IceCreamQuery(order: .oldest)) == shuffled)
    // Either one store, which has the contents of its last call, or a new one.
    let kept = book.store
    for number in 0..<10 {
      let store = number.isMultiple(of: 2) ? kept : book.store
      let all = try model.pages(IceCreamQuery(count: 1000))
      let (gone, changed) = (all[number * 3], all[number * 3 + 1])
      var lime = changed
      lime.names.flavor = "Lime"
      for store in [store, model] as [any IceCreamStore] {
        try store.update(lime, from: changed)
        try store.delete([gone])
        if number > 5 { try store.undoLast() }
      }
      #expect(try store.save(.made(-5)) == model.save(.made(-5)))
    }
    try compare()
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

import IceCreamDomain
import Seeds
import Testing

/// Books beside a model of them: large ones, and ones whose lines somebody has put in another order.
struct BookOrderTests {
  private static let flavors = ["Vanilla", "Mint", "Crème", "\"Q\"", "a\\b", "Almond", "Zabaione"]
  private static let cones = ["Paper cup", "Sugar cone"]

  private func iceCreams(_ count: Int, _ random: inout RandomNumbers) -> [SavedIceCream] {
    var seconds = 0
    return (0..<count).map { _ in
      seconds += Int.random(in: 1...100, using: &random)
      return .made(
        seconds, cone: Self.cones[Int.random(in: 0..<2, using: &random)],
        flavor: Self.flavors[Int.random(in: 0..<7, using: &random)])
    }
  }

  private func randomFilter(_ random: inout RandomNumbers) -> IceCreamFilter {
    var filter = IceCreamFilter()
    if Bool.random(using: &random) { filter.flavor = Self.flavors.randomElement(using: &random) }
    if Bool.random(using: &random) { filter.cone = Self.cones.randomElement(using: &random) }
    return filter
  }

  @Test func `have the pages of the model`() throws {
    var random = RandomNumbers(seed: 1)
    let all = iceCreams(1000, &random)
    let model = InMemoryIceCreamStore(all)
    try TestedBook.with(TestedBook.lines(of: all)) { book throws in
      for _ in 0..<20 {
        let query = IceCreamQuery(
          filter: randomFilter(&random),
          order: IceCreamOrder.allCases.randomElement(using: &random) ?? .newest,
          after: Bool.random(using: &random)
            ? all.randomElement(using: &random).map({ IceCreamPlace(after: $0) }) : nil,
          count: Int.random(in: 1...300, using: &random))

        #expect(try book.store.page(query) == model.page(query))
      }
      for order in IceCreamOrder.allCases {
        let query = IceCreamQuery(order: order, count: 333)
        #expect(try book.store.pages(query) == model.pages(query))
      }
      for iceCream in all.shuffled(using: &random).prefix(25) {
        #expect(try book.store.find(iceCream.id) == iceCream)
      }
    }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `stay like the model, whatever is done`(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let model = InMemoryIceCreamStore()
    try TestedBook.with { book throws in
      var seconds = 0
      for _ in 0..<60 {
        let all = try model.pages(IceCreamQuery(order: .oldest, count: 1000))
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          let id = all.randomElement(using: &random)?.id ?? "none"
          let (first, second) = (
            model.problem { try model.delete(id) },
            book.store.problem { try book.store.delete(id) }
          )
          #expect(first == second)
        case 1:
          guard var changed = all.randomElement(using: &random) else { continue }
          changed.flavor = Self.flavors.randomElement(using: &random) ?? "Mint"
          try model.update(changed)
          try book.store.update(changed)
        default:
          seconds += Int.random(in: -5...100, using: &random)
          let iceCream = SavedIceCream.made(
            seconds, flavor: Self.flavors.randomElement(using: &random) ?? "Mint")
          #expect(try book.store.save(iceCream) == model.save(iceCream))
        }
        let query = IceCreamQuery(
          filter: randomFilter(&random),
          order: IceCreamOrder.allCases.randomElement(using: &random) ?? .newest,
          after: all.randomElement(using: &random).map({ IceCreamPlace(after: $0) }),
          count: Int.random(in: 1...9, using: &random))
        #expect(try book.store.page(query) == model.page(query), "seed \(seed)")
        let typed = String(all.randomElement(using: &random)?.id.prefix(2) ?? "w")
        #expect(book.store.problem(finding: typed) == model.problem(finding: typed))
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `lose nothing where their lines are in another order`(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let sorted = iceCreams(100, &random)
    let shuffled = seed == 1 ? sorted.reversed() : sorted.shuffled(using: &random)
    let twice = seed == 4 ? shuffled + shuffled : shuffled
    let model = InMemoryIceCreamStore(twice)
    try TestedBook.with(TestedBook.lines(of: twice)) { book throws in
      for iceCream in sorted.shuffled(using: &random).prefix(25) {
        #expect(try book.store.find(iceCream.id) == iceCream)
        #expect(
          try book.store.find(String(iceCream.id.prefix(5))).id.hasPrefix(iceCream.id.prefix(5)))
      }
      for order in IceCreamOrder.allCases {
        for filter in [IceCreamFilter(), IceCreamFilter(flavor: "Mint")] {
          let pages = try book.store.pages(IceCreamQuery(filter: filter, order: order, count: 40))

          let wanted = twice.filter { filter.accepts($0) }
          #expect(pages.sorted { $0.id < $1.id } == wanted.sorted { $0.id < $1.id })
          if order == .oldest { #expect(pages == wanted) }
          if order == .newest { #expect(pages == wanted.reversed()) }
          let query = IceCreamQuery(filter: filter, order: order, count: 7)
          #expect(try book.store.pages(query) == model.pages(query))
        }
      }
      let last = try #require(shuffled.last)
      try book.store.delete(last.id)
      try book.store.update(shuffled[0])
      // Which of two with the same identifier is deleted is the first one that is come across.
      let left = try book.store.pages(IceCreamQuery(order: .oldest, count: 7))
      #expect(
        left.sorted { $0.id < $1.id }
          == (shuffled.dropLast() + twice.dropFirst(100)).sorted { $0.id < $1.id })
      if seed < 4 { #expect(left == shuffled.dropLast()) }
    }
  }

  @Test(arguments: IceCreamOrder.allCases)
  func `lose nothing where all lines have the same identifier`(order: IceCreamOrder) throws {
    let all = (0..<2_500).map { SavedIceCream.made(0, topping: "Topping \($0 / 2)") }
    let wanted = order == .oldest ? all : all.reversed()
    let query = IceCreamQuery(order: order, count: 100)
    try TestedBook.with(TestedBook.lines(of: all)) { book throws in
      #expect(try book.store.pages(query) == wanted)
    }
    #expect(try InMemoryIceCreamStore(all).pages(query) == wanted)
  }

  @Test(arguments: IceCreamOrder.allCases)
  func `do not go on from another line that is just the same`(order: IceCreamOrder) throws {
    let thirty = (0..<30).map { SavedIceCream.made($0, flavor: "F\($0 % 3)") }
    let model = InMemoryIceCreamStore(thirty + thirty)
    try TestedBook.with(TestedBook.lines(of: thirty + thirty)) { book throws in
      for store in [model, book.store] as [any IceCreamStore] {
        var query = IceCreamQuery(order: order, count: 35)
        let first = try store.fetch(query)
        query.after = first.end
        let rest = try store.fetch(query).iceCreams
        // What is listed first is removed before the next page.
        try store.delete(first.iceCreams[0].id, as: first.iceCreams[0])

        #expect(try store.fetch(query).iceCreams == rest)
      }
    }
  }
}

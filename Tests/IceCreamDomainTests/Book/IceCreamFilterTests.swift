import PlainText
import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// Names of a filter are looked up in the catalog, but need not be in it.
struct IceCreamFilterTests {
  private typealias Names = PerKind<String?>

  private static func saved(flavor: String) -> SavedIceCream {
    var iceCream = Seeds.savedIceCream
    iceCream.names.flavor = flavor
    return iceCream
  }

  @Test(
    arguments: [
      (.init(cone: "paper"), .init(cone: "Paper cup")),
      (.init(flavor: "1"), .init(flavor: "Vanilla")),
      (.init(topping: " CHERRY "), .init(topping: "Cherry")),
      (.init(flavor: "chocolate"), .init(flavor: "Chocolate")),
      (.init(flavor: "chip"), .init(flavor: "Chocolate chip")),
      (
        .init(cone: "2", flavor: "chocolate c", topping: "sp"),
        .init(cone: "Paper cup", flavor: "Chocolate chip", topping: "Sprinkles")
      ),
    ] as [(PerKind<String?>, IceCreamFilter)])
  func `match names in the catalog`(
    names: PerKind<String?>, filter: IceCreamFilter
  ) throws {
    #expect(try lookUp(names).filter == filter)
  }

  @Test(
    arguments: [
      ("w9", true), ("W93O", true), ("w930gn1", true), ("cherry w9", true), ("w9 cup", true),
      // One letter is too little, and the middle of an identifier is none.
      ("w", false), ("30", false), ("gn1", false), ("w931", false), ("w9 mint", false),
      ("w930gn1x", false),
    ])
  func `find an ice cream by the beginning of its identifier`(text: String, isFound: Bool) {
    #expect(IceCreamFilter(text: text).accepts(Seeds.savedIceCream) == isFound)
  }

  @Test(arguments: ["Mint", " Mint\t", "vanlia", "٣"])
  func `are used as typed if neither the catalog nor the store has them`(typed: String) throws {
    let names = try lookUp(Names(flavor: typed))

    #expect(names.filter == IceCreamFilter(flavor: typed.trimmed))
    #expect(names.unknown.map(\.kind) == [.flavor])
  }

  @Test(
    arguments: [
      ("", .unknown(typed: "", likely: [])),
      (" \t", .unknown(typed: "", likely: [])),
      ("0", .outOfRange(number: 0, count: 2)),
      ("-1", .outOfRange(number: -1, count: 2)),
      ("3", .outOfRange(number: 3, count: 2)),
      (
        String(repeating: "x", count: 1_001),
        .unknown(typed: String(repeating: "x", count: 1_001), likely: [])
      ),
    ] as [(String, IngredientProblem)])
  func `are refused if no ice cream can have them`(
    typed: String, problem: IngredientProblem
  ) {
    #expect(throws: IceCreamFetchError.names([.init(kind: .cone, problem: problem)])) {
      try lookUp(Names(cone: typed))
    }
  }

  @Test(arguments: ["Choc", "Chocolâte", "Chip", "Rhubarb"])
  func `are used as typed if an ice cream was saved with them`(typed: String) throws {
    let store = InMemoryIceCreamStore([Self.saved(flavor: typed)])

    let names = try lookUp(Names(flavor: typed), in: store)

    #expect(names.filter == IceCreamFilter(flavor: typed))
    #expect(names.unknown.isEmpty)
  }

  @Test(arguments: ["Chocolate", "chocolate", "1"])
  func `match the catalog before saved ice creams`(typed: String) throws {
    let store = InMemoryIceCreamStore([Self.saved(flavor: typed)])

    let names = try lookUp(Names(flavor: typed), in: store)

    #expect(names.filter.names.flavor == (typed == "1" ? "Vanilla" : "Chocolate"))
  }

  @Test func `fail if the store cannot be read`() {
    let store = IceCreamStoreSpy()
    store.problems = [.lockedTooLong]
    let error = IceCreamStoreError(store: "book", problem: .lockedTooLong)

    #expect(throws: IceCreamFetchError.store(error)) {
      try lookUp(Names(flavor: "choc"), in: store)
    }
  }

  @Test func `are checked all at once`() {
    let faults: [IngredientFault] = [
      .init(kind: .cone, problem: .outOfRange(number: 9, count: 2)),
      .init(
        kind: .flavor, problem: .ambiguous(typed: "choc", names: ["Chocolate", "Chocolate chip"])),
      .init(kind: .topping, problem: .outOfRange(number: 0, count: 2)),
    ]

    #expect(throws: IceCreamFetchError.names(faults)) {
      try lookUp(Names(cone: "9", flavor: "choc", topping: "0"))
    }
  }

  @Test func `fail if the catalog cannot be used`() {
    let worker = CatalogWorkerStub(.failure(Seeds.catalogError))

    #expect(throws: IceCreamFetchError.catalog(Seeds.catalogError)) {
      try lookUp(Names(cone: "1"), worker: worker)
    }
  }

  @Test func `need no catalog if there are none`() throws {
    let worker = CatalogWorkerStub(.failure(Seeds.catalogError))

    #expect(try lookUp(Names(), worker: worker).filter == IceCreamFilter())
  }

  private func lookUp(
    _ names: PerKind<String?>, worker: CatalogWorkerStub = CatalogWorkerStub(),
    in store: any IceCreamStore = InMemoryIceCreamStore()
  ) throws -> (filter: IceCreamFilter, unknown: [IngredientFault]) {
    try worker.filter(named: names, text: "", in: store)
  }
}

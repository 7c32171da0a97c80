import PlainText
import Seeds
import Testing

@testable import IceCreamDomain

/// Wanted names are looked up as they are when ice cream is made, but may not be in the catalog.
struct WantedNamesTests {
  private typealias Wish = ListIceCreams.FetchIceCreams.Criteria
  private typealias Reason = ListIceCreams.FetchFailure.Reason

  private static func saved(flavor: String) -> SavedIceCream {
    var iceCream = Seeds.savedIceCream
    iceCream.flavor = flavor
    return iceCream
  }

  @Test(
    arguments: [
      (.init(cone: "paper"), .init(cone: "Paper cup")),
      (.init(flavor: "1"), .init(flavor: "Vanilla")),
      (.init(topping: " CHERRY "), .init(topping: "Cherry")),
      (.init(flavor: "chocolate"), .init(flavor: "Chocolate")),
      (
        .init(cone: "2", flavor: "chocolate c", topping: "sp"),
        .init(cone: "Paper cup", flavor: "Chocolate chip", topping: "Sprinkles")
      ),
    ] as [(ListIceCreams.FetchIceCreams.Criteria, IceCreamFilter)])
  func `stand for the names of the catalog`(
    wish: ListIceCreams.FetchIceCreams.Criteria, filter: IceCreamFilter
  ) throws {
    #expect(try WantedNames(wish, worker: CatalogWorkerStub()).filter == filter)
  }

  @Test(arguments: ["Mint", " Mint\t", "vanlia", "٣"])
  func `are taken as they were typed when they are not in the catalog`(typed: String) throws {
    let names = try WantedNames(Wish(flavor: typed), worker: CatalogWorkerStub())

    #expect(names.filter == IceCreamFilter(flavor: typed.trimmed))
    #expect(names.unknown.map(\.kind) == [.flavor])
  }

  @Test(
    arguments: [
      ("", .unknown(.cone, typed: "", likely: nil)),
      (" \t", .unknown(.cone, typed: "", likely: nil)),
      ("0", .outOfRange(.cone, number: 0, count: 2)),
      ("-1", .outOfRange(.cone, number: -1, count: 2)),
      ("3", .outOfRange(.cone, number: 3, count: 2)),
    ] as [(String, CreateIceCream.Refusal.Reason)])
  func `are wrong where no ice cream can be called so`(
    typed: String, reason: CreateIceCream.Refusal.Reason
  ) {
    #expect(throws: Reason.names([.init(kind: .cone, reason: reason)])) {
      try WantedNames(Wish(cone: typed), worker: CatalogWorkerStub())
    }
  }

  @Test func `count as they were typed where exactly that is saved`() throws {
    let store = InMemoryIceCreamStore([Self.saved(flavor: "Choc")])
    let wish = Wish(flavor: "Choc")

    let names = try WantedNames(wish, worker: CatalogWorkerStub(), store: store)

    #expect(names.filter == IceCreamFilter(flavor: "Choc"))
    #expect(names.unknown.isEmpty)
  }

  @Test(arguments: ["Chocolate", "chocolate", "1"])
  func `count as in the catalog where they stand there`(typed: String) throws {
    let store = InMemoryIceCreamStore([Self.saved(flavor: typed)])

    let names = try WantedNames(
      Wish(flavor: typed), worker: CatalogWorkerStub(), store: store)

    #expect(names.filter.flavor == (typed == "1" ? "Vanilla" : "Chocolate"))
  }

  @Test func `cannot be looked up in a store that cannot be read`() {
    let store = IceCreamStoreStub(failing: [.lockedTooLong])
    let error = IceCreamStoreError(place: "book", problem: .lockedTooLong)

    #expect(throws: Reason.store(error)) {
      try WantedNames(Wish(flavor: "choc"), worker: CatalogWorkerStub(), store: store)
    }
  }

  @Test func `are judged all at once`() {
    let faults: [IngredientFault] = [
      .init(kind: .cone, reason: .outOfRange(.cone, number: 9, count: 2)),
      .init(
        kind: .flavor,
        reason: .ambiguous(.flavor, typed: "choc", names: ["Chocolate", "Chocolate chip"])),
      .init(kind: .topping, reason: .outOfRange(.topping, number: 0, count: 2)),
    ]

    #expect(throws: Reason.names(faults)) {
      try WantedNames(
        Wish(cone: "9", flavor: "choc", topping: "0"), worker: CatalogWorkerStub())
    }
  }

  @Test func `cannot be looked up in a catalog that cannot be used`() {
    let worker = CatalogWorkerStub(.failure(Seeds.catalogError))

    #expect(throws: Reason.catalog(Seeds.catalogError)) {
      try WantedNames(Wish(cone: "1"), worker: worker)
    }
  }

  @Test func `need no catalog where there are none`() throws {
    let worker = CatalogWorkerStub(.failure(Seeds.catalogError))

    #expect(try WantedNames(Wish(order: .flavor), worker: worker).filter == IceCreamFilter())
  }
}

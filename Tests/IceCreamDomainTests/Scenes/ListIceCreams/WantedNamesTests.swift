import Seeds
import Testing

@testable import IceCreamDomain

/// Wanted names are looked up as they are when ice cream is made, but may have left the catalog.
struct WantedNamesTests {
  private typealias Wish = ListIceCreams.FetchIceCreams.Wish
  private typealias Reason = ListIceCreams.FetchFailure.Reason

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
    ] as [(ListIceCreams.FetchIceCreams.Wish, IceCreamFilter)])
  func `stand for the names of the catalog`(
    wish: ListIceCreams.FetchIceCreams.Wish, filter: IceCreamFilter
  ) throws {
    #expect(try WantedNames(wish).filter(worker: CreateIceCreamWorkerStub()) == filter)
  }

  @Test(arguments: ["Mint", " Mint\t", "vanlia", "٣"])
  func `are taken as they were typed when they are not in the catalog`(typed: String) throws {
    let filter = try WantedNames(Wish(flavor: typed)).filter(worker: CreateIceCreamWorkerStub())

    #expect(filter == IceCreamFilter(flavor: typed.trimmed))
  }

  @Test(
    arguments: [
      ("", .unknown(.cone, typed: "", likely: nil)),
      (" \t", .unknown(.cone, typed: " \t", likely: nil)),
      ("0", .outOfRange(.cone, number: 0, count: 2)),
      ("-1", .outOfRange(.cone, number: -1, count: 2)),
      ("3", .outOfRange(.cone, number: 3, count: 2)),
    ] as [(String, CreateIceCream.Refusal.Reason)])
  func `are wrong where no ice cream can be called so`(
    typed: String, reason: CreateIceCream.Refusal.Reason
  ) {
    #expect(throws: Reason.names([.init(kind: .cone, reason: reason)])) {
      try WantedNames(Wish(cone: typed)).filter(worker: CreateIceCreamWorkerStub())
    }
  }

  @Test func `are judged all at once`() {
    let faults: [CreateIceCream.Fault] = [
      .init(kind: .cone, reason: .outOfRange(.cone, number: 9, count: 2)),
      .init(
        kind: .flavor,
        reason: .ambiguous(.flavor, typed: "choc", names: ["Chocolate", "Chocolate chip"])),
      .init(kind: .topping, reason: .outOfRange(.topping, number: 0, count: 2)),
    ]

    #expect(throws: Reason.names(faults)) {
      try WantedNames(Wish(cone: "9", flavor: "choc", topping: "0"))
        .filter(worker: CreateIceCreamWorkerStub())
    }
  }

  @Test func `cannot be looked up in a catalog that cannot be used`() {
    let worker = CreateIceCreamWorkerStub(.failure(Seeds.catalogError))

    #expect(throws: Reason.catalog(Seeds.catalogError)) {
      try WantedNames(Wish(cone: "1")).filter(worker: worker)
    }
  }

  @Test func `need no catalog where there are none`() throws {
    let worker = CreateIceCreamWorkerStub(.failure(Seeds.catalogError))

    #expect(try WantedNames(Wish(order: .flavor)).filter(worker: worker) == IceCreamFilter())
  }
}

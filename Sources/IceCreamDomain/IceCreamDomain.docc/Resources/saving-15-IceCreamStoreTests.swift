import Testing

@testable import Parlour

/// What every store does, wherever it keeps what it has.
struct IceCreamStoreTests {
  private let plain = SavedIceCream(cone: "Plain cone", flavor: "Lemon", topping: "Nuts")
  private let glass = SavedIceCream(cone: "Glass", flavor: "Plum", topping: "Nuts")

  @Test(arguments: StoreKind.allCases)
  func `has nothing at first`(kind: StoreKind) throws {
    #expect(try kind.makeStore().fetch() == [])
  }

  @Test(arguments: StoreKind.allCases)
  func `gives back what was saved, the oldest first`(kind: StoreKind) throws {
    let store = kind.makeStore()

    try store.save(plain)
    try store.save(glass)
    try store.save(plain)

    #expect(try store.fetch() == [plain, glass, plain])
  }

  @Test(arguments: StoreKind.allCases, ["Mint, chip", "Two\nlines", "\"Plum\"", ""])
  func `gives back any name as it was`(kind: StoreKind, name: String) throws {
    let store = kind.makeStore()
    let iceCream = SavedIceCream(cone: "Glass", flavor: name, topping: "Nuts")

    try store.save(iceCream)

    #expect(try store.fetch() == [iceCream])
  }
}

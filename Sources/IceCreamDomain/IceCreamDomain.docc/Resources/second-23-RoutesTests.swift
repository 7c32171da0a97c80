import Testing

@testable import Parlour

/// The real scenes together: what one passes to the other arrives, and is seen there.
struct RoutesTests {
  private let navigation = IceCreamNavigationSpy()
  private let list: ListIceCreamsView

  init() {
    let store = InMemoryIceCreamStore()
    store.save(SavedIceCream(cone: "Plain cone", flavor: "Lemon", topping: "Nuts"))
    store.save(SavedIceCream(cone: "Glass", flavor: "Plum", topping: "Nuts"))
    store.save(SavedIceCream(cone: "Glass", flavor: "Smoke", topping: "Nuts"))
    list = ListIceCreamsView().configureView(
      services: IceCreamServices(
        worker: CreateIceCreamWorkerStub(), store: store, navigation: navigation))
    list.fetchIceCreams()
  }

  @Test func `lead on with what was chosen`() throws {
    let create = try open(1)

    #expect(create.router?.dataStore?.startingIceCream?.flavor == "Plum")
    #expect(create.iceCream.caption == "Glass with Plum and Nuts")
  }

  @Test func `lead on with no more than the catalog has now`() throws {
    #expect(try open(2).iceCream.caption == "Glass")
  }

  @Test func `lead on with nothing where nothing is wanted, whatever was chosen before`() throws {
    _ = try open(1)
    let create = try open(nil)

    #expect(create.router?.dataStore?.startingIceCream == nil)
    #expect(create.iceCream.caption == "")
  }

  @Test(arguments: [-1, 3, .max, .min])
  func `lead nowhere from what is not in the list`(index: Int) {
    list.selectIceCream(at: index)

    #expect(navigation.calls == [])
  }

  @Test func `lead back to the list, which shows what was made`() throws {
    let create = try open(1)
    create.selectIngredient(.cone, at: 0)
    create.finishIceCream()
    #expect(navigation.calls == [.showCreateIceCream, .goBack])

    list.fetchIceCreams()
    #expect(list.iceCreams.displayedIceCreams.map(\.number) == [1, 2, 3, 4])
    #expect(list.iceCreams.news == "New: Plain cone with Plum and Nuts.")
  }

  @Test func `stay without an origin`() {
    let create = CreateIceCreamView().configureView(
      services: IceCreamServices(navigation: navigation))
    create.fetchIceCream()
    for kind in IngredientKind.allCases { create.selectIngredient(kind, at: 0) }

    create.finishIceCream()

    #expect(create.iceCream.alert != nil)
    #expect(navigation.calls == [])
  }

  private func open(_ index: Int?) throws -> CreateIceCreamView {
    list.selectIceCream(at: index)
    let create = try #require(navigation.scenes.last as? CreateIceCreamView)
    create.fetchIceCream()
    return create
  }
}

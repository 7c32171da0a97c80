import IceCreamDomain
import Seeds
import Testing

/// Several names at once are judged each for itself, and taken together or not at all.
struct CreateIceCreamInteractorNamesTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  @Test func `takes all three names at once`() {
    let interactor = loaded()

    interactor.selectIngredients(
      request: .init(cone: "paper", flavor: "1", topping: " CHERRY "))

    #expect(
      presenter.calls.last
        == .judged(
          Selection(
            cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping)))
  }

  @Test func `says all that is wrong at once, each beside its kind`() {
    let interactor = loaded()

    interactor.selectIngredients(request: .init(cone: "9", flavor: "choc", topping: "gravel"))

    #expect(
      presenter.calls.last
        == .judged(
          Selection(),
          faults: [
            .init(kind: .cone, reason: .outOfRange(.cone, number: 9, count: 2)),
            .init(
              kind: .flavor,
              reason: .ambiguous(.flavor, typed: "choc", names: ["Chocolate", "Chocolate chip"])),
            .init(kind: .topping, reason: .unknown(.topping, typed: "gravel", likely: nil)),
          ]))
  }

  @Test(
    arguments: [
      (.init(cone: "gravel", flavor: "1", topping: "1"), .cone),
      (.init(cone: "1", flavor: "gravel", topping: "1"), .flavor),
      (.init(cone: "1", flavor: "1", topping: "gravel"), .topping),
    ] as [(CreateIceCream.SelectIngredients.Request, IngredientKind)])
  func `takes nothing if one name is wrong`(
    request: CreateIceCream.SelectIngredients.Request, wrong: IngredientKind
  ) {
    let interactor = loaded()

    interactor.selectIngredients(request: request)

    #expect(
      presenter.calls.last
        == .judged(
          Selection(),
          faults: [.init(kind: wrong, reason: .unknown(wrong, typed: "gravel", likely: nil))]))
  }

  @Test(
    arguments: [
      (.init(flavor: "1", topping: "1"), Selection()),
      (.init(cone: "2", topping: "2"), Selection(cone: Seeds.chosenCone)),
      (.init(), Selection()),
    ] as [(CreateIceCream.SelectIngredients.Request, Selection)])
  func `leaves out what is right but too early, and does not call it wrong`(
    request: CreateIceCream.SelectIngredients.Request, taken: Selection
  ) {
    let interactor = loaded()

    interactor.selectIngredients(request: request)

    #expect(presenter.calls.last == .judged(taken))
  }

  @Test func `takes a name that came too early when it is named again`() {
    let interactor = loaded()
    interactor.selectIngredients(request: .init(flavor: "vanilla"))

    interactor.selectIngredients(request: .init(cone: "paper", flavor: "vanilla"))

    #expect(
      presenter.calls.last
        == .judged(Selection(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor)))
  }

  @Test func `keeps the choices when a name is wrong, and forgets the fault with the next choice`()
  {
    let interactor = loaded()
    interactor.select(.cone, 1)
    interactor.selectIngredients(request: .init(flavor: "gravel"))

    interactor.select(.flavor, 0)

    #expect(presenter.calls.last == .selected(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor))
  }

  @Test func `refuses names before a catalog is loaded`() {
    let interactor = CreateIceCreamInteractor(worker: CatalogWorkerStub())
    interactor.presenter = presenter

    interactor.selectIngredients(request: .init(cone: "1"))

    #expect(presenter.calls == [.refused(.nothingLoaded)])
  }

  @Test func `refuses names once the ice cream is ready`() {
    let interactor = loaded()
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    interactor.selectIngredients(request: .init(cone: "1"))

    #expect(presenter.calls.last == .refused(.alreadyFinished))
  }

  private func loaded() -> CreateIceCreamInteractor {
    let interactor = CreateIceCreamInteractor(
      worker: CatalogWorkerStub(), clock: { Seeds.madeAt })
    interactor.presenter = presenter
    interactor.loadIceCream(request: .init())
    return interactor
  }
}

extension CreateIceCreamPresentationLogicSpy.Call {
  fileprivate static func judged(
    _ selection: Selection, faults: [IngredientFault] = []
  ) -> Self {
    .presentIngredients(.init(selection: selection, faults: faults))
  }
}

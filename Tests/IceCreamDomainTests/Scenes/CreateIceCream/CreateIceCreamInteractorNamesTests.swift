import Seeds
import Testing

@testable import IceCreamDomain

/// Several names are checked one by one, and selected together or not at all.
struct CreateIceCreamInteractorNamesTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  @Test func `selects all three names at once`() {
    let interactor = loaded()

    interactor.selectIngredients(
      request: .init(names: PerKind(cone: "paper", flavor: "1", topping: " CHERRY ")))

    #expect(
      presenter.calls.last
        == .judged(
          Selection(
            cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping)))
  }

  @Test func `reports every invalid name at once, each with its kind`() {
    let interactor = loaded()

    interactor.selectIngredients(
      request: .init(names: PerKind(cone: "9", flavor: "choc", topping: "gravel")))

    #expect(
      presenter.calls.last
        == .judged(
          Selection(),
          faults: [
            .init(kind: .cone, problem: .outOfRange(number: 9, count: 2)),
            .init(
              kind: .flavor,
              problem: .ambiguous(typed: "choc", names: ["Chocolate", "Chocolate chip"])),
            .init(kind: .topping, problem: .unknown(typed: "gravel", likely: [])),
          ]))
  }

  @Test(
    arguments: [
      (PerKind(cone: "gravel", flavor: "1", topping: "1"), .cone),
      (PerKind(cone: "1", flavor: "gravel", topping: "1"), .flavor),
      (PerKind(cone: "1", flavor: "1", topping: "gravel"), .topping),
    ] as [(PerKind<String?>, IngredientKind)])
  func `selects nothing if one name is invalid`(
    names: PerKind<String?>, wrong: IngredientKind
  ) {
    let interactor = loaded()

    interactor.selectIngredients(request: .init(names: names))

    #expect(
      presenter.calls.last
        == .judged(
          Selection(),
          faults: [.init(kind: wrong, problem: .unknown(typed: "gravel", likely: []))]))
  }

  @Test(
    arguments: [
      (PerKind(flavor: "1", topping: "1"), Selection()),
      (PerKind(cone: "2", topping: "2"), Selection(cone: Seeds.chosenCone)),
      (PerKind(), Selection()),
    ] as [(PerKind<String?>, Selection)])
  func `ignores a valid name that comes too early`(
    names: PerKind<String?>, taken: Selection
  ) {
    let interactor = loaded()

    interactor.selectIngredients(request: .init(names: names))

    #expect(presenter.calls.last == .judged(taken))
  }

  @Test func `accepts an early name when it is given again`() {
    let interactor = loaded()
    interactor.selectIngredients(request: .init(names: PerKind(flavor: "vanilla")))

    interactor.selectIngredients(request: .init(names: PerKind(cone: "paper", flavor: "vanilla")))

    #expect(
      presenter.calls.last
        == .judged(Selection(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor)))
  }

  @Test func `keeps the choices on an invalid name, and clears the fault with the next choice`() {
    let interactor = loaded()
    interactor.select(.cone, 1)
    interactor.selectIngredients(request: .init(names: PerKind(flavor: "gravel")))

    interactor.select(.flavor, 0)

    #expect(presenter.calls.last == .selected(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor))
  }

  @Test func `refuses names before a catalog is loaded`() {
    let interactor = CreateIceCreamInteractor(worker: CatalogWorkerStub())
    interactor.presenter = presenter

    interactor.selectIngredients(request: .init(names: PerKind(cone: "1")))

    #expect(presenter.calls == [.refused(.nothingLoaded)])
  }

  @Test func `refuses names once the ice cream is ready`() {
    let interactor = loaded()
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    interactor.selectIngredients(request: .init(names: PerKind(cone: "1")))

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

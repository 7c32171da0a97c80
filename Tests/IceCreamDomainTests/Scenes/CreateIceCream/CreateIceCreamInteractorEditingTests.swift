import Seeds
import Testing

@testable import IceCreamDomain

/// Opening a saved ice cream selects the ingredients that are still in the catalog.
struct CreateIceCreamInteractorEditingTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  // MARK: Changing

  @Test func `selects the ingredients of the ice cream to change`() {
    let interactor = interactor(editing: Seeds.savedIceCream)

    interactor.loadIceCream(request: .init())

    #expect(presenter.calls == [.edited(Seeds.savedIceCream, Self.chosen)])
  }

  @Test func `continues the change when a retry loads the catalog`() {
    let interactor = interactor(
      editing: Seeds.savedIceCream,
      worker: CatalogWorkerStub(.failure(Seeds.catalogError), .success(Seeds.iceCream)))
    interactor.loadIceCream(request: .init())

    interactor.loadIceCream(request: .init())

    #expect(
      presenter.calls == [
        .presentLoadFailure(.init(error: Seeds.catalogError)),
        .edited(Seeds.savedIceCream, Self.chosen),
      ])
  }

  // MARK: Missing ingredients

  @Test func `reports a missing ingredient and keeps the other choices`() {
    let interactor = interactor(editing: Seeds.mintIceCream)

    interactor.loadIceCream(request: .init())

    #expect(
      presenter.calls == [
        .edited(
          Seeds.mintIceCream, Selection(cone: Seeds.chosenCone, topping: Seeds.chosenTopping),
          faults: [Self.mintHasLeft])
      ])
  }

  @Test func `reports all missing ingredients at once`() {
    var iceCream = Seeds.mintIceCream
    (iceCream.cone, iceCream.topping) = ("Boot", "Gravel")
    let interactor = interactor(editing: iceCream)

    interactor.loadIceCream(request: .init())

    let faults: [IngredientFault] = [
      .init(kind: .cone, problem: .leftCatalog(name: "Boot")), Self.mintHasLeft,
      .init(kind: .topping, problem: .leftCatalog(name: "Gravel")),
    ]
    #expect(presenter.calls == [.edited(iceCream, Selection(), faults: faults)])
  }

  @Test func `reports it until that kind is chosen again`() {
    let interactor = editingMint()

    interactor.select(.cone, 1)
    #expect(
      presenter.calls.last
        == .selected(
          cone: Seeds.chosenCone, topping: Seeds.chosenTopping, faults: [Self.mintHasLeft]))

    interactor.select(.flavor, 0)
    #expect(
      presenter.calls.last
        == .selected(
          cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping))
  }

  @Test func `reports an invalid name before a missing ingredient`() {
    let interactor = editingMint()

    interactor.selectIngredients(request: .init(names: PerKind(flavor: "gravel")))

    #expect(
      presenter.calls.last
        == .presentIngredients(
          .init(
            selection: Selection(cone: Seeds.chosenCone, topping: Seeds.chosenTopping),
            faults: [
              .init(kind: .flavor, problem: .unknown(typed: "gravel", likely: []))
            ])))
  }

  @Test func `refuses DONE while an ingredient is missing`() {
    let interactor = editingMint()

    interactor.finishIceCream(request: .init())

    #expect(presenter.calls.last == .refused(.unfinished(missing: .flavor)))
  }

  // MARK: Given

  private func interactor(
    editing iceCream: SavedIceCream,
    worker: CatalogWorkerStub = CatalogWorkerStub()
  ) -> CreateIceCreamInteractor {
    let interactor = CreateIceCreamInteractor(worker: worker, clock: { Seeds.madeAt })
    interactor.presenter = presenter
    interactor.mode = .change(iceCream)
    return interactor
  }

  private func editingMint() -> CreateIceCreamInteractor {
    let interactor = interactor(editing: Seeds.mintIceCream)
    interactor.loadIceCream(request: .init())
    return interactor
  }

  private static let chosen = Selection(
    cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping)
  private static let mintHasLeft = IngredientFault(
    kind: .flavor, problem: .leftCatalog(name: "Mint"))
}

extension CreateIceCreamPresentationLogicSpy.Call {
  fileprivate static func edited(
    _ iceCream: SavedIceCream, _ selection: Selection, faults: [IngredientFault] = []
  ) -> Self {
    .presentIceCream(
      .init(
        iceCreamData: Seeds.iceCream, mode: .change(iceCream), selection: selection,
        faults: faults))
  }
}

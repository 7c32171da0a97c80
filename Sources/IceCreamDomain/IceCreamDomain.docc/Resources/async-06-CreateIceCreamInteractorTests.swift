import Testing

@testable import Parlour

/// An interactor is tested for its rules: each request has one answer.
struct CreateIceCreamInteractorTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  @Test func `presents the ice cream that there is`() async {
    let interactor = interactor()

    await interactor.loadAndWait()

    #expect(presenter.calls.last == .presentIceCream(.init(iceCreamData: Seeds.iceCream)))
  }

  @Test func `presents a load that fails`() async {
    let interactor = interactor(worker: CreateIceCreamWorkerStub(.failure(Seeds.catalogError)))

    await interactor.loadAndWait()

    #expect(presenter.calls.last == .presentLoadFailure(.init(error: Seeds.catalogError)))
  }

  @Test func `loads again after a failure`() async {
    let interactor = interactor(
      worker: CreateIceCreamWorkerStub(.failure(Seeds.catalogError), .success(Seeds.iceCream)))

    await interactor.loadAndWait()
    await interactor.loadAndWait()

    #expect(presenter.calls.last == .presentIceCream(.init(iceCreamData: Seeds.iceCream)))
  }

  @Test func `has nothing to choose from after a load that fails`() async {
    let interactor = interactor(
      worker: CreateIceCreamWorkerStub(.success(Seeds.iceCream), .failure(Seeds.catalogError)))
    await interactor.loadAndWait()

    await interactor.loadAndWait()
    interactor.select(.cone, 0)

    #expect(presenter.calls.last == .refused(.nothingLoaded))
  }

  @Test func `refuses a choice before a catalog is loaded`() {
    let interactor = interactor()

    interactor.select(.cone, 0)

    #expect(presenter.calls == [.refused(.nothingLoaded)])
  }

  @Test func `takes a cone, then a flavor, then a topping`() async {
    let interactor = await loaded()

    interactor.select(.cone, 1)
    interactor.select(.flavor, 0)
    interactor.select(.topping, 0)

    #expect(
      presenter.calls.suffix(3) == [
        .selected(Selection(cone: "Glass")),
        .selected(Selection(cone: "Glass", flavor: "Lemon")),
        .selected(Selection(cone: "Glass", flavor: "Lemon", topping: "Nuts")),
      ])
  }

  @Test func `refuses a flavor before a cone is chosen`() async {
    let interactor = await loaded()

    interactor.select(.flavor, 0)

    #expect(presenter.calls.last == .refused(.tooEarly(.flavor, missing: .cone)))
  }

  @Test func `refuses a topping before a flavor is chosen`() async {
    let interactor = await loaded()
    interactor.select(.cone, 0)

    interactor.select(.topping, 0)

    #expect(presenter.calls.last == .refused(.tooEarly(.topping, missing: .flavor)))
  }

  @Test func `names the first thing that is missing`() async {
    let interactor = await loaded()

    interactor.select(.topping, 0)

    #expect(presenter.calls.last == .refused(.tooEarly(.topping, missing: .cone)))
  }

  @Test func `replaces a choice and keeps the later ones`() async {
    let interactor = await loaded()
    interactor.select(.cone, 0)
    interactor.select(.flavor, 2)

    interactor.select(.cone, 1)

    #expect(presenter.calls.last == .selected(Selection(cone: "Glass", flavor: "Plum")))
  }

  private func interactor(
    worker: CreateIceCreamWorkerStub = CreateIceCreamWorkerStub()
  ) -> CreateIceCreamInteractor {
    let interactor = CreateIceCreamInteractor(worker: worker)
    interactor.presenter = presenter
    return interactor
  }

  private func loaded() async -> CreateIceCreamInteractor {
    let interactor = interactor()
    await interactor.loadAndWait()
    return interactor
  }
}

extension CreateIceCreamInteractorTests {
  @Test func `keeps an ice cream once all three are chosen`() async throws {
    let store = InMemoryIceCreamStore()
    let interactor = CreateIceCreamInteractor(worker: CreateIceCreamWorkerStub(), store: store)
    interactor.presenter = presenter
    await interactor.loadAndWait()
    for kind in IngredientKind.allCases { interactor.select(kind, 0) }

    interactor.finishIceCream(request: .init())

    let iceCream = SavedIceCream(cone: "Plain cone", flavor: "Lemon", topping: "Nuts")
    #expect(store.fetch() == [iceCream])
    #expect(
      presenter.calls.last == .presentFinishedIceCream(.init(iceCream: iceCream, count: 1)))
  }

  @Test func `says what is missing, and keeps nothing`() async {
    let interactor = await loaded()
    interactor.select(.cone, 0)

    interactor.finishIceCream(request: .init())

    #expect(presenter.calls.last == .refused(.unfinished(missing: .flavor)))
  }
}

extension CreateIceCreamInteractor {
  /// Loads, and waits for the answer.
  fileprivate func loadAndWait() async {
    loadIceCream(request: .init())
    await load?.value
  }

  fileprivate func select(_ kind: IngredientKind, _ index: Int) {
    selectIngredient(request: .init(kind: kind, index: index))
  }
}

extension CreateIceCreamPresentationLogicSpy.Call {
  fileprivate static func selected(_ selection: Selection) -> Self {
    .presentIngredient(.init(selection: selection))
  }

  fileprivate static func refused(_ reason: CreateIceCream.Refusal.Reason) -> Self {
    .presentRefusal(.init(reason: reason))
  }
}

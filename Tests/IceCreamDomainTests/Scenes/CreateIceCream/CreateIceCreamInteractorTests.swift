import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestSupport

/// An interactor enforces the rules; here, those of a new ice cream.
///
/// A worker stub answers with the seeds' catalog, a store spy records what is saved, and a presenter spy the
/// response to each request.
struct CreateIceCreamInteractorTests {
  private let worker = CatalogWorkerStub()
  private let store = IceCreamStoreSpy()
  private let presenter = CreateIceCreamPresentationLogicSpy()
  private let interactor: CreateIceCreamInteractor

  init() {
    interactor = CreateIceCreamInteractor(
      worker: worker, store: store, clock: { Seeds.madeAt }, random: FixedNumbers(seed: 1))
    interactor.presenter = presenter
  }

  // MARK: LoadIceCream

  @Test func `presents the catalog that the worker fetches`() {
    worker.answers = [.success(Seeds.iceCream)]

    interactor.loadIceCream(request: .init())

    #expect(presenter.calls == [.presentIceCream(.init(catalog: Seeds.iceCream))])
  }

  @Test func `presents a load that fails`() {
    worker.answers = [.failure(Seeds.catalogError)]

    interactor.loadIceCream(request: .init())

    #expect(presenter.calls == [.presentFailure(.notLoaded(.catalog(Seeds.catalogError)))])
  }

  @Test func `starts another ice cream when it loads again`() {
    interactor.loadIceCream(request: .init())
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    interactor.loadIceCream(request: .init())
    interactor.select(.cone, 1)

    #expect(
      presenter.calls.suffix(2) == [
        .presentIceCream(.init(catalog: Seeds.iceCream)), .selected(cone: Seeds.chosenCone),
      ])
  }

  @Test(
    arguments: [
      { $0.select(.cone, 0) },
      { $0.finishIceCream(request: .init()) },
      { $0.startOver(request: .init()) },
    ] as [@Sendable (CreateIceCreamInteractor) -> Void])
  func `refuses everything without a catalog, even if it had one before`(
    act: @Sendable (CreateIceCreamInteractor) -> Void
  ) {
    worker.answers = [.success(Seeds.iceCream), .failure(Seeds.catalogError)]
    interactor.loadIceCream(request: .init())
    interactor.loadIceCream(request: .init())

    act(interactor)

    #expect(presenter.calls.last == .refused(.nothingLoaded))
  }

  // MARK: SelectIngredients

  @Test func `takes a cone, then a flavor, then a topping`() {
    interactor.loadIceCream(request: .init())

    interactor.selectIngredients(request: .init(choices: PerKind(cone: .index(1))))
    interactor.selectIngredients(request: .init(choices: PerKind(flavor: .index(0))))
    interactor.selectIngredients(request: .init(choices: PerKind(topping: .index(1))))

    #expect(
      presenter.calls.dropFirst() == [
        .selected(cone: Seeds.chosenCone),
        .selected(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor),
        .selected(Seeds.chosen),
      ])
  }

  @Test func `selects typed names and numbers at once`() {
    interactor.loadIceCream(request: .init())

    interactor.type(cone: "paper", flavor: "1", topping: " CHERRY ")

    #expect(presenter.calls.last == .selected(Seeds.chosen))
  }

  @Test func `replaces a choice and keeps the later ones`() {
    interactor.loadIceCream(request: .init())
    interactor.type(cone: "sugar", flavor: "vanilla", topping: "cherry")

    interactor.select(.cone, 1)

    #expect(presenter.calls.last == .selected(Seeds.chosen, next: .flavor))
  }

  @Test(
    arguments: [
      (PerKind(), .flavor, .cone), (PerKind(), .topping, .cone),
      (PerKind(cone: .index(0)), .topping, .flavor),
    ] as [(PerKind<IngredientChoice?>, IngredientKind, IngredientKind)])
  func `refuses an ingredient before its turn`(
    chosen: PerKind<IngredientChoice?>, kind: IngredientKind, missing: IngredientKind
  ) {
    interactor.loadIceCream(request: .init())
    interactor.selectIngredients(request: .init(choices: chosen))

    interactor.select(kind, 0)

    #expect(presenter.calls.last == .refused(.tooEarly(kind, missing: missing)))
  }

  @Test(
    arguments: [(-1, 0), (3, 4), (99, 100), (.max, .max), (.min, .min + 1)] as [(Int, Int)])
  func `refuses an index that is out of range, by its number`(index: Int, number: Int) {
    interactor.loadIceCream(request: .init())

    interactor.select(.flavor, index)

    let problem = IngredientProblem.outOfRange(number: number, count: 3)
    #expect(
      presenter.calls.last
        == .refused(.noSuchIngredients([.init(kind: .flavor, problem: problem)])))
  }

  @Test(
    arguments: [
      (PerKind(cone: .index(1), topping: .index(1)), .tooEarly(.topping, missing: .flavor)),
      (
        PerKind(cone: .index(1), flavor: .typed("9"), topping: .typed("gravel")),
        .noSuchIngredients([
          .init(kind: .flavor, problem: .outOfRange(number: 9, count: 3)),
          .init(kind: .topping, problem: .unknown(typed: "gravel", likely: [])),
        ])
      ),
    ] as [(PerKind<IngredientChoice?>, CreateIceCream.Refusal.Reason)])
  func `reports everything that is wrong with a request, and selects nothing of it`(
    choices: PerKind<IngredientChoice?>, reason: CreateIceCream.Refusal.Reason
  ) {
    interactor.loadIceCream(request: .init())

    interactor.selectIngredients(request: .init(choices: choices))
    interactor.finishIceCream(request: .init())

    #expect(
      presenter.calls.suffix(2) == [.refused(reason), .refused(.unfinished(missing: .cone))])
  }

  @Test func `selects before its turn what was given before, and goes on behind it`() {
    interactor.loadIceCream(request: .init())

    interactor.select(.topping, .given("cherry"))
    interactor.select(.cone, 1)
    interactor.select(.flavor, 0)

    #expect(
      presenter.calls.dropFirst() == [
        .selected(topping: Seeds.chosenTopping),
        .selected(cone: Seeds.chosenCone, topping: Seeds.chosenTopping), .selected(Seeds.chosen),
      ])
  }

  // MARK: SelectIngredients and UndoSurprise, at random

  @Test func `chooses what the random numbers say, and other ingredients the next time`() {
    interactor.loadIceCream(request: .init())

    interactor.surprise()
    let first = presenter.chosenNames
    interactor.surprise()
    let second = presenter.chosenNames

    #expect(first == ["Sugar cone", "Chocolate", "Cherry"])
    #expect(second == ["Paper cup", "Chocolate chip", "Cherry"])
  }

  @Test func `finds nothing at random in an empty list`() {
    worker.answers = [.success(IceCreamCatalog(cones: [], flavors: [], toppings: []))]
    interactor.loadIceCream(request: .init())

    interactor.select(.cone, .random)

    let problem = IngredientProblem.outOfRange(number: 1, count: 0)
    #expect(
      presenter.calls.last == .refused(.noSuchIngredients([.init(kind: .cone, problem: problem)])))
  }

  @Test func `returns to the choices before several surprises, once`() {
    interactor.loadIceCream(request: .init())
    interactor.select(.cone, 1)
    interactor.surprise()
    interactor.surprise()

    interactor.undoSurprise(request: .init())
    interactor.undoSurprise(request: .init())

    #expect(
      presenter.calls.suffix(2) == [.selected(cone: Seeds.chosenCone), .refused(.nothingToUndo)])
  }

  @Test(
    arguments: [
      { $0.select(.cone, 1) },
      { $0.finishIceCream(request: .init()) },
      { $0.startOver(request: .init()) },
    ] as [@Sendable (CreateIceCreamInteractor) -> Void])
  func `has no surprise to undo once something else is chosen, made or begun`(
    act: @Sendable (CreateIceCreamInteractor) -> Void
  ) {
    interactor.loadIceCream(request: .init())
    interactor.surprise()
    act(interactor)

    interactor.undoSurprise(request: .init())

    #expect(presenter.calls.last == .refused(.nothingToUndo))
  }

  // MARK: FinishIceCream

  @Test func `saves the ice cream at DONE`() {
    interactor.loadIceCream(request: .init())
    interactor.selectAll()

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [.save(Seeds.unsavedIceCream)])
    #expect(presenter.calls.last == .presentFinishedIceCream(.saved(Seeds.savedIceCream)))
  }

  @Test(
    arguments: [
      (PerKind(), .cone), (PerKind(cone: .index(0)), .flavor),
      (PerKind(cone: .index(0), flavor: .index(0)), .topping),
    ] as [(PerKind<IngredientChoice?>, IngredientKind)])
  func `refuses DONE too early, and saves nothing`(
    chosen: PerKind<IngredientChoice?>, missing: IngredientKind
  ) {
    interactor.loadIceCream(request: .init())
    interactor.selectIngredients(request: .init(choices: chosen))

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [])
    #expect(presenter.calls.last == .refused(.unfinished(missing: missing)))
  }

  @Test(
    arguments: [
      { $0.finishIceCream(request: .init()) },
      { $0.select(.cone, 0) },
    ] as [@Sendable (CreateIceCreamInteractor) -> Void])
  func `refuses DONE and other choices once the ice cream is ready`(
    act: @Sendable (CreateIceCreamInteractor) -> Void
  ) {
    interactor.loadIceCream(request: .init())
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    act(interactor)

    #expect(store.calls.count == 1)
    #expect(presenter.calls.last == .refused(.alreadyFinished))
  }

  @Test(arguments: [true, false])
  func `saves nothing, and lists nothing, if saving is off`(hasStore: Bool) {
    let interactor = CreateIceCreamInteractor(
      worker: worker, store: hasStore ? store : nil, isSaving: false, clock: { Seeds.madeAt })
    interactor.presenter = presenter
    interactor.loadIceCream(request: .init())
    interactor.selectAll()

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [])
    #expect(
      presenter.calls == [
        .presentIceCream(.init(catalog: Seeds.iceCream, canListSaved: false)),
        .selected(Seeds.chosen), .presentFinishedIceCream(.made(Seeds.unsavedIceCream)),
      ])
  }

  @Test func `presents a failed save, with the ice cream that was made`() {
    store.problems = [.diskFull]
    interactor.loadIceCream(request: .init())
    interactor.selectAll()

    interactor.finishIceCream(request: .init())

    #expect(
      presenter.calls.last == .presentFailure(.notSaved(Seeds.diskFull, Seeds.unsavedIceCream)))
  }

  @Test func `saves the same ice cream on a retry, and a later one after another choice`() {
    var times = [1, 2, 3].map(Timestamp.init)
    let interactor = CreateIceCreamInteractor(
      worker: worker, store: store, clock: { times.removeFirst() })
    interactor.presenter = presenter
    store.problems = [.diskFull, .lockedTooLong]
    interactor.loadIceCream(request: .init())
    interactor.selectAll()

    interactor.finishIceCream(request: .init())
    interactor.finishIceCream(request: .init())
    interactor.select(.cone, 1)
    interactor.finishIceCream(request: .init())

    let names = Seeds.unsavedIceCream.names
    let first = UnsavedIceCream(madeAt: Timestamp(secondsSince1970: 1), names: names)
    let later = UnsavedIceCream(madeAt: Timestamp(secondsSince1970: 2), names: names)
    #expect(store.calls == [.save(first), .save(first), .save(later)])
  }

  // MARK: StartOver

  @Test func `clears the choices and keeps the catalog`() {
    interactor.loadIceCream(request: .init())
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    interactor.startOver(request: .init())
    interactor.select(.cone, 1)

    #expect(worker.calls == 1)
    #expect(
      presenter.calls.suffix(2) == [
        .selected(IceCreamProgress()), .selected(cone: Seeds.chosenCone),
      ])
  }
}

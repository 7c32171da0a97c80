import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// An interactor enforces the rules; here, those of a new ice cream.
///
/// A worker stub answers with the seeds' catalog, a store spy records what is saved, and a presenter spy the
/// response to each request.
struct CreateIceCreamInteractorTests {
  private let worker = CatalogWorkerStub()
  private let store = IceCreamStoreSpy()
  private let presenterSpy = CreateIceCreamPresentationLogicSpy()
  private let interactor: CreateIceCreamInteractor

  init() {
    interactor = CreateIceCreamInteractor(
      worker: worker, store: store, clock: { Seeds.madeAt }, random: FixedNumbers(seed: 1))
    interactor.presenter = presenterSpy
  }

  // MARK: LoadIceCream

  @Test func `presents the catalog that the worker fetches`() {
    worker.answers = [.success(Seeds.iceCream)]

    interactor.loadIceCream(request: .init())

    #expect(presenterSpy.calls == [.presentIceCream(.init(catalog: Seeds.iceCream))])
  }

  @Test func `presents a load that fails`() {
    worker.answers = [.failure(Seeds.catalogError)]

    interactor.loadIceCream(request: .init())

    #expect(presenterSpy.calls == [.presentFailure(.notLoaded(.catalog(Seeds.catalogError)))])
  }

  @Test func `reports before the first choice that the store cannot be used`() {
    store.accessProblem = .file(.notAFile)

    interactor.loadIceCream(request: .init())

    let fault = IceCreamStoreError(store: "book", problem: .file(.notAFile))
    #expect(
      presenterSpy.calls == [
        .presentIceCream(.init(catalog: Seeds.iceCream, storeFault: fault))
      ])
    #expect(store.calls == [])
  }

  @Test func `does not look at the store if no person chooses`() {
    store.accessProblem = .file(.notAFile)

    interactor.loadIceCream(request: .init(isChosenByPerson: false))

    #expect(presenterSpy.calls == [.presentIceCream(.init(catalog: Seeds.iceCream))])
    #expect(store.accessChecks == 0)
  }

  @Test func `reports nothing about a store that it will not use`() {
    store.accessProblem = .file(.notAFile)
    let interactor = CreateIceCreamInteractor(worker: worker, store: store, isSaving: false)
    interactor.presenter = presenterSpy

    interactor.loadIceCream(request: .init())

    #expect(
      presenterSpy.calls == [.presentIceCream(.init(catalog: Seeds.iceCream, canListSaved: false))])
  }

  @Test func `starts another ice cream when it loads again`() {
    interactor.loadIceCream(request: .init())
    interactor.selectAll()
    interactor.finishIceCream(request: .init())
    interactor.loadIceCream(request: .init())

    interactor.select(.cone, 1)

    #expect(presenterSpy.calls.last == .presentIngredients(Seeds.coneChosen))
  }

  @Test(
    arguments: [
      { $0.select(.cone, 0) },
      { $0.undoSurprise(request: .init()) },
      { $0.finishIceCream(request: .init()) },
      { $0.startOver(request: .init()) },
    ] as [CreateIceCreamInteractor.Step])
  func `refuses everything without a catalog, even if it had one before`(
    act: CreateIceCreamInteractor.Step
  ) {
    worker.answers = [.success(Seeds.iceCream), .failure(Seeds.catalogError)]
    interactor.loadIceCream(request: .init())
    interactor.loadIceCream(request: .init())

    act(interactor)

    #expect(presenterSpy.calls.last == .presentRefusal(.nothingLoaded))
  }

  // MARK: SelectIngredients

  @Test func `selects a cone`() {
    interactor.loadIceCream(request: .init())

    interactor.selectIngredients(request: .init(choices: PerKind(cone: .index(1))))

    #expect(presenterSpy.calls.last == .presentIngredients(Seeds.coneChosen))
  }

  @Test func `selects a topping after a cone and a flavor`() {
    interactor.loadIceCream(request: .init())
    interactor.select(.cone, 1)
    interactor.select(.flavor, 0)

    interactor.select(.topping, 1)

    #expect(presenterSpy.calls.last == .presentIngredients(Seeds.chosen))
  }

  @Test func `selects typed names and numbers at once`() {
    interactor.loadIceCream(request: .init())

    interactor.type(cone: "paper", flavor: "1", topping: " CHERRY ")

    #expect(presenterSpy.calls.last == .presentIngredients(Seeds.chosen))
  }

  @Test func `replaces a choice and keeps the later ones`() {
    interactor.loadIceCream(request: .init())
    interactor.type(cone: "sugar", flavor: "vanilla", topping: "cherry")

    interactor.select(.cone, 1)

    #expect(presenterSpy.calls.last == .presentIngredients(Seeds.chosen.going(to: .flavor)))
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

    #expect(presenterSpy.calls.last == .presentRefusal(.tooEarly(kind, missing: missing)))
  }

  @Test(
    arguments: [(-1, 0), (3, 4), (99, 100), (.max, .max), (.min, .min + 1)] as [(Int, Int)])
  func `refuses an index that is out of range, by its number`(index: Int, number: Int) {
    interactor.loadIceCream(request: .init())

    interactor.select(.flavor, index)

    let problem = IngredientProblem.outOfRange(number: number, count: 3)
    #expect(
      presenterSpy.calls.last
        == .presentRefusal(.noSuchIngredients([.init(kind: .flavor, problem: problem)])))
  }

  @Test(
    arguments: [
      ("cherry", .ofOtherKind(typed: "cherry", name: "Cherry", .topping)),
      ("van", .ofOtherKind(typed: "van", name: "Vanilla", .flavor)),
      // It begins a word by accident, or none, or the cone is likelier.
      ("ch", .unknown(typed: "ch", likely: [])), ("illa", .unknown(typed: "illa", likely: [])),
      ("papre cup", .unknown(typed: "papre cup", likely: ["Paper cup"])),
    ] as [(String, IngredientProblem)])
  func `knows a typed name of another kind`(typed: String, problem: IngredientProblem) {
    interactor.loadIceCream(request: .init())

    interactor.selectIngredients(request: .init(choices: PerKind(cone: .typed(typed))))

    #expect(
      presenterSpy.calls.last
        == .presentRefusal(.noSuchIngredients([.init(kind: .cone, problem: problem)])))
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
    ] as [(PerKind<IngredientChoice?>, CreateIceCream.Refusal.Response)])
  func `reports everything that is wrong with a request`(
    choices: PerKind<IngredientChoice?>, reason: CreateIceCream.Refusal.Response
  ) {
    interactor.loadIceCream(request: .init())

    interactor.selectIngredients(request: .init(choices: choices))

    #expect(presenterSpy.calls.last == .presentRefusal(reason))
  }

  @Test func `selects nothing if one of several choices is wrong`() {
    interactor.loadIceCream(request: .init())
    interactor.type(cone: "paper", flavor: "9")

    interactor.finishIceCream(request: .init())

    #expect(presenterSpy.calls.last == .presentRefusal(.unfinished(missing: .cone)))
  }

  @Test func `selects given ingredients before their turn`() {
    interactor.loadIceCream(request: .init())

    interactor.select(.topping, .given("cherry"))

    #expect(presenterSpy.calls.last == .presentIngredients(Seeds.toppingGiven))
  }

  @Test func `goes on after given ingredients`() {
    interactor.loadIceCream(request: .init())
    interactor.select(.topping, .given("cherry"))
    interactor.select(.cone, 1)

    interactor.select(.flavor, 0)

    #expect(presenterSpy.calls.last == .presentIngredients(Seeds.chosen))
  }

  // MARK: SelectIngredients and UndoSurprise, at random

  @Test func `chooses what the random numbers say`() {
    interactor.loadIceCream(request: .init())

    interactor.surprise()

    #expect(presenterSpy.chosenNames == ["Sugar cone", "Chocolate", "Cherry"])
  }

  @Test func `chooses other ingredients the next time`() {
    interactor.loadIceCream(request: .init())
    interactor.surprise()

    interactor.surprise()

    #expect(presenterSpy.chosenNames == ["Paper cup", "Chocolate chip", "Cherry"])
  }

  @Test func `finds nothing at random in an empty list`() {
    worker.answers = [.success(IceCreamCatalog(cones: [], flavors: [], toppings: []))]
    interactor.loadIceCream(request: .init())

    interactor.select(.cone, .random)

    let problem = IngredientProblem.outOfRange(number: 1, count: 0)
    #expect(
      presenterSpy.calls.last
        == .presentRefusal(.noSuchIngredients([.init(kind: .cone, problem: problem)])))
  }

  @Test func `returns to the choices before several surprises`() {
    interactor.loadIceCream(request: .init())
    interactor.select(.cone, 1)
    interactor.surprise()
    interactor.surprise()

    interactor.undoSurprise(request: .init())

    #expect(presenterSpy.calls.last == .presentIngredients(Seeds.coneChosen))
  }

  @Test(
    arguments: [
      { $0.select(.cone, 1) },
      { $0.startOver(request: .init()) },
      { $0.undoSurprise(request: .init()) },
    ] as [CreateIceCreamInteractor.Step])
  func `has no surprise to undo once something else is chosen or begun, or it is undone`(
    act: CreateIceCreamInteractor.Step
  ) {
    interactor.loadIceCream(request: .init())
    interactor.surprise()
    act(interactor)

    interactor.undoSurprise(request: .init())

    #expect(presenterSpy.calls.last == .presentRefusal(.nothingToUndo))
  }

  // MARK: FinishIceCream

  @Test func `saves the ice cream at Done`() {
    interactor.loadIceCream(request: .init())
    interactor.selectAll()

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [.save(Seeds.unsavedIceCream)])
    #expect(presenterSpy.calls.last == .presentFinishedIceCream(.saved(Seeds.savedIceCream)))
  }

  @Test(
    arguments: [
      (PerKind(), .cone), (PerKind(cone: .index(0)), .flavor),
      (PerKind(cone: .index(0), flavor: .index(0)), .topping),
    ] as [(PerKind<IngredientChoice?>, IngredientKind)])
  func `refuses Done too early, and saves nothing`(
    chosen: PerKind<IngredientChoice?>, missing: IngredientKind
  ) {
    interactor.loadIceCream(request: .init())
    interactor.selectIngredients(request: .init(choices: chosen))

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [])
    #expect(presenterSpy.calls.last == .presentRefusal(.unfinished(missing: missing)))
  }

  @Test(
    arguments: [
      { $0.finishIceCream(request: .init()) },
      { $0.select(.cone, 0) },
      { $0.undoSurprise(request: .init()) },
    ] as [CreateIceCreamInteractor.Step])
  func `refuses Done and other choices once the ice cream is ready`(
    act: CreateIceCreamInteractor.Step
  ) {
    interactor.loadIceCream(request: .init())
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    act(interactor)

    #expect(store.calls.count == 1)
    #expect(presenterSpy.calls.last == .presentRefusal(.alreadyFinished))
  }

  @Test(arguments: [true, false])
  func `saves nothing, and lists nothing, if saving is off`(hasStore: Bool) {
    let interactor = CreateIceCreamInteractor(
      worker: worker, store: hasStore ? store : nil, isSaving: false, clock: { Seeds.madeAt })
    interactor.presenter = presenterSpy
    interactor.loadIceCream(request: .init())
    interactor.selectAll()

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [])
    #expect(
      presenterSpy.calls == [
        .presentIceCream(.init(catalog: Seeds.iceCream, canListSaved: false)),
        .presentIngredients(Seeds.chosen), .presentFinishedIceCream(.made(Seeds.unsavedIceCream)),
      ])
  }

  @Test func `presents a failed save, with the ice cream that was made`() {
    store.problems = [.diskFull]
    interactor.loadIceCream(request: .init())
    interactor.selectAll()

    interactor.finishIceCream(request: .init())

    #expect(
      presenterSpy.calls.last == .presentFailure(.notSaved(Seeds.diskFull, Seeds.unsavedIceCream)))
  }

  @Test(
    arguments: [({ @Sendable _ in }, 1), ({ @Sendable in $0.select(.cone, 1) }, 2)]
      as [(CreateIceCreamInteractor.Step, Int)])
  func `saves the same ice cream on a retry, and a later one after another choice`(
    step: CreateIceCreamInteractor.Step, time: Int
  ) {
    var times = [1, 2].map(Timestamp.init)
    let interactor = CreateIceCreamInteractor(
      worker: worker, store: store, clock: { times.removeFirst() })
    store.problems = [.diskFull]
    interactor.loadIceCream(request: .init())
    interactor.selectAll()
    interactor.finishIceCream(request: .init())
    step(interactor)

    interactor.finishIceCream(request: .init())

    let iceCream = UnsavedIceCream(
      madeAt: Timestamp(secondsSince1970: time), names: Seeds.unsavedIceCream.names)
    #expect(store.calls.last == .save(iceCream))
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
      presenterSpy.calls.suffix(2) == [
        .presentIngredients(IceCreamProgress()), .presentIngredients(Seeds.coneChosen),
      ])
  }
}

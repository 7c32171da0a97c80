import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestSupport

/// An interactor enforces the rules.
///
/// A presenter spy records its response to each request, and a store spy what it saves.
struct CreateIceCreamInteractorTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  // MARK: LoadIceCream

  @Test func `presents the catalog that the worker fetches`() {
    _ = loaded()

    #expect(presenter.calls == [.presentIceCream(.init(catalog: Seeds.iceCream))])
  }

  @Test func `presents a load that fails, and loads again`() {
    let interactor = loaded(
      worker: CatalogWorkerStub(.failure(Seeds.catalogError), .success(Seeds.iceCream)))

    interactor.loadIceCream(request: .init())

    #expect(
      presenter.calls == [
        .loadFailed(.catalog(Seeds.catalogError)),
        .presentIceCream(.init(catalog: Seeds.iceCream)),
      ])
  }

  @Test func `starts another ice cream when it reloads, before DONE and after it`() {
    let interactor = loaded()
    for _ in 1...2 {
      interactor.selectAll()
      interactor.loadIceCream(request: .init())
      interactor.select(.flavor, 0)
      #expect(presenter.calls.last == .refused(.tooEarly(.flavor, missing: .cone)))

      interactor.selectAll()
      interactor.finishIceCream(request: .init())
      interactor.loadIceCream(request: .init())
    }
  }

  // MARK: LoadIceCream, with the choices of a saved ice cream

  @Test(
    arguments: [
      (.againLast, .fetch(IceCreamQuery(count: 1)), Self.another),
      (.again(id: Seeds.id), .find(Seeds.id), Seeds.changedIceCream),
      (.change(id: Seeds.id), .find(Seeds.id), Seeds.changedIceCream),
    ] as [(CreateIceCream.Mode, IceCreamStoreSpy.Call, SavedIceCream)])
  func `starts with the choices of a saved ice cream`(
    mode: CreateIceCream.Mode, call: IceCreamStoreSpy.Call, iceCream: SavedIceCream
  ) {
    let store = IceCreamStoreSpy([Seeds.changedIceCream, Self.another])
    _ = loaded(store, mode: mode)

    #expect(store.calls == [call])
    #expect(presented?.progress.selection.cone?.name == iceCream.names.cone)
    #expect(presented?.progress.selection.flavor?.name == iceCream.names.flavor)
    #expect(presented?.progress.missing == [])
  }

  @Test func `presents the store's notes on the ice cream to make again`() {
    let notes = [IceCreamStoreNote.damagedLine(3, of: "book")]
    _ = loaded(
      IceCreamStoreSpy([Seeds.savedIceCream], notes: notes), mode: .againLast)

    #expect(presenter.calls == [.started(Seeds.chosen, notes: notes)])
  }

  @Test func `continues with the same ice cream on a retry`() {
    let interactor = loaded(
      IceCreamStoreSpy([Seeds.savedIceCream], failing: [nil, .lockedTooLong]),
      mode: .change(id: Seeds.id),
      worker: CatalogWorkerStub(.failure(Seeds.catalogError), .success(Seeds.iceCream)))

    interactor.loadIceCream(request: .init())
    interactor.loadIceCream(request: .init())

    #expect(
      presenter.calls == [
        .loadFailed(.catalog(Seeds.catalogError)),
        .loadFailed(.store(.init(store: "book", problem: .lockedTooLong))),
        .started(Seeds.chosen.going(to: .cone), changing: Seeds.id),
      ])
  }

  @Test(
    arguments: [
      (.againLast, nil, .nothingSaved),
      (.change(id: Seeds.id), nil, .store(Seeds.unknownID)),
      (.change(id: nil), nil, .noneSelected), (.again(id: nil), nil, .noneSelected),
      (.againLast, .diskFull, .store(Seeds.diskFull)),
    ] as [(CreateIceCream.Mode, IceCreamStoreError.Problem?, IceCreamFetchError)])
  func `presents why an ice cream to start with cannot be had`(
    mode: CreateIceCream.Mode, problem: IceCreamStoreError.Problem?, error: IceCreamFetchError
  ) {
    let interactor = loaded(IceCreamStoreSpy(failing: [problem]), mode: mode)

    interactor.select(.cone, 0)

    #expect(presenter.calls == [.loadFailed(error), .refused(.nothingLoaded)])
  }

  @Test(arguments: [CreateIceCream.Mode.againLast, .again(id: "w9"), .change(id: "w9")])
  func `presents that there is no store`(mode: CreateIceCream.Mode) {
    interactor(nil, mode: mode).loadIceCream(request: .init())

    #expect(presenter.calls == [.loadFailed(.noStore)])
  }

  @Test func `reports choices that left the catalog until they are replaced`() {
    let interactor = interactor(
      IceCreamStoreSpy([Seeds.mintIceCream]), mode: .change(id: Seeds.mintIceCream.id))
    var progress = Seeds.progress(Selection(cone: Seeds.chosenCone, topping: Seeds.chosenTopping))
    progress.leftCatalog = [.init(kind: .flavor, problem: .leftCatalog(name: "Mint"))]

    interactor.loadIceCream(request: .init())
    interactor.select(.cone, 1)
    interactor.finishIceCream(request: .init())
    interactor.select(.flavor, 0)

    #expect(
      presenter.calls == [
        .started(progress, changing: Seeds.mintIceCream.id), .selected(progress),
        .refused(.unfinished(missing: .flavor)), .selected(Seeds.chosen),
      ])
  }

  // MARK: SelectIngredients

  @Test
  func `clears a choice, and reports again that the saved one left the catalog`() {
    let interactor = loaded(
      IceCreamStoreSpy([Seeds.mintIceCream]), mode: .change(id: Seeds.mintIceCream.id))
    let loaded = presenter.calls.last
    interactor.select(.flavor, 0)

    interactor.select(.flavor, .cleared)

    guard case .presentIceCream(let start) = loaded else {
      Issue.record("\(presenter.calls)")
      return
    }
    #expect(!start.progress.leftCatalog.isEmpty)
    #expect(presenter.calls.last == .selected(start.progress))
  }

  @Test func `reports nothing of a choice that is in the catalog and was taken back`() {
    let interactor = loaded(IceCreamStoreSpy([Seeds.savedIceCream]), mode: .again(id: Seeds.id))

    interactor.select(.topping, .cleared)

    #expect(presenter.calls.last == .selected(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor))
  }

  @Test func `saves nothing if it is not to, whatever is passed to it after it was loaded`() {
    let store = IceCreamStoreSpy()
    let interactor = loaded(store, isSaving: false)
    interactor.selectAll()

    interactor.mode = .change(id: Seeds.id)
    interactor.finishIceCream(request: .init())

    #expect(presenter.calls.last == .presentFinishedIceCream(.made(Seeds.unsavedIceCream)))
    #expect(store.calls == [])
  }

  @Test func `takes a cone, then a flavor, then a topping`() {
    let interactor = loaded()

    interactor.select(.cone, 1)
    interactor.select(.flavor, 0)
    interactor.select(.topping, 1)

    #expect(
      presenter.calls.dropFirst() == [
        .selected(cone: Seeds.chosenCone),
        .selected(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor),
        .selected(Seeds.chosen),
      ])
  }

  @Test(
    arguments: [
      ([], .flavor, .cone), ([], .topping, .cone), ([.cone], .topping, .flavor),
    ] as [([IngredientKind], IngredientKind, IngredientKind)])
  func `refuses an ingredient before its turn`(
    chosen: [IngredientKind], kind: IngredientKind, missing: IngredientKind
  ) {
    let interactor = loaded()
    for kind in chosen { interactor.select(kind, 0) }

    interactor.select(kind, 0)

    #expect(presenter.calls.last == .refused(.tooEarly(kind, missing: missing)))
  }

  @Test func `replaces a choice and keeps the later ones`() {
    let interactor = loaded()
    interactor.type(cone: "sugar", flavor: "vanilla", topping: "cherry")

    interactor.select(.cone, 1)

    #expect(presenter.calls.last == .selected(Seeds.chosen, next: .flavor))
  }

  @Test func `selects typed names and numbers at once`() {
    let interactor = loaded()

    interactor.type(cone: "paper", flavor: "1", topping: " CHERRY ")

    #expect(presenter.calls.last == .selected(Seeds.chosen))
  }

  @Test func `selects before its turn what was given before, and goes on behind it`() {
    let interactor = loaded()

    interactor.select(.topping, .given("cherry"))
    interactor.select(.cone, 1)
    interactor.select(.flavor, 0)

    #expect(
      presenter.calls.dropFirst() == [
        .selected(topping: Seeds.chosenTopping),
        .selected(cone: Seeds.chosenCone, topping: Seeds.chosenTopping), .selected(Seeds.chosen),
      ])
  }

  @Test(arguments: IngredientKind.allCases, [-1, 3, 99, Int.max, .min])
  func `refuses an index that is out of range`(kind: IngredientKind, index: Int) {
    let interactor = loaded()

    interactor.select(kind, index)

    let problem = IngredientProblem.outOfRange(
      number: index == .max ? index : index + 1, count: Seeds.iceCream.names(of: kind).count)
    #expect(
      presenter.calls.last == .refused(.noSuchIngredients([.init(kind: kind, problem: problem)])))
  }

  @Test func `reports every wrong name at once, before a wrong order, and selects nothing`() {
    let interactor = loaded()

    interactor.type(cone: "paper", flavor: "9", topping: "gravel")
    interactor.select(.flavor, 0)

    #expect(
      presenter.calls.dropFirst() == [
        .refused(
          .noSuchIngredients([
            .init(kind: .flavor, problem: .outOfRange(number: 9, count: 3)),
            .init(kind: .topping, problem: .unknown(typed: "gravel", likely: [])),
          ])),
        .refused(.tooEarly(.flavor, missing: .cone)),
      ])
  }

  @Test func `selects nothing if one of several comes too early`() {
    let interactor = loaded()

    interactor.selectIngredients(
      request: .init(choices: PerKind(cone: .index(1), topping: .index(1))))
    interactor.select(.flavor, 0)

    #expect(
      presenter.calls.dropFirst() == [
        .refused(.tooEarly(.topping, missing: .flavor)),
        .refused(.tooEarly(.flavor, missing: .cone)),
      ])
  }

  @Test func `chooses the ingredients that the random numbers say, and any again`() {
    var numbers = FixedNumbers(seed: 7)
    let expected = (0..<20).map { _ in
      PerKind { Seeds.iceCream.names(of: $0).indices.randomElement(using: &numbers) }
    }
    let interactor = loaded(random: FixedNumbers(seed: 7))

    for _ in expected {
      interactor.selectIngredients(request: .init(choices: PerKind { _ in .random }))
    }

    let surprises = presenter.calls.compactMap { call in
      if case .presentIngredients(let response) = call { response.progress.selection } else { nil }
    }
    #expect(surprises.map { surprise in PerKind { surprise[$0]?.index } } == expected)
    for kind in IngredientKind.allCases {
      let chosen = Set(surprises.compactMap { $0[kind]?.name })
      #expect(chosen == Set(Seeds.iceCream.names(of: kind)))
    }
  }

  @Test func `finds nothing at random in an empty list`() {
    let interactor = loaded(
      worker: CatalogWorkerStub(
        .success(IceCreamCatalog(cones: [], flavors: [], toppings: []))))

    interactor.select(.cone, .random)

    #expect(
      presenter.calls.last
        == .refused(
          .noSuchIngredients([.init(kind: .cone, problem: .outOfRange(number: 1, count: 0))])))
  }

  // MARK: The kind to choose next

  @Test(
    arguments: [
      // What is chosen, each by its own request; then the next kind.
      ([], .cone),
      ([.init(cone: .index(0))], .flavor),
      ([.init(cone: .index(0)), .init(flavor: .index(0))], .topping),
      ([.init(cone: .index(0)), .init(flavor: .index(0)), .init(topping: .index(0))], nil),
      // Choosing again goes on behind the choice, and asks for what comes after it.
      (
        [.init(cone: .random, flavor: .random, topping: .random), .init(cone: .typed("1"))], .flavor
      ),
      // What the command line chose before its turn is not asked for.
      ([.init(flavor: .given("1"))], .cone),
      ([.init(flavor: .given("1")), .init(cone: .index(0))], .topping),
      ([.init(flavor: .given("1"), topping: .given("1")), .init(cone: .index(0))], nil),
      // A refused choice goes nowhere.
      ([.init(cone: .index(0)), .init(topping: .index(0))], .flavor),
    ] as [([PerKind<IngredientChoice?>], IngredientKind?)])
  func `goes on to the kind after a choice`(
    choices: [PerKind<IngredientChoice?>], next: IngredientKind?
  ) {
    let interactor = loaded()

    for choice in choices { interactor.selectIngredients(request: .init(choices: choice)) }

    #expect(progress?.next == next)
  }

  @Test func `begins a change at its first choice, or at one that left the catalog`() {
    _ = loaded(IceCreamStoreSpy([Seeds.savedIceCream]), mode: .change(id: Seeds.id))
    #expect(progress?.next == .cone)

    _ = loaded(IceCreamStoreSpy([Seeds.mintIceCream]), mode: .change(id: Seeds.mintIceCream.id))
    #expect(progress?.next == .flavor)
  }

  // MARK: UndoSurprise

  @Test func `returns to the choices before several surprises, once`() {
    let interactor = loaded()
    interactor.select(.cone, 1)
    for _ in 1...2 { interactor.surprise() }
    #expect(progress?.beforeSurprise != nil)

    interactor.undoSurprise(request: .init())
    interactor.undoSurprise(request: .init())

    #expect(
      presenter.calls.suffix(2) == [.selected(cone: Seeds.chosenCone), .refused(.nothingToUndo)])
  }

  @Test func `has no surprise to undo once something else is chosen, made or begun`() {
    let interactor = loaded()
    interactor.surprise()
    interactor.select(.cone, 1)
    #expect(progress?.beforeSurprise == nil)
    interactor.undoSurprise(request: .init())
    interactor.surprise()
    interactor.finishIceCream(request: .init())
    interactor.undoSurprise(request: .init())
    interactor.startOver(request: .init())
    interactor.undoSurprise(request: .init())

    #expect(presenter.calls.count { $0 == .refused(.nothingToUndo) } == 3)
  }

  @Test func `lists the saved ice creams unless saving is off or one is changed`() {
    let store = IceCreamStoreSpy([Seeds.savedIceCream])
    _ = (loaded(store), loaded(store, isSaving: false), loaded(store, mode: .change(id: Seeds.id)))

    #expect(
      presenter.calls.compactMap { call -> Bool? in
        if case .presentIceCream(let response) = call { response.canListSaved } else { nil }
      } == [true, false, false])
  }

  // MARK: FinishIceCream

  @Test func `saves the ice cream at DONE, once`() {
    let store = IceCreamStoreSpy()
    let interactor = loaded(store)
    interactor.selectAll()

    interactor.finishIceCream(request: .init())
    interactor.finishIceCream(request: .init())

    #expect(store.calls == [.save(Seeds.unsavedIceCream)])
    #expect(
      presenter.calls.suffix(2) == [.saved(Seeds.savedIceCream), .refused(.alreadyFinished)])
  }

  @Test func `makes an ice cream that is not to be saved`() {
    let store = IceCreamStoreSpy()

    for interactor in [loaded(nil), loaded(store, isSaving: false)] {
      interactor.selectAll()
      interactor.finishIceCream(request: .init())
      #expect(presenter.calls.last == .presentFinishedIceCream(.made(Seeds.unsavedIceCream)))
    }

    #expect(store.calls == [])
  }

  @Test(
    arguments: [
      ([], .cone), ([.cone], .flavor), ([.cone, .flavor], .topping),
    ] as [([IngredientKind], IngredientKind)])
  func `refuses DONE too early, and saves nothing`(
    chosen: [IngredientKind], missing: IngredientKind
  ) {
    let store = IceCreamStoreSpy()
    let interactor = loaded(store)
    for kind in chosen { interactor.select(kind, 0) }

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [])
    #expect(presenter.calls.last == .refused(.unfinished(missing: missing)))
  }

  @Test func `refuses other choices once the ice cream is ready`() {
    let interactor = loaded()
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    interactor.select(.cone, 0)

    #expect(presenter.calls.last == .refused(.alreadyFinished))
  }

  @Test func `saves the same ice cream on a retry, though it is later`() {
    let store = IceCreamStoreSpy(failing: [.diskFull, .lockedTooLong])
    var now = Seeds.madeAt
    let interactor = CreateIceCreamInteractor(
      worker: CatalogWorkerStub(), store: store,
      clock: {
        defer { now.secondsSince1970 += 600 }
        return now
      })
    interactor.presenter = presenter
    interactor.loadIceCream(request: .init())
    interactor.selectAll()

    for _ in 1...3 { interactor.finishIceCream(request: .init()) }

    #expect(store.calls == Array(repeating: .save(Seeds.unsavedIceCream), count: 3))
    #expect(
      presenter.calls.suffix(3) == [
        .saveFailed(Seeds.diskFull, of: Seeds.unsavedIceCream),
        .saveFailed(
          .init(store: "book", problem: .lockedTooLong), of: Seeds.unsavedIceCream),
        .saved(Seeds.savedIceCream),
      ])
  }

  @Test func `lets the choices change after a failed save`() {
    let interactor = loaded(IceCreamStoreSpy(failing: [.diskFull]))
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    interactor.select(.cone, 1)

    #expect(presenter.calls.last == .selected(Seeds.chosen, next: .flavor))
  }

  // MARK: FinishIceCream, of a change

  @Test func `saves a change with the original identifier and time`() {
    let store = IceCreamStoreSpy([Seeds.savedIceCream])
    let interactor = changing(store)

    interactor.finishIceCream(request: .init())
    interactor.finishIceCream(request: .init())

    #expect(
      store.calls.dropFirst() == [.update(Seeds.changedIceCream, from: Seeds.savedIceCream)])
    #expect(
      presenter.calls.suffix(2) == [
        .presentFinishedIceCream(.changed(Seeds.changedIceCream)), .refused(.alreadyFinished),
      ])
    #expect(interactor.changedIceCream == Seeds.changedIceCream)
  }

  @Test func `saves a change even where new ice creams are not saved`() {
    let store = IceCreamStoreSpy([Seeds.savedIceCream])
    let interactor = changing(store, isSaving: false)

    interactor.finishIceCream(request: .init())

    #expect(store.calls.last == .update(Seeds.changedIceCream, from: Seeds.savedIceCream))
  }

  @Test func `lets the choices change after a failed update, and saves no second ice cream`() {
    let store = IceCreamStoreSpy([Seeds.savedIceCream], failing: [nil, .diskFull, .diskFull])
    let interactor = changing(store)

    interactor.finishIceCream(request: .init())
    interactor.finishIceCream(request: .init())
    #expect(interactor.changedIceCream == nil)
    interactor.select(.cone, 1)
    interactor.finishIceCream(request: .init())

    let update = IceCreamStoreSpy.Call.update(Seeds.changedIceCream, from: Seeds.savedIceCream)
    #expect(
      store.calls.dropFirst() == [
        update, update, .update(Seeds.savedIceCream, from: Seeds.savedIceCream),
      ])
    #expect(
      presenter.calls.suffix(4) == [
        .saveFailed(Seeds.diskFull), .saveFailed(Seeds.diskFull),
        .selected(Seeds.chosen, next: .flavor),
        .presentFinishedIceCream(.unchanged(Seeds.savedIceCream)),
      ])
    #expect(interactor.changedIceCream == nil)
  }

  @Test func `makes no new ice cream if the changed one was deleted meanwhile`() throws {
    let store = IceCreamStoreSpy([Seeds.savedIceCream])
    let interactor = changing(store)
    try store.delete(Seeds.id)

    interactor.finishIceCream(request: .init())

    #expect(store.calls.last == .update(Seeds.changedIceCream, from: Seeds.savedIceCream))
    #expect(presenter.calls.last == .saveFailed(Seeds.unknownID))
  }

  // MARK: StartOver

  @Test func `clears the choices and keeps the catalog, without a second load`() {
    let interactor = loaded(
      worker: CatalogWorkerStub(.success(Seeds.iceCream), .failure(Seeds.catalogError)))
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    interactor.startOver(request: .init())
    interactor.select(.topping, 1)
    interactor.select(.cone, 1)

    #expect(
      presenter.calls.suffix(3) == [
        .selected(IceCreamProgress()), .refused(.tooEarly(.topping, missing: .cone)),
        .selected(cone: Seeds.chosenCone),
      ])
  }

  @Test func `starts over without the choices of the ice cream that was made again`() {
    let interactor = loaded(
      IceCreamStoreSpy([Seeds.savedIceCream]), mode: .again(id: Seeds.id))

    interactor.startOver(request: .init())

    #expect(presenter.calls.last == .selected(IceCreamProgress()))
    #expect(interactor.mode == .create)
  }

  @Test func `starts over with the choices of the ice cream that it changes`() {
    let interactor = changing(IceCreamStoreSpy([Seeds.savedIceCream]))
    let changed = presenter.calls.last
    interactor.startOver(request: .init())
    #expect(presenter.calls.last == .selected(Seeds.chosen, next: .cone))

    interactor.select(.cone, 0)
    interactor.finishIceCream(request: .init())
    interactor.startOver(request: .init())

    #expect(changed != .selected(Seeds.chosen, next: .flavor))
    guard case .presentIngredients(var start) = changed else {
      Issue.record("\(presenter.calls)")
      return
    }
    start.progress.next = .cone
    #expect(presenter.calls.last == .presentIngredients(start))
  }

  @Test func `saves nothing after OK, even if the save failed`() {
    let store = IceCreamStoreSpy(failing: [.diskFull])
    let interactor = loaded(store)
    interactor.selectAll()
    interactor.finishIceCream(request: .init())
    interactor.startOver(request: .init())

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [.save(Seeds.unsavedIceCream)])
    #expect(presenter.calls.last == .refused(.unfinished(missing: .cone)))
  }

  @Test func `refuses everything before a catalog is loaded`() {
    let interactor = interactor()

    interactor.select(.cone, 0)
    interactor.finishIceCream(request: .init())
    interactor.startOver(request: .init())

    #expect(presenter.calls == Array(repeating: .refused(.nothingLoaded), count: 3))
  }

  // MARK: Given

  /// An ice cream like that of the seeds, made a few seconds later.
  private static let another = SavedIceCream(
    id: Seeds.mintIceCream.id, madeAt: Seeds.mintIceCream.madeAt, cone: "Paper cup",
    flavor: "Vanilla", topping: "Cherry")

  private var presented: CreateIceCream.LoadIceCream.Response? {
    if case .presentIceCream(let response) = presenter.calls.last { response } else { nil }
  }

  /// The progress that was presented last.
  private var progress: IceCreamProgress? {
    presenter.calls.lazy.compactMap { call in
      switch call {
      case .presentIceCream(let response): response.progress
      case .presentIngredients(let response): response.progress
      default: nil
      }
    }.last
  }

  private func interactor(
    _ store: (any IceCreamStore)? = nil, mode: CreateIceCream.Mode = .create,
    worker: CatalogWorkerStub = CatalogWorkerStub(), isSaving: Bool = true,
    random: any RandomNumberGenerator = FixedNumbers(seed: 1)
  ) -> CreateIceCreamInteractor {
    let interactor = CreateIceCreamInteractor(
      worker: worker, store: store, isSaving: isSaving, clock: { Seeds.madeAt }, random: random)
    interactor.presenter = presenter
    interactor.mode = mode
    return interactor
  }

  private func loaded(
    _ store: (any IceCreamStore)? = nil, mode: CreateIceCream.Mode = .create,
    worker: CatalogWorkerStub = CatalogWorkerStub(), isSaving: Bool = true,
    random: any RandomNumberGenerator = FixedNumbers(seed: 1)
  ) -> CreateIceCreamInteractor {
    let interactor = interactor(
      store, mode: mode, worker: worker, isSaving: isSaving, random: random)
    interactor.loadIceCream(request: .init())
    return interactor
  }

  /// An interactor in which the user has given the seeds' ice cream another cone.
  private func changing(
    _ store: any IceCreamStore, isSaving: Bool = true
  ) -> CreateIceCreamInteractor {
    let interactor = loaded(store, mode: .change(id: Seeds.id), isSaving: isSaving)
    interactor.select(.cone, 0)
    return interactor
  }
}

extension CreateIceCreamPresentationLogicSpy.Call {
  fileprivate static func started(
    _ progress: IceCreamProgress, changing id: String? = nil, notes: [IceCreamStoreNote] = []
  ) -> Self {
    .presentIceCream(
      .init(
        catalog: Seeds.iceCream, progress: progress, changedID: id, notes: notes,
        canListSaved: id == nil))
  }

  fileprivate static func saved(_ iceCream: SavedIceCream) -> Self {
    .presentFinishedIceCream(.saved(iceCream))
  }
}

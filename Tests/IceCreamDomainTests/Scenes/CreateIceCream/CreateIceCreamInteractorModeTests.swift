import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// An interactor enforces the rules; here, those of a start with a saved ice cream, to make again or to change.
///
/// Another scene says in the data store what to make: its mode.
struct CreateIceCreamInteractorModeTests {
  private let worker = CatalogWorkerStub()
  private let store = IceCreamStoreSpy([Seeds.savedIceCream, Seeds.mintIceCream])
  private let presenterSpy = CreateIceCreamPresentationLogicSpy()
  private let interactor: CreateIceCreamInteractor

  init() {
    interactor = CreateIceCreamInteractor(worker: worker, store: store, clock: { Self.now })
    interactor.presenter = presenterSpy
  }

  // MARK: LoadIceCream

  @Test func `starts with the choices of a saved ice cream, to make it again`() {
    interactor.mode = .again(id: Seeds.id)

    interactor.loadIceCream(request: .init())

    #expect(store.calls == [.find(Seeds.id)])
    #expect(
      presenterSpy.calls == [
        .presentIceCream(.init(catalog: Seeds.iceCream, progress: Seeds.chosen))
      ])
  }

  @Test func `starts a change at the first choice, and cannot list others`() {
    interactor.mode = .change(id: Seeds.id)

    interactor.loadIceCream(request: .init())

    #expect(store.calls == [.find(Seeds.id)])
    #expect(
      presenterSpy.calls == [
        .presentIceCream(
          .init(
            catalog: Seeds.iceCream,
            progress: Seeds.chosen.going(to: .cone, changing: Seeds.savedIceCream),
            canListSaved: false))
      ])
  }

  @Test func `starts with the last saved ice cream, its missing flavor and the store's notes`() {
    store.notes = [.damagedLine(3, of: "book")]
    interactor.mode = .againLast

    interactor.loadIceCream(request: .init())

    #expect(store.calls == [.fetch(IceCreamQuery(order: nil, count: 1))])
    #expect(
      presenterSpy.calls == [
        .presentIceCream(
          .init(
            catalog: Seeds.iceCream, progress: Seeds.mintProgress,
            notes: [.damagedLine(3, of: "book")]))
      ])
  }

  @Test(
    arguments: [
      (.again(id: nil), nil, .noneSelected),
      (.change(id: nil), nil, .noneSelected),
      (.again(id: Seeds.id), .unknownID(Seeds.id), .store(Seeds.unknownID)),
      (.change(id: Seeds.id), .unknownID(Seeds.id), .store(Seeds.unknownID)),
      (.againLast, .diskFull, .store(Seeds.diskFull)),
    ] as [(CreateIceCream.Mode, IceCreamStoreError.Problem?, IceCreamFetchError)])
  func `presents why it cannot start with a saved ice cream`(
    mode: CreateIceCream.Mode, problem: IceCreamStoreError.Problem?, error: IceCreamFetchError
  ) {
    store.problems = [problem]
    interactor.mode = mode

    interactor.loadIceCream(request: .init())

    #expect(presenterSpy.calls == [.presentFailure(.notLoaded(error))])
  }

  @Test(
    arguments: [(nil, .noStore), ([], .nothingSaved)] as [([SavedIceCream]?, IceCreamFetchError)])
  func `presents that there is no store, or nothing in it`(
    contents: [SavedIceCream]?, error: IceCreamFetchError
  ) {
    let interactor = CreateIceCreamInteractor(
      worker: worker, store: contents.map { IceCreamStoreSpy($0) })
    interactor.presenter = presenterSpy
    interactor.mode = .againLast

    interactor.loadIceCream(request: .init())

    #expect(presenterSpy.calls == [.presentFailure(.notLoaded(error))])
  }

  @Test func `continues with the same ice cream on a retry`() {
    worker.answers = [.failure(Seeds.catalogError), .success(Seeds.iceCream)]
    interactor.mode = .again(id: Seeds.id)

    interactor.loadIceCream(request: .init())

    interactor.loadIceCream(request: .init())

    #expect(
      presenterSpy.calls == [
        .presentFailure(.notLoaded(.catalog(Seeds.catalogError))),
        .presentIceCream(.init(catalog: Seeds.iceCream, progress: Seeds.chosen)),
      ])
  }

  // MARK: SelectIngredients

  @Test func `reports a choice that left the catalog until it is replaced`() {
    load(.again(id: Seeds.mintIceCream.id))
    interactor.select(.cone, 1)
    #expect(presenterSpy.calls.last == .presentIngredients(Seeds.mintProgress))

    interactor.select(.flavor, 0)

    #expect(presenterSpy.progress?.leftCatalog == [])
  }

  @Test func `reports it again once its replacement is cleared`() {
    load(.again(id: Seeds.mintIceCream.id))
    interactor.select(.flavor, 0)

    interactor.select(.flavor, .cleared)

    #expect(presenterSpy.calls.last == .presentIngredients(Seeds.mintProgress))
  }

  @Test func `reports nothing of a choice that is in the catalog and was cleared`() {
    load(.again(id: Seeds.id))

    interactor.select(.topping, .cleared)

    #expect(presenterSpy.calls.last == .presentIngredients(Seeds.flavorChosen))
  }

  // MARK: FinishIceCream

  @Test(arguments: [true, false])
  func `saves a change with the original identifier and time, even if saving is off`(
    isSaving: Bool
  ) {
    let interactor = CreateIceCreamInteractor(worker: worker, store: store, isSaving: isSaving)
    interactor.presenter = presenterSpy
    interactor.mode = .change(id: Seeds.id)
    interactor.loadIceCream(request: .init())
    interactor.select(.cone, 0)

    interactor.finishIceCream(request: .init())

    #expect(store.calls.last == .update(Seeds.changedIceCream, from: Seeds.savedIceCream))
    #expect(presenterSpy.calls.last == .presentFinishedIceCream(.changed(Seeds.changedIceCream)))
    #expect(interactor.savedIceCream == Seeds.changedIceCream)
  }

  @Test func `changes nothing if the choices are the same`() {
    load(.change(id: Seeds.id))

    interactor.finishIceCream(request: .init())

    #expect(presenterSpy.calls.last == .presentFinishedIceCream(.unchanged(Seeds.savedIceCream)))
    #expect(interactor.savedIceCream == nil)
  }

  @Test func `presents a failed update without an ice cream, and makes no new one`() {
    load(.change(id: Seeds.id))
    interactor.select(.cone, 0)
    store.problems = [.unknownID(Seeds.id)]

    interactor.finishIceCream(request: .init())

    #expect(store.calls.last == .update(Seeds.changedIceCream, from: Seeds.savedIceCream))
    #expect(presenterSpy.calls.last == .presentFailure(.notSaved(Seeds.unknownID, nil)))
    #expect(interactor.savedIceCream == nil)
  }

  @Test func `makes what was asked for when it was loaded`() {
    load(.create)
    interactor.selectAll()
    interactor.mode = .change(id: Seeds.id)

    interactor.finishIceCream(request: .init())

    let iceCream = UnsavedIceCream(madeAt: Self.now, names: Seeds.unsavedIceCream.names)
    #expect(store.calls == [.save(iceCream)])
  }

  @Test func `forgets a change when another is loaded`() {
    load(.change(id: Seeds.id))
    interactor.select(.cone, 0)
    interactor.finishIceCream(request: .init())

    interactor.loadIceCream(request: .init())

    #expect(interactor.savedIceCream == nil)
  }

  // MARK: StartOver

  @Test func `starts over without the choices of the ice cream that was made again`() {
    load(.again(id: Seeds.id))

    interactor.startOver(request: .init())

    #expect(presenterSpy.calls.last == .presentIngredients(IceCreamProgress()))
    #expect(interactor.mode == .create)
  }

  @Test func `starts over with the choices of the change that it saved`() {
    load(.change(id: Seeds.id))
    interactor.select(.cone, 0)
    interactor.finishIceCream(request: .init())

    interactor.startOver(request: .init())

    #expect(presenterSpy.chosenNames == ["Sugar cone", "Vanilla", "Cherry"])
    #expect(presenterSpy.progress?.next == .cone)
  }

  // MARK: Given

  private static let now = Timestamp(secondsSince1970: 7)

  /// Passes what to make to the interactor, and loads it.
  private func load(_ mode: CreateIceCream.Mode) {
    interactor.mode = mode
    interactor.loadIceCream(request: .init())
  }
}

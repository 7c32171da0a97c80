import Seeds
import Testing

@testable import IceCreamDomain

/// Repeating the last ice cream starts with its choices and saves a new one.
struct CreateIceCreamInteractorMakeAgainTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  @Test func `presents notes about unreadable lines once the choices are presented`() {
    let notes = [IceCreamStoreNote.damagedLine(3)]
    let interactor = interactor(IceCreamStoreStub([Seeds.savedIceCream], notes: notes))

    interactor.repeatIceCream(request: .init())

    #expect(
      presenter.calls == [
        .again(Self.chosen), .presentRepeatedIceCream(.init(notes: notes, place: "book")),
      ])
  }

  @Test func `selects the ingredients of the last saved ice cream`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.changedIceCream, Self.another]))
    let interactor = interactor(store)

    interactor.repeatIceCream(request: .init())

    #expect(store.calls == [.fetch(IceCreamQuery(count: 1))])
    #expect(presenter.calls == [.again(Self.chosen, from: Self.another), .noted])
  }

  @Test func `selects the ingredients of the ice cream with an identifier`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.savedIceCream, Seeds.mintIceCream]))
    let interactor = interactor(store)

    interactor.repeatIceCream(request: .init(id: Seeds.id))

    #expect(store.calls == [.find(Seeds.id)])
    #expect(presenter.calls == [.again(Self.chosen), .noted])
  }

  @Test func `refuses an identifier that the store does not have`() {
    let interactor = interactor(IceCreamStoreStub())

    interactor.repeatIceCream(request: .init(id: Seeds.id))

    #expect(presenter.calls == [.refused(.store(Seeds.unknownID))])
  }

  @Test func `starts with the choices of an ice cream that was passed to it`() {
    let interactor = interactor(IceCreamStoreStub())
    interactor.mode = .makeAgain(Seeds.savedIceCream)

    interactor.loadIceCream(request: .init())

    #expect(presenter.calls == [.again(Self.chosen)])
  }

  @Test func `starts over without choices`() {
    let interactor = interactor(IceCreamStoreStub([Seeds.savedIceCream]))
    interactor.repeatIceCream(request: .init())

    interactor.startOver(request: .init())
    interactor.loadIceCream(request: .init())

    #expect(
      presenter.calls.suffix(2) == [
        .presentStartOver(.init()), .presentIceCream(.init(iceCreamData: Seeds.iceCream)),
      ])
  }

  @Test func `saves a new ice cream with a new time and identifier`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.savedIceCream]))
    let interactor = interactor(store, now: Seeds.mintIceCream.madeAt)
    interactor.repeatIceCream(request: .init())

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [.fetch(IceCreamQuery(count: 1)), .save(Self.another)])
  }

  @Test func `refuses if nothing is saved yet`() {
    let interactor = interactor(IceCreamStoreStub())

    interactor.repeatIceCream(request: .init())

    #expect(presenter.calls == [.refused(.nothingSavedYet)])
  }

  @Test func `refuses without a store`() {
    let interactor = interactor(nil)

    interactor.repeatIceCream(request: .init())

    #expect(presenter.calls == [.refused(.noStore)])
  }

  @Test func `refuses during a change and continues the change`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.mintIceCream]))
    let interactor = interactor(store)
    interactor.mode = .change(Seeds.savedIceCream)

    interactor.repeatIceCream(request: .init())

    #expect(store.calls == [])
    #expect(presenter.calls == [.refused(.stillChanging)])
    #expect(interactor.mode == .change(Seeds.savedIceCream))
  }

  @Test func `presents a store failure and keeps the choices`() {
    let interactor = interactor(IceCreamStoreStub(failing: [.diskFull]))
    interactor.loadIceCream(request: .init())
    interactor.select(.cone, 1)

    interactor.repeatIceCream(request: .init())
    interactor.select(.flavor, 0)

    #expect(
      presenter.calls.suffix(2) == [
        .refused(.store(Seeds.diskFull)),
        .selected(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor),
      ])
  }

  @Test func `presents a catalog failure`() {
    let interactor = interactor(
      IceCreamStoreStub([Seeds.savedIceCream]),
      worker: CatalogWorkerStub(.failure(Seeds.catalogError)))

    interactor.repeatIceCream(request: .init())

    #expect(presenter.calls == [.presentLoadFailure(.init(error: Seeds.catalogError))])
  }

  @Test func `starts another one before the alert is dismissed`() {
    let interactor = interactor(IceCreamStoreStub([Seeds.savedIceCream]))
    interactor.loadIceCream(request: .init())
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    interactor.repeatIceCream(request: .init())
    interactor.select(.cone, 1)

    var saved = Seeds.savedIceCream
    saved.id = "x930gn1"
    #expect(
      presenter.calls.suffix(3) == [
        .again(Self.chosen, from: saved), .noted,
        .selected(
          cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping),
      ])
  }

  // MARK: Given

  private func interactor(
    _ store: (any IceCreamStore)?, now: Timestamp = Seeds.madeAt,
    worker: CatalogWorkerStub = CatalogWorkerStub()
  ) -> CreateIceCreamInteractor {
    let interactor = CreateIceCreamInteractor(worker: worker, store: store, clock: { now })
    interactor.presenter = presenter
    return interactor
  }

  /// An ice cream like that of the seeds, made a few seconds later.
  private static let another = SavedIceCream(
    id: Seeds.mintIceCream.id, madeAt: Seeds.mintIceCream.madeAt, cone: "Paper cup",
    flavor: "Vanilla", topping: "Cherry")
  private static let chosen = Selection(
    cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping)
}

extension CreateIceCreamPresentationLogicSpy.Call {
  fileprivate static func again(
    _ selection: Selection, from iceCream: SavedIceCream = Seeds.savedIceCream
  ) -> Self {
    .presentIceCream(
      .init(iceCreamData: Seeds.iceCream, mode: .makeAgain(iceCream), selection: selection))
  }

  /// The store remarked nothing.
  fileprivate static let noted = Self.presentRepeatedIceCream(.init(notes: [], place: "book"))
}

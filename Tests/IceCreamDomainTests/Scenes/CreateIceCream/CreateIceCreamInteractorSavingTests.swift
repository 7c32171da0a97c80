import Seeds
import Testing

@testable import IceCreamDomain

/// DONE saves the ice cream once, under the identifier that the store assigns.
struct CreateIceCreamInteractorSavingTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  // MARK: DONE

  @Test func `presents the ice cream at DONE before the save`() {
    let store = IceCreamStoreSpy()
    let interactor = chosen(store)

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [.save(Seeds.savedIceCream)])
    #expect(
      presenter.calls.suffix(2) == [
        .presentFinishedIceCream(.init(iceCream: Seeds.savedIceCream)),
        .saved(Seeds.savedIceCream),
      ])
  }

  @Test func `presents the store's identifier and notes`() {
    let notes = [IceCreamStoreNote.damagedLine(3)]
    let interactor = chosen(IceCreamStoreStub([Seeds.savedIceCream], notes: notes))

    interactor.finishIceCream(request: .init())

    var kept = Seeds.savedIceCream
    kept.id = "x930gn1"
    #expect(presenter.calls.last == .saved(kept, notes: notes))
  }

  @Test func `finishes without a store`() {
    let interactor = chosen(nil)

    interactor.finishIceCream(request: .init())

    #expect(
      presenter.calls.last == .presentFinishedIceCream(.init(iceCream: Seeds.savedIceCream)))
  }

  @Test func `saves nothing before DONE`() {
    let store = IceCreamStoreSpy()
    let interactor = interactor(store)
    interactor.loadIceCream(request: .init())
    interactor.select(.cone, 1)

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [])
    #expect(presenter.calls.last == .refused(.unfinished(missing: .flavor)))
  }

  // MARK: SaveIceCream

  @Test func `saves the same ice cream on a retry`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub(failing: [.diskFull, .lockedTooLong]))
    let interactor = chosen(store)
    interactor.finishIceCream(request: .init())

    interactor.saveIceCream(request: .init())
    interactor.saveIceCream(request: .init())

    #expect(store.calls == Array(repeating: .save(Seeds.savedIceCream), count: 3))
    #expect(
      presenter.calls.suffix(4) == [
        .presentFinishedIceCream(.init(iceCream: Seeds.savedIceCream)),
        .presentStoreFailure(.init(error: Seeds.diskFull)),
        .presentStoreFailure(.init(error: .init(place: "book", problem: .lockedTooLong))),
        .saved(Seeds.savedIceCream),
      ])
  }

  @Test func `saves nothing twice`() {
    let store = IceCreamStoreSpy()
    let interactor = chosen(store)
    interactor.finishIceCream(request: .init())

    interactor.saveIceCream(request: .init())

    #expect(store.calls == [.save(Seeds.savedIceCream)])
    #expect(presenter.calls.last == .refused(.nothingToSave))
  }

  @Test func `saves nothing after OK, even if the save failed`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub(failing: [.diskFull]))
    let interactor = chosen(store)
    interactor.finishIceCream(request: .init())
    interactor.startOver(request: .init())

    interactor.saveIceCream(request: .init())

    #expect(store.calls == [.save(Seeds.savedIceCream)])
    #expect(presenter.calls.last == .refused(.nothingToSave))
  }

  @Test func `saves one ice cream after another`() {
    let store = IceCreamStoreSpy()
    let interactor = chosen(store)
    interactor.finishIceCream(request: .init())
    interactor.startOver(request: .init())
    interactor.selectAll()

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [.save(Seeds.savedIceCream), .save(Seeds.savedIceCream)])
  }

  @Test func `refuses to save without a store`() {
    let interactor = chosen(nil)
    interactor.finishIceCream(request: .init())

    interactor.saveIceCream(request: .init())

    #expect(presenter.calls.last == .refused(.noStore))
  }

  // MARK: Given

  private func interactor(_ store: (any IceCreamStore)?) -> CreateIceCreamInteractor {
    let interactor = CreateIceCreamInteractor(
      worker: CatalogWorkerStub(), store: store, clock: { Seeds.madeAt })
    interactor.presenter = presenter
    return interactor
  }

  private func chosen(_ store: (any IceCreamStore)?) -> CreateIceCreamInteractor {
    let interactor = interactor(store)
    interactor.loadIceCream(request: .init())
    interactor.selectAll()
    return interactor
  }
}

extension CreateIceCreamPresentationLogicSpy.Call {
  fileprivate static func saved(
    _ iceCream: SavedIceCream, notes: [IceCreamStoreNote] = []
  ) -> Self {
    .presentSavedIceCream(.init(saving: .init(iceCream: iceCream, notes: notes), place: "book"))
  }
}

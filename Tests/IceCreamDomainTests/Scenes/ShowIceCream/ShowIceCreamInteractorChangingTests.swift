import Seeds
import Testing

@testable import IceCreamDomain

/// An ice cream can be changed and deleted while it is in the store.
struct ShowIceCreamInteractorChangingTests {
  private let presenter = ShowIceCreamPresentationLogicSpy()

  // MARK: EditIceCream

  @Test func `opens the change with the stored version`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.changedIceCream]))
    let interactor = interactor(store)

    interactor.editIceCream(request: .init())

    #expect(store.calls == [.find(Seeds.id)])
    #expect(interactor.iceCream == Seeds.changedIceCream)
    #expect(presenter.calls == [.presentEditing(.init())])
  }

  @Test func `opens no change if it was deleted meanwhile`() {
    let interactor = interactor(IceCreamStoreStub())

    interactor.editIceCream(request: .init())

    #expect(presenter.calls == [.presentFetchFailure(.init(reason: .store(Seeds.unknownID)))])
  }

  @Test func `opens no change without a store`() {
    let interactor = interactor(nil)

    interactor.editIceCream(request: .init())

    #expect(presenter.calls == [.presentFetchFailure(.init(reason: .noStore))])
  }

  // MARK: RepeatIceCream

  @Test func `opens the scene that makes it again`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub())
    let interactor = interactor(store)

    interactor.repeatIceCream(request: .init())

    #expect(store.calls == [])
    #expect(presenter.calls == [.presentRepeating(.init())])
  }

  @Test func `makes nothing again if nothing was passed to it`() {
    let interactor = interactor(IceCreamStoreStub(), showing: nil)

    interactor.repeatIceCream(request: .init())

    #expect(presenter.calls == [.presentFetchFailure(.init(reason: .noneSelected))])
  }

  // MARK: DeleteIceCream

  @Test func `asks before it deletes`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.savedIceCream]))
    let interactor = interactor(store)

    interactor.deleteIceCream(request: .init(step: .ask))

    #expect(store.calls == [])
    #expect(
      presenter.calls == [
        .presentDeletedIceCream(.init(iceCream: Seeds.savedIceCream, step: .ask))
      ])
  }

  @Test func `deletes after confirmation, and stores the deleted ice cream`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.savedIceCream]))
    let interactor = interactor(store)

    interactor.deleteIceCream(request: .init(step: .delete))

    #expect(store.calls == [.delete(Seeds.id, as: Seeds.savedIceCream)])
    #expect(
      presenter.calls == [
        .presentDeletedIceCream(.init(iceCream: Seeds.savedIceCream, step: .delete))
      ])
    #expect(interactor.iceCream == Seeds.savedIceCream)
  }

  @Test func `presents a failed deletion, and deletes on a retry`() {
    let interactor = interactor(
      IceCreamStoreStub([Seeds.savedIceCream], failing: [.diskFull]))

    interactor.deleteIceCream(request: .init(step: .delete))
    interactor.deleteIceCream(request: .init(step: .delete))

    #expect(
      presenter.calls == [
        .presentDeleteFailure(.init(error: Seeds.diskFull)),
        .presentDeletedIceCream(.init(iceCream: Seeds.savedIceCream, step: .delete)),
      ])
  }

  @Test func `keeps the ice cream`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.savedIceCream]))
    let interactor = interactor(store)

    interactor.deleteIceCream(request: .init(step: .keep))

    #expect(store.calls == [])
    #expect(
      presenter.calls == [
        .presentDeletedIceCream(.init(iceCream: Seeds.savedIceCream, step: .keep))
      ])
  }

  @Test func `presents the stored version if it was changed meanwhile`() {
    let error = IceCreamStoreError(place: "book", problem: .changedMeanwhile(Seeds.id))
    let interactor = interactor(
      IceCreamStoreStub([Seeds.changedIceCream], failing: [error.problem]))

    interactor.deleteIceCream(request: .init(step: .delete))

    guard case .presentIceCream(let response) = presenter.calls.first else {
      Issue.record("\(presenter.calls)")
      return
    }
    #expect(response.iceCream == Seeds.changedIceCream)
    #expect(interactor.iceCream == Seeds.changedIceCream)
    #expect(presenter.calls.last == .presentDeleteFailure(.init(error: error)))
  }

  @Test func `presents a failure if it was deleted meanwhile`() {
    let interactor = interactor(IceCreamStoreStub())

    interactor.deleteIceCream(request: .init(step: .delete))

    #expect(presenter.calls == [.presentDeleteFailure(.init(error: Seeds.unknownID))])
  }

  @Test(arguments: [.ask, .delete, .keep] as [ShowIceCream.DeleteIceCream.Step])
  func `presents a failure if nothing was passed to it`(step: ShowIceCream.DeleteIceCream.Step) {
    let interactor = interactor(IceCreamStoreStub([Seeds.savedIceCream]), showing: nil)

    interactor.deleteIceCream(request: .init(step: step))

    #expect(
      presenter.calls == [
        .presentFetchFailure(.init(reason: .noneSelected))
      ])
  }

  @Test(arguments: [.ask, .delete, .keep] as [ShowIceCream.DeleteIceCream.Step])
  func `presents a failure without a store`(step: ShowIceCream.DeleteIceCream.Step) {
    let interactor = interactor(nil)

    interactor.deleteIceCream(request: .init(step: step))

    #expect(presenter.calls == [.presentFetchFailure(.init(reason: .noStore))])
  }

  private func interactor(
    _ store: (any IceCreamStore)?, showing iceCream: SavedIceCream? = Seeds.savedIceCream
  ) -> ShowIceCreamInteractor {
    let interactor = ShowIceCreamInteractor(worker: CatalogWorkerStub(), store: store)
    interactor.presenter = presenter
    interactor.iceCream = iceCream
    return interactor
  }
}

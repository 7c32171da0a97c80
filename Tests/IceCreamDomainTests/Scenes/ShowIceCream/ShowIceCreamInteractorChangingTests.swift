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

  // MARK: DeleteIceCream

  @Test func `asks before it deletes`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.savedIceCream]))
    let interactor = interactor(store)

    interactor.deleteIceCream(request: .init())

    #expect(store.calls == [])
    #expect(
      presenter.calls == [
        .presentDeletedIceCream(.init(iceCream: Seeds.savedIceCream, isDeleted: false))
      ])
  }

  @Test func `deletes after confirmation, and stores the deleted ice cream`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.savedIceCream]))
    let interactor = interactor(store)

    interactor.deleteIceCream(request: .init(isConfirmed: true))

    #expect(store.calls == [.delete(Seeds.id, as: Seeds.savedIceCream)])
    #expect(
      presenter.calls == [
        .presentDeletedIceCream(.init(iceCream: Seeds.savedIceCream, isDeleted: true))
      ])
    #expect(interactor.iceCream == Seeds.savedIceCream)
  }

  @Test func `presents a failed deletion, and deletes on a retry`() {
    let interactor = interactor(
      IceCreamStoreStub([Seeds.savedIceCream], failing: [.diskFull]))

    interactor.deleteIceCream(request: .init(isConfirmed: true))
    interactor.deleteIceCream(request: .init(isConfirmed: true))

    #expect(
      presenter.calls == [
        .presentDeleteFailure(.init(error: Seeds.diskFull)),
        .presentDeletedIceCream(.init(iceCream: Seeds.savedIceCream, isDeleted: true)),
      ])
  }

  @Test func `presents a failure if it was deleted meanwhile`() {
    let interactor = interactor(IceCreamStoreStub())

    interactor.deleteIceCream(request: .init(isConfirmed: true))

    #expect(presenter.calls == [.presentDeleteFailure(.init(error: Seeds.unknownID))])
  }

  @Test(arguments: [false, true])
  func `presents a failure if nothing was passed to it`(isConfirmed: Bool) {
    let interactor = interactor(IceCreamStoreStub([Seeds.savedIceCream]), showing: nil)

    interactor.deleteIceCream(request: .init(isConfirmed: isConfirmed))

    #expect(
      presenter.calls == [
        .presentFetchFailure(.init(reason: .noneSelected))
      ])
  }

  @Test(arguments: [false, true])
  func `presents a failure without a store`(isConfirmed: Bool) {
    let interactor = interactor(nil)

    interactor.deleteIceCream(request: .init(isConfirmed: isConfirmed))

    #expect(presenter.calls == [.presentFetchFailure(.init(reason: .noStore))])
  }

  private func interactor(
    _ store: (any IceCreamStore)?, showing iceCream: SavedIceCream? = Seeds.savedIceCream
  ) -> ShowIceCreamInteractor {
    let interactor = ShowIceCreamInteractor(catalogWorker: CatalogWorkerStub(), store: store)
    interactor.presenter = presenter
    interactor.iceCream = iceCream
    return interactor
  }
}

import Seeds
import Testing

@testable import IceCreamDomain

/// Deleting needs confirmation, and reloads the page before it reports the deletion.
struct ListIceCreamsInteractorDeletingTests {
  private let presenter = ListIceCreamsPresentationLogicSpy()

  @Test func `asks before it deletes`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub(Seeds.savedIceCreams))
    let interactor = listing(store)

    interactor.deleteIceCream(request: .init(index: 1, step: .ask))

    #expect(store.calls == [.fetch(.init(count: 2))])
    #expect(presenter.calls.last == .deleted(3, .ask))
  }

  @Test func `deletes after confirmation, reloads the page, then presents the deletion`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub(Seeds.savedIceCreams))
    let interactor = listing(store)

    interactor.deleteIceCream(request: .init(index: 1, step: .delete))

    #expect(
      store.calls == [
        .fetch(.init(count: 2)), .delete(Seeds.savedIceCreams[3].id, as: Seeds.savedIceCreams[3]),
        .fetch(.init(count: 2)),
      ])
    #expect(
      presenter.calls.dropFirst() == [
        .page([4, 2], hasMore: true, canUndo: true), .deleted(3, .delete),
      ])
  }

  @Test func `goes back a page when the last page becomes empty`() {
    let interactor = listing(IceCreamStoreStub(Seeds.savedIceCreams))
    interactor.fetchIceCreams(request: .next)
    interactor.fetchIceCreams(request: .next)

    interactor.deleteIceCream(request: .init(index: 0, step: .delete))

    #expect(
      presenter.calls.suffix(2) == [
        .page([2, 1], offset: 2, hasPrevious: true, canUndo: true), .deleted(0, .delete),
      ])
  }

  @Test func `goes back to the nearest page that is not empty`() throws {
    let store = IceCreamStoreStub(Seeds.savedIceCreams)
    let interactor = listing(store)
    interactor.fetchIceCreams(request: .next)
    interactor.fetchIceCreams(request: .next)
    for iceCream in Seeds.savedIceCreams.prefix(4) { try store.delete(iceCream.id) }

    interactor.fetchIceCreams(request: .again)

    #expect(presenter.calls.last == .page([4]))
  }

  @Test func `presents an empty list when the only ice cream is deleted`() {
    let interactor = listing(IceCreamStoreStub([Seeds.savedIceCream]))

    interactor.deleteIceCream(request: .init(index: 0, step: .delete))

    #expect(presenter.calls.suffix(2) == [.page([], canUndo: true), .deleted(0, .delete)])
  }

  @Test func `reloads the page if another program deleted the ice cream first`() throws {
    let store = InMemoryIceCreamStore([Seeds.savedIceCream], place: "book")
    let interactor = listing(store)
    try store.delete(Seeds.id)

    interactor.deleteIceCream(request: .init(index: 0, step: .delete))

    let error = IceCreamStoreError(place: store.place, problem: .unknownID(Seeds.id))
    #expect(
      presenter.calls.suffix(2) == [.page([]), .presentDeleteFailure(.init(error: error))])
  }

  @Test func `presents a failed deletion and keeps the page`() {
    let store = IceCreamStoreSpy(
      IceCreamStoreStub(Seeds.savedIceCreams, failing: [nil, .diskFull]))
    let interactor = listing(store)

    interactor.deleteIceCream(request: .init(index: 0, step: .delete))

    #expect(
      store.calls == [
        .fetch(.init(count: 2)), .delete(Seeds.mintIceCream.id, as: Seeds.mintIceCream),
      ])
    #expect(presenter.calls.last == .presentDeleteFailure(.init(error: Seeds.diskFull)))
  }

  @Test func `presents the deletion even if the page cannot be reloaded`() {
    let interactor = listing(
      IceCreamStoreStub(Seeds.savedIceCreams, failing: [nil, nil, .diskFull]))

    interactor.deleteIceCream(request: .init(index: 0, step: .delete))

    #expect(
      presenter.calls.dropFirst() == [.failed(.store(Seeds.diskFull)), .deleted(4, .delete)])
  }

  // MARK: Deletions from another scene

  @Test func `presents a deletion from another scene once`() {
    let interactor = listing(IceCreamStoreStub(Seeds.savedIceCreams))
    interactor.deletedIceCream = Seeds.changedIceCream

    interactor.fetchIceCreams(request: .again)
    interactor.fetchIceCreams(request: .again)

    #expect(
      presenter.calls.dropFirst() == [
        .page([4, 3], hasMore: true, canUndo: true, deleted: Seeds.changedIceCream),
        .page([4, 3], hasMore: true, canUndo: true),
      ])
    #expect(interactor.deletedIceCream == nil)
  }

  @Test func `presents that deletion after a failed page`() {
    let interactor = listing(IceCreamStoreStub(Seeds.savedIceCreams, failing: [nil, .diskFull]))
    interactor.deletedIceCream = Seeds.changedIceCream
    interactor.fetchIceCreams(request: .again)

    interactor.fetchIceCreams(request: .again)

    #expect(
      presenter.calls.last
        == .page([4, 3], hasMore: true, canUndo: true, deleted: Seeds.changedIceCream))
  }

  /// Returns an interactor that has fetched the two newest ice creams.
  @Test func `keeps an ice cream`() {
    let interactor = listing(IceCreamStoreStub(Seeds.savedIceCreams))

    interactor.deleteIceCream(request: .init(index: 1, step: .keep))

    #expect(presenter.calls.last == .deleted(3, .keep))
    #expect(interactor.deletedIceCream == nil)
  }

  @Test func `selects the ice cream to make again`() {
    let interactor = listing(IceCreamStoreStub(Seeds.savedIceCreams))

    interactor.repeatIceCream(request: .init(index: 1))

    #expect(presenter.calls.last == .presentRepeating(.init()))
    #expect(interactor.selectedIceCream == Seeds.savedIceCreams[3])
  }

  private func listing(_ store: any IceCreamStore) -> ListIceCreamsInteractor {
    let interactor = ListIceCreamsInteractor(catalogWorker: CatalogWorkerStub(), store: store)
    interactor.presenter = presenter
    interactor.fetchFirst()
    return interactor
  }
}

extension ListIceCreamsPresentationLogicSpy.Call {
  fileprivate static func deleted(_ index: Int, _ step: ListIceCreams.DeleteIceCream.Step) -> Self {
    .presentDeletedIceCream(.init(iceCream: Seeds.savedIceCreams[index], step: step))
  }
}

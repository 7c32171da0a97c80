import Seeds
import Testing

@testable import IceCreamDomain

/// Deletions are undone in reverse order.
struct ListIceCreamsInteractorRestoringTests {
  private let presenter = ListIceCreamsPresentationLogicSpy()
  private let deletions = DeletedIceCreams()

  private func listing(_ store: any IceCreamStore) -> ListIceCreamsInteractor {
    let interactor = ListIceCreamsInteractor(
      catalogWorker: CatalogWorkerStub(), store: store, deletions: deletions)
    interactor.presenter = presenter
    interactor.fetchFirst()
    return interactor
  }

  @Test func `restores the ice cream that was deleted last, reloads, then presents it`() throws {
    let store = IceCreamStoreSpy(IceCreamStoreStub(Seeds.savedIceCreams))
    let interactor = listing(store)
    interactor.deleteIceCream(request: .init(index: 0, step: .delete))
    interactor.deleteIceCream(request: .init(index: 0, step: .delete))

    interactor.restoreIceCream(request: .init())
    interactor.restoreIceCream(request: .init())

    #expect(
      store.calls.suffix(4) == [
        .restore(Seeds.savedIceCreams[3]), .fetch(.init(count: 2)),
        .restore(Seeds.savedIceCreams[4]), .fetch(.init(count: 2)),
      ])
    #expect(
      presenter.calls.suffix(4) == [
        .page([3, 2], hasMore: true, canUndo: true),
        .presentRestoredIceCream(.restored(Seeds.savedIceCreams[3])),
        .page([4, 3], hasMore: true),
        .presentRestoredIceCream(.restored(Seeds.savedIceCreams[4])),
      ])
  }

  @Test func `presents that there is nothing to undo`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub(Seeds.savedIceCreams))
    let interactor = listing(store)

    interactor.restoreIceCream(request: .init())

    #expect(presenter.calls.last == .presentRestoredIceCream(.nothingDeleted))
    #expect(store.calls == [.fetch(.init(count: 2))])
  }

  @Test func `undoes a deletion from another scene, and from an earlier list`() throws {
    let store = InMemoryIceCreamStore(Seeds.savedIceCreams, place: "book")
    let first = listing(store)
    first.deleteIceCream(request: .init(index: 0, step: .delete))
    let interactor = listing(store)
    try store.delete(Seeds.savedIceCreams[1].id)
    interactor.deletedIceCream = Seeds.savedIceCreams[1]

    interactor.restoreIceCream(request: .init())
    interactor.restoreIceCream(request: .init())

    #expect(try store.count(.init()) == 5)
  }

  @Test func `can undo a deletion again after the disk was full`() {
    let interactor = listing(
      IceCreamStoreStub(Seeds.savedIceCreams, failing: [nil, nil, nil, .diskFull]))
    interactor.deleteIceCream(request: .init(index: 0, step: .delete))

    interactor.restoreIceCream(request: .init())
    #expect(presenter.calls.last == .presentRestoredIceCream(.failed(Seeds.diskFull)))
    interactor.restoreIceCream(request: .init())

    #expect(
      presenter.calls.last == .presentRestoredIceCream(.restored(Seeds.savedIceCreams[4])))
  }

  @Test func `forgets a deletion that cannot be undone, and reloads`() throws {
    let store = InMemoryIceCreamStore(Seeds.savedIceCreams, place: "book")
    let interactor = listing(store)
    interactor.deleteIceCream(request: .init(index: 0, step: .delete))
    var other = Seeds.savedIceCreams[4]
    other.flavor = "Lime"
    try store.restore(Seeds.savedIceCreams[4])
    try store.update(other)

    interactor.restoreIceCream(request: .init())

    let error = IceCreamStoreError(place: "book", problem: .changedMeanwhile(other.id))
    #expect(presenter.calls.last == .presentRestoredIceCream(.failed(error)))
    interactor.restoreIceCream(request: .init())
    #expect(presenter.calls.last == .presentRestoredIceCream(.nothingDeleted))
  }
}

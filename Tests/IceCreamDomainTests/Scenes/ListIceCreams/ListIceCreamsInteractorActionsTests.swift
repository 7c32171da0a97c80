import Seeds
import Testing

@testable import IceCreamDomain

/// The list is counted, filtered by a text, and leads to the change of an ice cream.
struct ListIceCreamsInteractorActionsTests {
  private let presenter = ListIceCreamsPresentationLogicSpy()

  private func listing(_ store: any IceCreamStore) -> ListIceCreamsInteractor {
    let interactor = ListIceCreamsInteractor(catalogWorker: CatalogWorkerStub(), store: store)
    interactor.presenter = presenter
    interactor.fetchFirst()
    return interactor
  }

  // MARK: CountIceCreams

  @Test func `counts only when asked, and remembers the total while pages turn`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub(Seeds.savedIceCreams))
    let interactor = listing(store)

    interactor.countIceCreams(request: .init())
    interactor.fetchIceCreams(request: .next)
    interactor.fetchIceCreams(request: .first(.init(order: .oldest, count: 2)))

    #expect(
      presenter.calls == [
        .page([4, 3], hasMore: true), .presentCount(.init(total: 5, offset: 0, count: 2)),
        .page([2, 1], hasMore: true, offset: 2, total: 5, hasPrevious: true),
        .page([0, 1], hasMore: true, total: 5),
      ])
    #expect(store.calls.filter { $0 == .count(.init()) }.count == 1)
  }

  @Test func `presents a failure to count, and reloads on a retry`() {
    let interactor = listing(IceCreamStoreStub(Seeds.savedIceCreams, failing: [nil, .diskFull]))

    interactor.countIceCreams(request: .init())
    interactor.fetchIceCreams(request: .again)

    #expect(
      presenter.calls.dropFirst() == [
        .failed(.store(Seeds.diskFull)), .page([4, 3], hasMore: true),
      ])
  }

  // MARK: The text of the filter

  @Test func `filters by the words of a text`() {
    let interactor = listing(InMemoryIceCreamStore(Seeds.savedIceCreams, place: "book"))

    interactor.fetchIceCreams(request: .first(.init(text: "cup MIN", count: 2)))

    #expect(presenter.calls.last == .page([4], filter: IceCreamFilter(text: "cup MIN")))
  }

  @Test func `returns to the place in the list where the text was typed`() {
    let interactor = listing(InMemoryIceCreamStore(Seeds.savedIceCreams, place: "book"))
    interactor.fetchIceCreams(request: .next)
    let before = presenter.calls.last

    interactor.fetchIceCreams(request: .first(.init(text: "m", count: 2)))
    interactor.fetchIceCreams(request: .first(.init(text: "mi", count: 2)))
    interactor.fetchIceCreams(request: .unfiltered)

    #expect(presenter.calls.last == before)
  }

  @Test func `returns to the beginning if the order changed meanwhile`() {
    let interactor = listing(InMemoryIceCreamStore(Seeds.savedIceCreams, place: "book"))
    interactor.fetchIceCreams(request: .next)
    interactor.fetchIceCreams(request: .first(.init(text: "m", count: 2)))
    interactor.fetchIceCreams(request: .first(.init(text: "m", order: .oldest, count: 2)))

    interactor.fetchIceCreams(request: .unfiltered)

    #expect(presenter.calls.last == .page([0, 1], hasMore: true))
  }

  @Test func `goes to the last page`() {
    let interactor = listing(InMemoryIceCreamStore(Seeds.savedIceCreams, place: "book"))

    interactor.fetchIceCreams(request: .last)

    #expect(presenter.calls.last == .page([1, 0], offset: 3, hasPrevious: true))
  }

  // MARK: PreviewIceCream

  @Test(arguments: [-1, 2, .max]) func `previews no ice cream that is not on the page`(index: Int) {
    let interactor = listing(IceCreamStoreStub(Seeds.savedIceCreams))

    interactor.previewIceCream(request: .init(index: index))
    interactor.editIceCream(request: .init(index: index))

    #expect(presenter.calls.count == 1)
  }

  @Test func `presents how an ice cream looks`() {
    let interactor = listing(IceCreamStoreStub([Seeds.savedIceCream]))

    interactor.previewIceCream(request: .init(index: 0))

    #expect(
      presenter.calls.last
        == .presentPreview(
          .init(
            iceCream: Seeds.savedIceCream,
            appearances: PerKind(
              cone: Seeds.paperCup, flavor: Seeds.vanilla, topping: Seeds.cherry))))
  }

  // MARK: EditIceCream

  @Test func `selects the version of the store to be changed`() throws {
    let store = InMemoryIceCreamStore([Seeds.savedIceCream], place: "book")
    let interactor = listing(store)
    var other = Seeds.savedIceCream
    other.flavor = "Lime"
    try store.update(other)

    interactor.editIceCream(request: .init(index: 0))

    #expect(interactor.selectedIceCream == other)
    #expect(presenter.calls.last == .presentEditing(.init()))
  }

  @Test func `reloads if another program deleted the ice cream to be changed`() throws {
    let store = InMemoryIceCreamStore([Seeds.savedIceCream], place: "book")
    let interactor = listing(store)
    try store.delete(Seeds.id)

    interactor.editIceCream(request: .init(index: 0))

    let error = IceCreamStoreError(place: "book", problem: .unknownID(Seeds.id))
    #expect(
      presenter.calls.suffix(2) == [.page([]), .presentEditFailure(.init(error: error))])
    #expect(interactor.selectedIceCream == nil)
  }

  @Test func `presents a change from another scene once`() {
    let interactor = listing(IceCreamStoreStub(Seeds.savedIceCreams))
    interactor.updatedIceCream = Seeds.changedIceCream

    interactor.fetchIceCreams(request: .again)
    interactor.fetchIceCreams(request: .again)

    #expect(
      presenter.calls.dropFirst() == [
        .page([4, 3], hasMore: true, updated: Seeds.changedIceCream), .page([4, 3], hasMore: true),
      ])
  }
}

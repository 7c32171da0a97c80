import Seeds
import Testing

@testable import IceCreamDomain

/// The list turns pages and reports its position.
struct ListIceCreamsInteractorTests {
  private let presenter = ListIceCreamsPresentationLogicSpy()
  private let store = IceCreamStoreSpy(IceCreamStoreStub(Seeds.savedIceCreams))

  // MARK: Pages

  @Test func `presents pages, newest first`() {
    let interactor = interactor()

    interactor.fetchFirst()
    interactor.fetchIceCreams(request: .next)
    interactor.fetchIceCreams(request: .next)

    #expect(presenter.calls == [Self.first, Self.second, Self.third])
    #expect(
      store.calls == [
        .fetch(.init(count: 2)),
        .fetch(.init(after: .init(of: Seeds.savedIceCreams[3], at: 3), count: 2)),
        .fetch(.init(after: .init(of: Seeds.savedIceCreams[1], at: 1), count: 2)),
      ])
  }

  @Test func `goes back page by page, and stays on the first page`() {
    let interactor = interactor()
    interactor.fetchFirst()
    interactor.fetchIceCreams(request: .next)
    interactor.fetchIceCreams(request: .next)

    interactor.fetchIceCreams(request: .previous)
    interactor.fetchIceCreams(request: .previous)
    interactor.fetchIceCreams(request: .previous)

    // The last page told the total.
    #expect(
      presenter.calls.suffix(3) == [
        .page([2, 1], hasMore: true, offset: 2, total: 5, hasPrevious: true),
        .page([4, 3], hasMore: true, total: 5), .page([4, 3], hasMore: true, total: 5),
      ])
  }

  @Test func `stays on the last page when there is no next one`() {
    let interactor = interactor()
    interactor.fetchFirst()
    interactor.fetchIceCreams(request: .next)
    interactor.fetchIceCreams(request: .next)

    interactor.fetchIceCreams(request: .next)

    #expect(presenter.calls.last == Self.third)
  }

  @Test func `reloads the same page`() throws {
    let interactor = interactor()
    interactor.fetchFirst()
    interactor.fetchIceCreams(request: .next)
    try store.delete(Seeds.savedIceCreams[1].id)

    interactor.fetchIceCreams(request: .again)

    #expect(
      presenter.calls.last == .page([2, 0], offset: 2, hasPrevious: true))
  }

  @Test func `starts with the twenty newest ice creams on any request`() {
    let interactor = interactor()

    interactor.fetchIceCreams(request: .again)
    interactor.fetchIceCreams(request: .next)

    #expect(store.calls.first == .fetch(.init(count: 20)))
    #expect(presenter.calls == [.page([4, 3, 2, 1, 0]), .page([4, 3, 2, 1, 0])])
  }

  @Test func `starts at the first page of other criteria`() {
    let interactor = interactor()
    interactor.fetchFirst()
    interactor.fetchIceCreams(request: .next)

    interactor.fetchIceCreams(request: .first(.init(order: .oldest, count: 3)))

    #expect(presenter.calls.last == .page([0, 1, 2], hasMore: true))
  }

  @Test func `presents an empty list as a page, not as a failure`() {
    let interactor = interactor(IceCreamStoreStub())

    interactor.fetchFirst()

    #expect(presenter.calls == [.page([])])
  }

  @Test func `passes on the store's notes`() {
    let interactor = interactor(IceCreamStoreStub(notes: [.damagedLine(7)]))

    interactor.fetchFirst()

    #expect(
      presenter.calls == [
        .presentIceCreams(
          .init(page: .init(iceCreams: [], notes: [.damagedLine(7)]), total: 0, place: "book"))
      ])
  }

  // MARK: SelectIceCream

  @Test func `stores the selected ice cream`() {
    let interactor = interactor()
    interactor.fetchFirst()
    interactor.fetchIceCreams(request: .next)

    interactor.selectIceCream(request: .init(index: 1))

    #expect(interactor.selectedIceCream == Seeds.savedIceCreams[1])
    #expect(presenter.calls.last == .presentSelectedIceCream(.init()))
  }

  @Test(arguments: [-1, 2, 99, .max, .min])
  func `ignores an index that is not on the page`(index: Int) {
    let interactor = interactor()
    interactor.fetchFirst()

    interactor.selectIceCream(request: .init(index: index))
    interactor.deleteIceCream(request: .init(index: index, step: .delete))

    #expect(interactor.selectedIceCream == nil)
    #expect(presenter.calls == [Self.first])
    #expect(store.calls == [.fetch(.init(count: 2))])
  }

  // MARK: Given

  private func interactor(_ other: IceCreamStoreStub? = nil) -> ListIceCreamsInteractor {
    let interactor = ListIceCreamsInteractor(
      catalogWorker: CatalogWorkerStub(), store: other ?? store)
    interactor.presenter = presenter
    return interactor
  }

  private typealias Call = ListIceCreamsPresentationLogicSpy.Call
  private static let first = Call.page([4, 3], hasMore: true)
  private static let second = Call.page([2, 1], hasMore: true, offset: 2, hasPrevious: true)
  private static let third = Call.page([0], offset: 4, hasPrevious: true)
}

import Seeds
import Testing

@testable import IceCreamDomain

/// A failed fetch is presented, and can be retried until a page is loaded.
struct ListIceCreamsInteractorFailureTests {
  private let presenter = ListIceCreamsPresentationLogicSpy()

  @Test func `presents a failure without a store`() {
    let interactor = interactor(nil)

    interactor.fetchFirst()

    #expect(presenter.calls == [.failed(.noStore)])
  }

  @Test func `ignores actions before a page is loaded`() {
    let interactor = interactor(nil)

    interactor.selectIceCream(request: .init(index: 0))
    interactor.deleteIceCream(request: .init(index: 0, step: .delete))

    #expect(presenter.calls == [])
  }

  @Test func `fetches the requested page on a retry`() {
    let store = IceCreamStoreSpy(
      IceCreamStoreStub(Seeds.savedIceCreams, failing: [.diskFull, .lockedTooLong]))
    let interactor = interactor(store)
    interactor.fetchIceCreams(request: .first(.init(names: PerKind(flavor: "vanilla"), count: 2)))

    interactor.fetchIceCreams(request: .again)
    interactor.fetchIceCreams(request: .again)

    let filter = IceCreamFilter(flavor: "Vanilla")
    #expect(store.calls == Array(repeating: .fetch(.init(filter: filter, count: 2)), count: 3))
    #expect(
      presenter.calls == [
        .failed(.store(Seeds.diskFull)),
        .failed(.store(.init(place: "book", problem: .lockedTooLong))),
        .page([3, 0], filter: filter),
      ])
  }

  @Test func `fetches the next page on a retry`() {
    let interactor = interactor(
      IceCreamStoreStub(Seeds.savedIceCreams, failing: [nil, .diskFull]))
    interactor.fetchFirst()
    interactor.fetchIceCreams(request: .next)

    interactor.fetchIceCreams(request: .again)
    interactor.fetchIceCreams(request: .again)

    let second = Call.page([2, 1], hasMore: true, offset: 2, hasPrevious: true)
    #expect(presenter.calls.dropFirst() == [.failed(.store(Seeds.diskFull)), second, second])
  }

  @Test func `keeps its place when a page fails`() {
    let interactor = interactor(
      IceCreamStoreStub(Seeds.savedIceCreams, failing: [nil, .diskFull]))
    interactor.fetchFirst()
    interactor.fetchIceCreams(request: .next)

    interactor.fetchIceCreams(request: .previous)

    #expect(presenter.calls.last == .page([4, 3], hasMore: true))
  }

  @Test func `looks names up again after a catalog failure`() {
    let interactor = interactor(
      IceCreamStoreStub(Seeds.savedIceCreams),
      worker: CatalogWorkerStub(.failure(Seeds.catalogError), .success(Seeds.iceCream)))
    interactor.fetchIceCreams(request: .first(.init(names: PerKind(flavor: "vanilla"))))

    interactor.fetchIceCreams(request: .again)

    #expect(
      presenter.calls == [
        .failed(.catalog(Seeds.catalogError)),
        .page([3, 0], filter: IceCreamFilter(flavor: "Vanilla")),
      ])
  }

  @Test func `reloads the previous page after invalid names`() {
    let interactor = interactor(IceCreamStoreStub(Seeds.savedIceCreams))
    interactor.fetchFirst()
    interactor.fetchIceCreams(request: .first(.init(names: PerKind(cone: "9"))))

    interactor.fetchIceCreams(request: .again)

    let fault = IngredientFault(
      kind: .cone, problem: .outOfRange(number: 9, count: 2))
    #expect(
      presenter.calls.dropFirst() == [.failed(.names([fault])), .page([4, 3], hasMore: true)])
  }

  @Test func `refuses a name that neither the catalog nor the store has`() {
    let interactor = interactor(IceCreamStoreStub(Seeds.savedIceCreams))

    interactor.fetchIceCreams(request: .first(.init(names: PerKind(flavor: "vanlia"))))

    let fault = IngredientFault(
      kind: .flavor, problem: .unknown(typed: "vanlia", likely: ["Vanilla"]))
    #expect(presenter.calls == [.failed(.names([fault]))])
  }

  @Test func `presents an empty page for a name that a damaged line may have`() {
    let interactor = interactor(IceCreamStoreStub(notes: [.damagedLine(7)]))

    interactor.fetchIceCreams(request: .first(.init(names: PerKind(flavor: "vanlia"))))

    let fault = IngredientFault(
      kind: .flavor, problem: .unknown(typed: "vanlia", likely: ["Vanilla"]))
    #expect(
      presenter.calls == [
        .presentIceCreams(
          .init(
            page: .init(places: [], notes: [.damagedLine(7)]), total: 0,
            filter: IceCreamFilter(flavor: "vanlia"), unknown: [fault], place: "book"))
      ])
  }

  private typealias Call = ListIceCreamsPresentationLogicSpy.Call

  private func interactor(
    _ store: (any IceCreamStore)?, worker: CatalogWorkerStub = CatalogWorkerStub()
  ) -> ListIceCreamsInteractor {
    let interactor = ListIceCreamsInteractor(catalogWorker: worker, store: store)
    interactor.presenter = presenter
    return interactor
  }
}

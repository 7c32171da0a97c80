import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// Presents the stored version of an ice cream with its looks, and deletes it.
///
/// A worker stub answers with the seeds' catalog, a store spy has an ice cream, and a presenter spy records the
/// response to each request. Another scene has passed the ice cream to the data store.
struct ShowIceCreamInteractorTests {
  private let worker = CatalogWorkerStub()
  private let store = IceCreamStoreSpy([Seeds.savedIceCream, Seeds.mintIceCream])
  private let presenterSpy = ShowIceCreamPresentationLogicSpy()
  private let interactor: ShowIceCreamInteractor

  init() {
    interactor = ShowIceCreamInteractor(worker: worker, store: store)
    interactor.presenter = presenterSpy
    interactor.iceCream = Seeds.savedIceCream
  }

  // MARK: FetchIceCream

  @Test func `presents the stored version of the ice cream that was passed to it`() {
    interactor.iceCream = Seeds.changedIceCream

    interactor.fetchIceCream(request: .init())

    #expect(store.calls == [.find(Seeds.id), .lastChange])
    #expect(
      presenterSpy.calls == [
        .presentIceCream(.init(iceCream: Seeds.savedIceCream, look: Self.look))
      ])
    #expect(interactor.iceCream == Seeds.savedIceCream)
  }

  @Test func `prefers a typed identifier, and knows no appearance of a missing ingredient`() {
    interactor.fetchIceCream(request: .init(id: "0A3"))

    let appearances = PerKind(cone: Seeds.paperCup, flavor: nil, topping: Seeds.cherry)
    #expect(
      presenterSpy.calls == [
        .presentIceCream(
          .init(iceCream: Seeds.mintIceCream, look: .inCatalog(appearances), canUndo: true))
      ])
    #expect(interactor.iceCream == Seeds.mintIceCream)
  }

  @Test func `is presented without a catalog`() {
    worker.answers = [.failure(Seeds.catalogError)]

    interactor.fetchIceCream(request: .init())

    #expect(
      presenterSpy.calls == [
        .presentIceCream(
          .init(iceCream: Seeds.savedIceCream, look: .unknown(Seeds.catalogError)))
      ])
  }

  @Test(arguments: ["", "never", "w930gn1x", "٣", String(repeating: "w", count: 10_000)])
  func `presents an unknown identifier, and keeps its ice cream`(id: String) {
    interactor.fetchIceCream(request: .init(id: id))

    #expect(
      presenterSpy.calls == [.failed(.store(.init(store: "book", problem: .unknownID(id))))])
    #expect(interactor.iceCream == Seeds.savedIceCream)
  }

  @Test(
    arguments: [
      { $0.fetchIceCream(request: .init()) }, { $0.deleteIceCream(request: .init()) },
    ] as [@Sendable (ShowIceCreamInteractor) -> Void],
    [(true, .noneSelected), (false, .noStore)] as [(Bool, IceCreamFetchError)])
  func `presents a failure to fetch or delete without an ice cream or a store`(
    act: @Sendable (ShowIceCreamInteractor) -> Void,
    given: (hasStore: Bool, error: IceCreamFetchError)
  ) {
    let interactor = ShowIceCreamInteractor(worker: worker, store: given.hasStore ? store : nil)
    interactor.presenter = presenterSpy
    interactor.iceCream = given.hasStore ? nil : Seeds.savedIceCream

    act(interactor)

    #expect(presenterSpy.calls == [.failed(given.error)])
  }

  @Test(arguments: [(nil, "x"), (Seeds.savedIceCream, Seeds.id)])
  func `repeats a typed identifier that was not found, until it knows its ice cream`(
    iceCream: SavedIceCream?, id: String
  ) {
    interactor.iceCream = nil
    interactor.fetchIceCream(request: .init(id: "x"))
    interactor.iceCream = iceCream

    interactor.fetchIceCream(request: .init())

    #expect(store.calls.prefix(2) == [.find("x"), .find(id)])
  }

  // MARK: Changes from another scene

  @Test func `has the changed version even if it cannot be fetched`() {
    store.problems = [.diskFull]
    interactor.updatedIceCream = Seeds.changedIceCream

    interactor.fetchIceCream(request: .init())

    #expect(interactor.iceCream == Seeds.changedIceCream)
  }

  @Test func `presents a change from another scene once, when it can be fetched`() {
    store.problems = [.diskFull]
    interactor.updatedIceCream = Seeds.savedIceCream
    interactor.fetchIceCream(request: .init())

    interactor.fetchIceCream(request: .init())

    #expect(
      presenterSpy.calls == [
        .failed(.store(Seeds.diskFull)),
        .presentIceCream(.init(iceCream: Seeds.savedIceCream, look: Self.look, isUpdated: true)),
      ])
    #expect(interactor.updatedIceCream == nil)
  }

  @Test func `presents no change of another ice cream`() {
    interactor.updatedIceCream = Seeds.mintIceCream

    interactor.fetchIceCream(request: .init(id: Seeds.id))

    #expect(
      presenterSpy.calls == [
        .presentIceCream(.init(iceCream: Seeds.savedIceCream, look: Self.look))
      ])
  }

  // MARK: DeleteIceCream

  @Test func `asks before it deletes`() {
    interactor.deleteIceCream(request: .init())

    #expect(store.calls == [])
    #expect(presenterSpy.calls == [.presentQuestion(.init(iceCream: Seeds.savedIceCream))])
  }

  // MARK: ConfirmDeletion and DeclineDeletion

  @Test func `deletes the ice cream that it asked about, and keeps it for the router`() {
    interactor.deleteIceCream(request: .init())

    interactor.confirmDeletion(request: .init())

    #expect(store.calls == [.delete([Seeds.savedIceCream])])
    #expect(
      presenterSpy.calls.last == .presentDeletedIceCream(.init(iceCream: Seeds.savedIceCream)))
    #expect(interactor.iceCream == Seeds.savedIceCream)
  }

  @Test func `has no question once the answer is no`() {
    interactor.deleteIceCream(request: .init())

    interactor.declineDeletion(request: .init())

    #expect(presenterSpy.calls.last == .presentQuestion(.init()))
  }

  @Test func `asks first if there is no question to confirm`() {
    interactor.confirmDeletion(request: .init())

    #expect(store.calls == [])
    #expect(presenterSpy.calls == [.presentQuestion(.init(iceCream: Seeds.savedIceCream))])
  }

  @Test(
    arguments: [
      { $0.declineDeletion(request: .init()) },
      { $0.fetchIceCream(request: .init()) },
      { $0.confirmDeletion(request: .init()) },
    ] as [@Sendable (ShowIceCreamInteractor) -> Void])
  func `asks again once its question was declined, or is gone with a fetch or the deletion`(
    end: @Sendable (ShowIceCreamInteractor) -> Void
  ) {
    interactor.deleteIceCream(request: .init())
    end(interactor)

    interactor.confirmDeletion(request: .init())

    #expect(presenterSpy.calls.last == .presentQuestion(.init(iceCream: Seeds.savedIceCream)))
  }

  @Test func `presents a failed deletion, and deletes on a retry`() {
    interactor.deleteIceCream(request: .init())
    store.problems = [.diskFull]
    interactor.confirmDeletion(request: .init())

    interactor.confirmDeletion(request: .init())

    #expect(
      presenterSpy.calls.dropFirst() == [
        .presentFailure(.notDeleted(Seeds.diskFull, canRetry: true)),
        .presentDeletedIceCream(.init(iceCream: Seeds.savedIceCream)),
      ])
  }

  @Test func `presents the stored version if it was changed meanwhile`() throws {
    interactor.deleteIceCream(request: .init())
    try store.update(Seeds.changedIceCream)

    interactor.confirmDeletion(request: .init())

    #expect(interactor.iceCream == Seeds.changedIceCream)
    #expect(presenterSpy.calls.last == .presentFailure(.notDeleted(Self.changed, canRetry: false)))
  }

  @Test func `presents only a failure if it was deleted meanwhile`() throws {
    interactor.deleteIceCream(request: .init())
    try store.delete(Seeds.id)

    interactor.confirmDeletion(request: .init())

    #expect(presenterSpy.calls.dropFirst() == [.failed(.store(Seeds.unknownID))])
  }

  // MARK: Given

  private static let look = SavedIceCreamLook.inCatalog(
    PerKind(cone: Seeds.paperCup, flavor: Seeds.vanilla, topping: Seeds.cherry))
  private static let changed = IceCreamStoreError(
    store: "book", problem: .changedMeanwhile(Seeds.id))
}

extension ShowIceCreamPresentationLogicSpy.Call {
  /// An ice cream that could not be fetched.
  fileprivate static func failed(_ error: IceCreamFetchError) -> Self {
    .presentFailure(.notFetched(error))
  }
}

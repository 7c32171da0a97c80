import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestSupport

/// Presents the stored version of an ice cream with its looks, and deletes it.
struct ShowIceCreamInteractorTests {
  private let presenter = ShowIceCreamPresentationLogicSpy()

  // MARK: FetchIceCream

  @Test func `presents the stored version of the ice cream that was passed to it`() {
    let store = IceCreamStoreSpy([Seeds.changedIceCream])
    let interactor = interactor(store, showing: Seeds.savedIceCream)

    interactor.fetchIceCream(request: .init())

    #expect(store.calls == [.find(Seeds.id)])
    #expect(interactor.iceCream == Seeds.changedIceCream)
    #expect(presented?.iceCream == Seeds.changedIceCream)
  }

  @Test func `prefers a typed identifier to the ice cream that was passed to it`() {
    let interactor = interactor(
      IceCreamStoreSpy(Seeds.savedIceCreams), showing: Seeds.mintIceCream)

    interactor.fetchIceCream(request: .init(id: "W93"))

    #expect(interactor.iceCream == Seeds.savedIceCream)
    #expect(
      presenter.calls == [
        .presentIceCream(.init(iceCream: Seeds.savedIceCream, look: .inCatalog(Self.appearances)))
      ])
  }

  @Test(arguments: ["", "never", "w930gn1x", "٣", String(repeating: "w", count: 10_000)])
  func `presents an unknown identifier, and keeps its ice cream`(id: String) {
    let interactor = interactor(
      IceCreamStoreSpy(Seeds.savedIceCreams), showing: Seeds.savedIceCream)

    interactor.fetchIceCream(request: .init(id: id))

    #expect(presenter.calls == [.failed(.unknownID(id))])
    #expect(interactor.iceCream == Seeds.savedIceCream)
  }

  @Test func `presents a failure if nothing was passed to it`() {
    let interactor = interactor(IceCreamStoreSpy(Seeds.savedIceCreams), showing: nil)

    interactor.fetchIceCream(request: .init())

    #expect(presenter.calls == [.presentFailure(.notFetched(.noneSelected))])
  }

  @Test func `repeats a typed identifier that was not found, until it knows its ice cream`() {
    let store = IceCreamStoreSpy(InMemoryIceCreamStore())
    let interactor = interactor(store, showing: nil)

    interactor.fetchIceCream(request: .init(id: "w9"))
    interactor.fetchIceCream(request: .init())
    interactor.iceCream = Seeds.savedIceCream
    interactor.fetchIceCream(request: .init())

    #expect(store.calls == [.find("w9"), .find("w9"), .find(Seeds.id)])
  }

  @Test func `presents a failure without a store`() {
    let interactor = interactor(nil, showing: Seeds.savedIceCream)

    interactor.fetchIceCream(request: .init())

    #expect(presenter.calls == [.presentFailure(.notFetched(.noStore))])
  }

  @Test func `finds it on a retry`() {
    let interactor = interactor(
      IceCreamStoreSpy([Seeds.savedIceCream], failing: [.diskFull]), showing: Seeds.savedIceCream)

    interactor.fetchIceCream(request: .init())
    interactor.fetchIceCream(request: .init())

    #expect(
      presenter.calls == [
        .failed(.diskFull),
        .presentIceCream(.init(iceCream: Seeds.savedIceCream, look: .inCatalog(Self.appearances))),
      ])
  }

  // MARK: Changes from another scene

  @Test func `has the changed version even if it cannot be fetched`() {
    let interactor = interactor(
      IceCreamStoreSpy([Seeds.changedIceCream], failing: [.diskFull]), showing: Seeds.savedIceCream
    )

    interactor.updatedIceCream = Seeds.changedIceCream
    interactor.fetchIceCream(request: .init())

    #expect(interactor.iceCream == Seeds.changedIceCream)
  }

  @Test func `presents no change of another ice cream`() {
    let interactor = interactor(
      IceCreamStoreSpy(Seeds.savedIceCreams), showing: Seeds.savedIceCream)
    interactor.updatedIceCream = Seeds.savedIceCream

    interactor.fetchIceCream(request: .init(id: Seeds.mintIceCream.id))

    #expect(presented?.isUpdated == false)
  }

  @Test func `presents a change from another scene once`() {
    let interactor = interactor(
      IceCreamStoreSpy([Seeds.savedIceCream], failing: [.diskFull]), showing: Seeds.savedIceCream)
    interactor.updatedIceCream = Seeds.savedIceCream

    interactor.fetchIceCream(request: .init())
    #expect(interactor.updatedIceCream == Seeds.savedIceCream)

    interactor.fetchIceCream(request: .init())
    #expect(presented?.isUpdated == true)
    #expect(interactor.updatedIceCream == nil)

    interactor.fetchIceCream(request: .init())
    #expect(presented?.isUpdated == false)
  }

  // MARK: Looks

  @Test func `knows no appearance of a missing ingredient, and reports it`() {
    let interactor = interactor(
      IceCreamStoreSpy([Seeds.mintIceCream]), showing: Seeds.mintIceCream)

    interactor.fetchIceCream(request: .init())

    #expect(
      presenter.calls == [
        .presentIceCream(
          .init(
            iceCream: Seeds.mintIceCream,
            look: .inCatalog(
              PerKind(cone: Seeds.paperCup, flavor: nil, topping: Seeds.cherry))))
      ])
  }

  @Test func `is presented without a catalog`() {
    let interactor = interactor(
      IceCreamStoreSpy([Seeds.savedIceCream]), showing: Seeds.savedIceCream,
      worker: CatalogWorkerStub(.failure(Seeds.catalogError)))

    interactor.fetchIceCream(request: .init())

    #expect(
      presenter.calls == [
        .presentIceCream(
          .init(
            iceCream: Seeds.savedIceCream, look: .unknown(Seeds.catalogError)))
      ])
  }

  // MARK: DeleteIceCream

  @Test func `asks before it deletes, and keeps the deleted ice cream for the router`() {
    let store = IceCreamStoreSpy([Seeds.savedIceCream])
    let interactor = interactor(store)

    interactor.deleteIceCream(request: .init())
    #expect(store.calls == [])
    #expect(presenter.calls == [.presentQuestion(.init(iceCream: Seeds.savedIceCream))])
    interactor.confirmDeletion(request: .init())

    #expect(store.calls == [.delete([Seeds.savedIceCream])])
    #expect(presenter.calls.last == .presentDeletedIceCream(.init(iceCream: Seeds.savedIceCream)))
    #expect(interactor.iceCream == Seeds.savedIceCream)
  }

  @Test func `asks if it is told to delete without a question`() {
    let store = IceCreamStoreSpy([Seeds.savedIceCream])

    interactor(store).confirmDeletion(request: .init())

    #expect(store.calls == [])
    #expect(presenter.calls == [.presentQuestion(.init(iceCream: Seeds.savedIceCream))])
  }

  @Test func `asks again after the question was declined, or gone with another fetch`() {
    let store = IceCreamStoreSpy([Seeds.savedIceCream])
    let interactor = asking(store)

    interactor.declineDeletion(request: .init())
    #expect(presenter.calls.last == .presentQuestion(.init()))
    interactor.confirmDeletion(request: .init())
    #expect(presenter.calls.last == .presentQuestion(.init(iceCream: Seeds.savedIceCream)))
    interactor.fetchIceCream(request: .init())
    interactor.confirmDeletion(request: .init())

    #expect(presenter.calls.last == .presentQuestion(.init(iceCream: Seeds.savedIceCream)))
    #expect(store.calls == [.find(Seeds.id)])
  }

  @Test func `presents a failed deletion, and deletes on a retry`() {
    let interactor = asking(IceCreamStoreSpy([Seeds.savedIceCream], failing: [.diskFull]))

    interactor.confirmDeletion(request: .init())
    interactor.confirmDeletion(request: .init())

    #expect(
      presenter.calls.dropFirst() == [
        .presentFailure(.notDeleted(Seeds.diskFull, canRetry: true)),
        .presentDeletedIceCream(.init(iceCream: Seeds.savedIceCream)),
      ])
  }

  @Test func `presents the stored version if it was changed meanwhile`() {
    let error = IceCreamStoreError(store: "book", problem: .changedMeanwhile(Seeds.id))
    let interactor = asking(IceCreamStoreSpy([Seeds.changedIceCream], failing: [error.problem]))

    interactor.confirmDeletion(request: .init())

    #expect(interactor.iceCream == Seeds.changedIceCream)
    #expect(presenter.calls.count == 3)
    #expect(presenter.calls.last == .presentFailure(.notDeleted(error, canRetry: false)))
  }

  @Test func `presents both failures if it was changed meanwhile, and cannot be fetched`() {
    let error = IceCreamStoreError(store: "book", problem: .changedMeanwhile(Seeds.id))

    asking(IceCreamStoreSpy(failing: [error.problem, .diskFull]))
      .confirmDeletion(request: .init())

    #expect(
      presenter.calls.dropFirst() == [
        .failed(.diskFull), .presentFailure(.notDeleted(error, canRetry: false)),
      ])
  }

  @Test func `presents a failure to delete what was deleted meanwhile`() {
    asking(IceCreamStoreSpy()).confirmDeletion(request: .init())

    #expect(presenter.calls.last == .presentFailure(.notFetched(.store(Seeds.unknownID))))
  }

  @Test func `presents a failure to delete without an ice cream or a store`() {
    interactor(IceCreamStoreSpy(), showing: nil).deleteIceCream(request: .init())
    interactor(nil).confirmDeletion(request: .init())

    #expect(
      presenter.calls == [
        .presentFailure(.notFetched(.noneSelected)),
        .presentFailure(.notFetched(.noStore)),
      ])
  }

  // MARK: Given

  private func interactor(
    _ store: (any IceCreamStore)?, showing iceCream: SavedIceCream? = Seeds.savedIceCream,
    worker: CatalogWorkerStub = CatalogWorkerStub()
  ) -> ShowIceCreamInteractor {
    let interactor = ShowIceCreamInteractor(worker: worker, store: store)
    interactor.presenter = presenter
    interactor.iceCream = iceCream
    return interactor
  }

  /// An interactor that has asked whether to delete the seeds' ice cream.
  private func asking(_ store: any IceCreamStore) -> ShowIceCreamInteractor {
    let interactor = interactor(store)
    interactor.deleteIceCream(request: .init())
    return interactor
  }

  private var presented: ShowIceCream.FetchIceCream.Response? {
    if case .presentIceCream(let response) = presenter.calls.last { response } else { nil }
  }

  private static let appearances: PerKind<Appearance?> = PerKind(
    cone: Seeds.paperCup, flavor: Seeds.vanilla, topping: Seeds.cherry)
}

extension ShowIceCreamPresentationLogicSpy.Call {
  fileprivate static func failed(_ problem: IceCreamStoreError.Problem) -> Self {
    .presentFailure(.notFetched(.store(.init(store: "book", problem: problem))))
  }
}

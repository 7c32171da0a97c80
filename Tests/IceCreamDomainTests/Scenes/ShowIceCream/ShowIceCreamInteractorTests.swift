import Seeds
import Testing

@testable import IceCreamDomain

/// Presents the stored version of an ice cream.
struct ShowIceCreamInteractorTests {
  private let presenter = ShowIceCreamPresentationLogicSpy()

  // MARK: FetchIceCream

  @Test func `presents the stored version of the ice cream that was passed to it`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.changedIceCream]))
    let interactor = interactor(store, showing: Seeds.savedIceCream)

    interactor.fetchIceCream(request: .init())

    #expect(store.calls == [.find(Seeds.id)])
    #expect(interactor.iceCream == Seeds.changedIceCream)
    #expect(presented?.iceCream == Seeds.changedIceCream)
  }

  @Test func `prefers a typed identifier to the ice cream that was passed to it`() {
    let interactor = interactor(
      IceCreamStoreStub(Seeds.savedIceCreams), showing: Seeds.mintIceCream)

    interactor.fetchIceCream(request: .init(id: "W93"))

    #expect(interactor.iceCream == Seeds.savedIceCream)
    #expect(
      presenter.calls == [
        .presentIceCream(.init(iceCream: Seeds.savedIceCream, appearances: Self.appearances))
      ])
  }

  @Test(arguments: ["", "never", "w930gn1x", "٣", String(repeating: "w", count: 10_000)])
  func `presents an unknown identifier, and keeps its ice cream`(id: String) {
    let interactor = interactor(
      IceCreamStoreStub(Seeds.savedIceCreams), showing: Seeds.savedIceCream)

    interactor.fetchIceCream(request: .init(id: id))

    #expect(presenter.calls == [.failed(.unknownID(id))])
    #expect(interactor.iceCream == Seeds.savedIceCream)
  }

  @Test func `presents a failure if it was deleted meanwhile`() {
    let interactor = interactor(IceCreamStoreStub(), showing: Seeds.savedIceCream)

    interactor.fetchIceCream(request: .init())

    #expect(presenter.calls == [.failed(.unknownID(Seeds.id))])
  }

  @Test func `presents a failure if nothing was passed to it`() {
    let interactor = interactor(IceCreamStoreStub(Seeds.savedIceCreams), showing: nil)

    interactor.fetchIceCream(request: .init())

    #expect(presenter.calls == [.presentFetchFailure(.init(reason: .noneSelected))])
  }

  @Test func `presents a failure without a store`() {
    let interactor = interactor(nil, showing: Seeds.savedIceCream)

    interactor.fetchIceCream(request: .init())

    #expect(presenter.calls == [.presentFetchFailure(.init(reason: .noStore))])
  }

  @Test func `finds it on a retry`() {
    let interactor = interactor(
      IceCreamStoreStub([Seeds.savedIceCream], failing: [.diskFull]), showing: Seeds.savedIceCream)

    interactor.fetchIceCream(request: .init())
    interactor.fetchIceCream(request: .init())

    #expect(
      presenter.calls == [
        .failed(.diskFull),
        .presentIceCream(.init(iceCream: Seeds.savedIceCream, appearances: Self.appearances)),
      ])
  }

  // MARK: Changes from another scene

  @Test func `has the changed version even if it cannot be fetched`() {
    let interactor = interactor(
      IceCreamStoreStub([Seeds.changedIceCream], failing: [.diskFull]), showing: Seeds.savedIceCream
    )

    interactor.updatedIceCream = Seeds.changedIceCream
    interactor.fetchIceCream(request: .init())

    #expect(interactor.iceCream == Seeds.changedIceCream)
  }

  @Test func `presents no change of another ice cream`() {
    let interactor = interactor(
      IceCreamStoreStub(Seeds.savedIceCreams), showing: Seeds.savedIceCream)
    interactor.updatedIceCream = Seeds.savedIceCream

    interactor.fetchIceCream(request: .init(id: Seeds.mintIceCream.id))

    #expect(presented?.isUpdated == false)
  }

  @Test func `presents a change from another scene once`() {
    let interactor = interactor(
      IceCreamStoreStub([Seeds.savedIceCream], failing: [.diskFull]), showing: Seeds.savedIceCream)
    interactor.updatedIceCream = Seeds.savedIceCream

    interactor.fetchIceCream(request: .init())
    #expect(interactor.updatedIceCream == Seeds.savedIceCream)

    interactor.fetchIceCream(request: .init())
    #expect(presented?.isUpdated == true)
    #expect(interactor.updatedIceCream == nil)

    interactor.fetchIceCream(request: .init())
    #expect(presented?.isUpdated == false)
  }

  // MARK: Given

  private func interactor(
    _ store: (any IceCreamStore)?, showing iceCream: SavedIceCream?
  ) -> ShowIceCreamInteractor {
    let interactor = ShowIceCreamInteractor(worker: CatalogWorkerStub(), store: store)
    interactor.presenter = presenter
    interactor.iceCream = iceCream
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
    .presentFetchFailure(.init(reason: .store(.init(place: "book", problem: problem))))
  }
}

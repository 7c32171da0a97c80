import Seeds
import Testing

@testable import IceCreamDomain

/// DONE saves a change in place of the original, or lets the user retry.
struct CreateIceCreamInteractorUpdatingTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  @Test func `saves the change at DONE with the original identifier and time`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.savedIceCream]))
    let interactor = changing(store, now: Seeds.mintIceCream.madeAt)

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [.update(Seeds.changedIceCream, from: Seeds.savedIceCream)])
    #expect(
      presenter.calls.last == .presentUpdatedIceCream(.init(iceCream: Seeds.changedIceCream)))
    #expect(interactor.mode == .change(Seeds.changedIceCream))
  }

  @Test(
    arguments: [
      { $0.finishIceCream(request: .init()) }, { $0.saveIceCream(request: .init()) },
    ] as [@Sendable (CreateIceCreamInteractor) -> Void])
  func `retries the same update, and saves no second ice cream`(
    tryAgain: @Sendable (CreateIceCreamInteractor) -> Void
  ) {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.savedIceCream], failing: [.diskFull]))
    let interactor = changing(store)
    interactor.finishIceCream(request: .init())

    tryAgain(interactor)

    #expect(
      store.calls == [
        .update(Seeds.changedIceCream, from: Seeds.savedIceCream),
        .update(Seeds.changedIceCream, from: Seeds.savedIceCream),
      ])
    #expect(
      presenter.calls.suffix(2) == [
        .presentStoreFailure(.init(error: Seeds.diskFull)),
        .presentUpdatedIceCream(.init(iceCream: Seeds.changedIceCream)),
      ])
  }

  @Test func `lets the choices change after a failed update`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.savedIceCream], failing: [.diskFull]))
    let interactor = changing(store)
    interactor.finishIceCream(request: .init())

    interactor.select(.cone, 1)
    interactor.finishIceCream(request: .init())

    #expect(
      store.calls == [
        .update(Seeds.changedIceCream, from: Seeds.savedIceCream),
        .update(Seeds.savedIceCream, from: Seeds.savedIceCream),
      ])
    #expect(
      presenter.calls.last == .presentUpdatedIceCream(.init(iceCream: Seeds.savedIceCream)))
  }

  @Test func `passes back the original until the change is saved`() {
    let interactor = changing(IceCreamStoreStub([Seeds.savedIceCream], failing: [.diskFull]))

    interactor.finishIceCream(request: .init())

    #expect(interactor.mode == .change(Seeds.savedIceCream))
  }

  @Test func `fails without a new ice cream if it was deleted meanwhile`() {
    let store = IceCreamStoreSpy()
    let interactor = changing(store)

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [.update(Seeds.changedIceCream, from: Seeds.savedIceCream)])
    #expect(presenter.calls.last == .presentStoreFailure(.init(error: Seeds.unknownID)))
  }

  @Test func `starts over with the choices of the ice cream that it changes`() {
    let interactor = changing(IceCreamStoreStub([Seeds.savedIceCream]))
    interactor.finishIceCream(request: .init())

    interactor.startOver(request: .init())

    guard case .presentIceCream(let response) = presenter.calls.last else {
      Issue.record("the choices were not presented")
      return
    }
    #expect(response.mode == .change(Seeds.changedIceCream))
    #expect(response.selection.cone?.name == Seeds.changedIceCream.cone)
  }

  @Test func `saves no change twice`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.savedIceCream]))
    let interactor = changing(store)
    interactor.finishIceCream(request: .init())

    interactor.saveIceCream(request: .init())

    #expect(store.calls == [.update(Seeds.changedIceCream, from: Seeds.savedIceCream)])
    #expect(presenter.calls.last == .refused(.nothingToSave))
  }

  @Test func `refuses to save an unfinished change`() {
    let store = IceCreamStoreSpy()
    let interactor = interactor(store)
    interactor.mode = .change(Seeds.mintIceCream)
    interactor.loadIceCream(request: .init())

    interactor.saveIceCream(request: .init())

    #expect(store.calls == [])
    #expect(presenter.calls.last == .refused(.unfinished(missing: .flavor)))
  }

  @Test func `refuses to save a change without a store`() {
    let interactor = changing(nil)

    interactor.finishIceCream(request: .init())

    #expect(presenter.calls.last == .refused(.noStore))
  }

  // MARK: Given

  private func interactor(
    _ store: (any IceCreamStore)?, now: Timestamp = Seeds.madeAt
  ) -> CreateIceCreamInteractor {
    let interactor = CreateIceCreamInteractor(
      worker: CatalogWorkerStub(), store: store, clock: { now })
    interactor.presenter = presenter
    return interactor
  }

  /// An interactor in which the user has given the seeds' ice cream another cone.
  private func changing(
    _ store: (any IceCreamStore)?, now: Timestamp = Seeds.madeAt
  ) -> CreateIceCreamInteractor {
    let interactor = interactor(store, now: now)
    interactor.mode = .change(Seeds.savedIceCream)
    interactor.loadIceCream(request: .init())
    interactor.select(.cone, 0)
    return interactor
  }
}

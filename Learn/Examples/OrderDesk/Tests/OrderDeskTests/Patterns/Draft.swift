import SceneTasks

@testable import OrderDesk

/// A form of a new order, which survives the end of the app.
enum DraftOrder {
  struct Request { var order: Order }
  enum Response: Equatable {
    case opened(Order), saved
    case failed(OrderStoreError)
  }
}

/// Keeps the order that the user has not saved yet, if there is one.
protocol DraftStore: Sendable {
  @concurrent func fetchDraft() async -> Order?
  /// Replaces the draft; `nil` deletes it.
  @concurrent func saveDraft(_ draft: Order?) async
}

@MainActor
protocol DraftOrderPresentationLogic: AnyObject {
  func presentForm(response: DraftOrder.Response)
}

@MainActor
final class DraftOrderInteractor {
  var presenter: (any DraftOrderPresentationLogic)?
  let loadWork = SceneWork()
  let draftWork = SceneWork()
  let saveWork = SceneWork()
  private let orderStore: any OrderStore
  private let drafts: any DraftStore
  private let pause: @Sendable () async -> Void

  init(
    orderStore: any OrderStore, drafts: any DraftStore,
    pause: @escaping @Sendable () async -> Void = SceneWork.pauseInTyping
  ) {
    (self.orderStore, self.drafts, self.pause) = (orderStore, drafts, pause)
  }

  func loadForm() {
    loadWork.fetch { [drafts] in
      await drafts.fetchDraft()
    } answered: { [weak self] draft in
      self?.presenter?.presentForm(response: .opened(draft ?? .blank))
    } failed: { _ in
    }
  }

  func changeForm(request: DraftOrder.Request) {
    draftWork.fetch(after: pause) { [drafts] in
      await drafts.saveDraft(request.order)
    } answered: {
    } failed: { _ in
    }
  }

  func saveOrder(request: DraftOrder.Request) {
    if saveWork.isRunning { return }
    let lastDraft = draftWork.task
    draftWork.cancel()
    saveWork.run { [orderStore, drafts] () throws(OrderStoreError) in
      try await orderStore.saveOrder(order: request.order)
      // A draft that is being saved now must not outlive the order.
      await lastDraft?.value
      await drafts.saveDraft(nil)
    } answered: { [weak self] in
      self?.presenter?.presentForm(response: .saved)
    } failed: { [weak self] error in
      self?.presenter?.presentForm(response: .failed(error))
    }
  }
}

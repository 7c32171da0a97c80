import Foundation
import SceneTasks

/// The requests of the scene.
@MainActor
protocol ShowOrderBusinessLogic: AnyObject {
  func fetchOrder(request: ShowOrder.FetchOrder.Request)
  func watchStatus(request: ShowOrder.WatchStatus.Request)
  func cancelOrder(request: ShowOrder.CancelOrder.Request)
  func stopWatching(request: ShowOrder.StopWatching.Request)
  func offerStatuses(request: ShowOrder.OfferStatuses.Request)
  func markOrder(request: ShowOrder.MarkOrder.Request)
}

/// The data that other scenes pass to this one and take from it.
@MainActor
protocol ShowOrderDataStore: AnyObject {
  /// What the scene was opened with.
  var selection: UUID? { get set }
}

/// Enforces the scene's business rules.
@MainActor
final class ShowOrderInteractor: ShowOrderDataStore {
  /// Receives the responses.
  var presenter: (any ShowOrderPresentationLogic)?
  var selection: UUID?

  private let orderStore: any OrderStore

  /// `fetchOrder`, of which a new one replaces the last.
  let fetchOrderWork = SceneWork()

  /// `watchStatus`, of which a new one replaces the last.
  let watchStatusWork = SceneWork()

  /// `cancelOrder`, once at a time; it goes on when the scene is left.
  let cancelOrderWork = SceneWork()

  /// `markOrder`, once at a time; it goes on when the scene is left.
  let markOrderWork = SceneWork()

  init(orderStore: any OrderStore) {
    self.orderStore = orderStore
  }
}

extension ShowOrderInteractor: ShowOrderBusinessLogic {
  func fetchOrder(request: ShowOrder.FetchOrder.Request) {
    guard let selection else { return }
    presenter?.presentFetchProgress(response: .init())
    fetchOrderWork.fetch { [orderStore] () throws(OrderStoreError) in
      try await orderStore.fetchOrder(id: selection)
    } answered: { [weak self] order in
      self?.presenter?.presentOrder(response: .init(order: order))
    } failed: { [weak self] error in
      self?.presenter?.presentFetchFailure(response: .init(error: error))
    }
  }

  func watchStatus(request: ShowOrder.WatchStatus.Request) {
    guard let selection else { return }
    watchStatusWork.watch { [orderStore] in
      await orderStore.watchStatus(id: selection)
    } each: { [weak self] status in
      self?.presenter?.presentStatus(response: .init(status: status))
    }
  }

  func cancelOrder(request: ShowOrder.CancelOrder.Request) {
    if cancelOrderWork.isRunning { return }
    guard let selection else { return }
    presenter?.presentCancelProgress(response: .init())
    cancelOrderWork.run { [orderStore] () throws(OrderStoreError) in
      try await orderStore.cancelOrder(id: selection)
    } answered: { [weak self] in
      self?.presenter?.presentCanceledOrder(response: .init())
    } failed: { [weak self] error in
      self?.presenter?.presentCancelFailure(response: .init(error: error))
    }
  }

  func stopWatching(request: ShowOrder.StopWatching.Request) {
    watchStatusWork.cancel()
    presenter?.presentStopWatching(response: .init())
  }

  func offerStatuses(request: ShowOrder.OfferStatuses.Request) {
    // Replace the placeholders with your rule.
    presenter?.presentOfferStatuses(response: .init(statuses: Status.allCases))
  }

  func markOrder(request: ShowOrder.MarkOrder.Request) {
    if markOrderWork.isRunning { return }
    guard let selection else { return }
    presenter?.presentMarkProgress(response: .init())
    markOrderWork.run { [orderStore] () throws(OrderStoreError) in
      try await orderStore.markOrder(status: request.status, id: selection)
    } answered: { [weak self] in
      self?.presenter?.presentMarkedOrder(response: .init())
    } failed: { [weak self] error in
      self?.presenter?.presentMarkFailure(response: .init(error: error))
    }
  }
}

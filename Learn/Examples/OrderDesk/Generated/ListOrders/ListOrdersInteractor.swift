import Foundation
import SceneTasks

/// The requests of the scene.
@MainActor
protocol ListOrdersBusinessLogic: AnyObject {
  func fetchOrders(request: ListOrders.FetchOrders.Request)
  func findOrders(request: ListOrders.FindOrders.Request)
  func selectOrder(request: ListOrders.SelectOrder.Request)
}

/// The data that other scenes pass to this one and take from it.
@MainActor
protocol ListOrdersDataStore: AnyObject {
  /// What `ShowOrder` is opened with.
  var showOrderSelection: UUID? { get set }
}

/// Enforces the scene's business rules.
@MainActor
final class ListOrdersInteractor: ListOrdersDataStore {
  /// Receives the responses.
  var presenter: (any ListOrdersPresentationLogic)?
  var showOrderSelection: UUID?
  /// What was fetched last.
  var orders: [Order] = []

  private let orderStore: any OrderStore
  private let pause: @Sendable () async -> Void

  /// `fetchOrders` and `findOrders`, of which a new one replaces the last.
  let ordersWork = SceneWork()

  init(
    orderStore: any OrderStore,
    pause: @escaping @Sendable () async -> Void = SceneWork.pauseInTyping
  ) {
    self.pause = pause
    self.orderStore = orderStore
  }
}

extension ListOrdersInteractor: ListOrdersBusinessLogic {
  func fetchOrders(request: ListOrders.FetchOrders.Request) {
    presenter?.presentFetchProgress(response: .init())
    ordersWork.fetch { [orderStore] () throws(OrderStoreError) in
      try await orderStore.fetchOrders()
    } answered: { [weak self] orders in
      self?.orders = orders
      self?.presenter?.presentOrders(response: .init(orders: orders))
    } failed: { [weak self] error in
      self?.presenter?.presentFetchFailure(response: .init(error: error))
    }
  }

  func findOrders(request: ListOrders.FindOrders.Request) {
    presenter?.presentFindProgress(response: .init())
    ordersWork.fetch(after: pause) { [orderStore] () throws(OrderStoreError) in
      try await orderStore.findOrders(text: request.text)
    } answered: { [weak self] orders in
      self?.orders = orders
      self?.presenter?.presentFoundOrders(response: .init(orders: orders))
    } failed: { [weak self] error in
      self?.presenter?.presentFindFailure(response: .init(error: error))
    }
  }

  func selectOrder(request: ListOrders.SelectOrder.Request) {
    guard let selected = orders.first(where: { $0.id == request.id }) else { return }
    showOrderSelection = selected.id
    presenter?.presentSelectedOrder(response: .init())
  }
}

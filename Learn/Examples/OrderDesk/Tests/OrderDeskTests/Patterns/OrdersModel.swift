import Foundation
import Observation

@testable import OrderDesk

/// The scene `ListOrders` as MVVM has it: state and rules in a model, which knows no words.
@MainActor @Observable
final class OrdersModel {
  enum Phase: Equatable {
    case listed
    case loading
    case searching
    case loadingFailed(OrderStoreError)
    case searchFailed(OrderStoreError)
  }

  private(set) var orders: [Order] = []
  private(set) var phase = Phase.listed
  /// Opens an order; the coordinator sets it.
  @ObservationIgnored var openOrder: (UUID) -> Void = { _ in }

  private let store: any OrderStore
  private let pause: @Sendable () async -> Void
  @ObservationIgnored private(set) var work: Task<Void, Never>?

  init(store: any OrderStore, pause: @escaping @Sendable () async -> Void) {
    (self.store, self.pause) = (store, pause)
  }

  deinit {
    work?.cancel()
  }

  func fetchOrders() {
    work?.cancel()
    phase = .loading
    work = Task { [weak self, store] in
      do throws(OrderStoreError) {
        let orders = try await store.fetchOrders()
        if !Task.isCancelled { self?.list(orders) }
      } catch {
        if !Task.isCancelled { self?.phase = .loadingFailed(error) }
      }
    }
  }

  func findOrders(text: String) {
    work?.cancel()
    phase = .searching
    work = Task { [weak self, store, pause] in
      await pause()
      if Task.isCancelled { return }
      do throws(OrderStoreError) {
        let orders = try await store.findOrders(text: text)
        if !Task.isCancelled { self?.list(orders) }
      } catch {
        if !Task.isCancelled { self?.phase = .searchFailed(error) }
      }
    }
  }

  func selectOrder(id: UUID) {
    guard orders.contains(where: { $0.id == id }) else { return }
    openOrder(id)
  }

  private func list(_ orders: [Order]) {
    (self.orders, phase) = (orders, .listed)
  }
}

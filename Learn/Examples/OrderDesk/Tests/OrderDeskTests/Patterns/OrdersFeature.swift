import Foundation

@testable import OrderDesk

/// The scene `ListOrders` as the Composable Architecture has it: a state, actions, and a reducer.
struct OrdersFeature: Reducer {
  struct State: Equatable {
    var orders: [Order] = []
    var phase = OrdersModel.Phase.listed
    /// The order that the screen opens.
    var openedOrder: UUID?
  }

  enum Action: Equatable {
    case appeared
    case textChanged(String)
    case listed([Order])
    case failed(OrdersModel.Phase)
    case orderTapped(index: Int)
  }

  let store: any OrderStore
  let pause: @Sendable () async -> Void

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.phase = .loading
      return .run { [store] send in
        do throws(OrderStoreError) {
          send(.listed(try await store.fetchOrders()))
        } catch {
          send(.failed(.loadingFailed(error)))
        }
      }
      .cancellable(id: "orders", cancelInFlight: true)
    case .textChanged(let text):
      state.phase = .searching
      return .run { [store, pause] send in
        await pause()
        if Task.isCancelled { return }
        do throws(OrderStoreError) {
          send(.listed(try await store.findOrders(text: text)))
        } catch {
          send(.failed(.searchFailed(error)))
        }
      }
      .cancellable(id: "orders", cancelInFlight: true)
    case .listed(let orders):
      (state.orders, state.phase) = (orders, .listed)
      return .none
    case .failed(let phase):
      state.phase = phase
      return .none
    case .orderTapped(let index):
      guard state.orders.indices.contains(index) else { return .none }
      state.openedOrder = state.orders[index].id
      return .none
    }
  }
}

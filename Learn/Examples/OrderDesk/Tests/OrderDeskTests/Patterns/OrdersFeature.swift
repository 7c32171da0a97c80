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
    case orderTapped(id: UUID)
  }

  enum CancelID { case orders }

  @Dependency(\.orderStore) var orderStore
  @Dependency(\.pause) var pause

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .textChanged(let text):
        state.phase = .searching
        return .run { [orderStore, pause] send in
          try await pause()
          await send(.listed(try await orderStore.findOrders(text: text)))
        } catch: { error, send in
          await send(.failed(.searchFailed(error as? OrderStoreError ?? .unavailable)))
        }
        .cancellable(id: CancelID.orders, cancelInFlight: true)
      case .appeared:
        state.phase = .loading
        return .run { [orderStore] send in
          await send(.listed(try await orderStore.fetchOrders()))
        } catch: { error, send in
          await send(.failed(.loadingFailed(error as? OrderStoreError ?? .unavailable)))
        }
        .cancellable(id: CancelID.orders, cancelInFlight: true)
      case .listed(let orders):
        (state.orders, state.phase) = (orders, .listed)
        return .none
      case .failed(let phase):
        state.phase = phase
        return .none
      case .orderTapped(let id):
        if state.orders.contains(where: { $0.id == id }) { state.openedOrder = id }
        return .none
      }
    }
  }
}

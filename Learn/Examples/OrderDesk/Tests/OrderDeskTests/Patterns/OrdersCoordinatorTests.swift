import Testing

@testable import OrderDesk

/// A test of a coordinator reads its path.
@MainActor
struct OrdersCoordinatorTests {
  private let store = OrderStoreStub()
  private let coordinator: OrdersCoordinator

  init() {
    coordinator = OrdersCoordinator(list: OrdersModel(store: store, pause: {}))
  }

  @Test func `opens the order that the user selects`() async {
    coordinator.list.fetchOrders()
    await coordinator.list.work?.value

    coordinator.list.selectOrder(id: Order.second.id)

    #expect(coordinator.path == [Order.second.id])
    #expect(store.gate.calls == [.fetchOrders])
  }

  @Test func `reloads the list when the user returns`() async {
    coordinator.path = [Order.second.id]

    coordinator.path = []
    await coordinator.list.work?.value

    #expect(coordinator.list.orders == [.first, .second])
  }
}

import Testing

@testable import OrderDesk

/// A tile that fails leaves the other one alone.
@MainActor
struct DashboardTests {
  private let archive = OrderStoreStub()
  private let dashboard: Dashboard

  init() {
    dashboard = Dashboard(orderStore: OrderStoreStub(), archive: archive)
  }

  private func answers() async {
    for tile in [dashboard.orders, dashboard.archive] {
      await (tile.interactor as? ListOrdersInteractor)?.ordersWork.task?.value
    }
  }

  @Test func `shows the orders beside an archive that fails, which can be tried again`() async {
    archive.gate.error = .unavailable

    dashboard.refresh()
    await answers()
    #expect(dashboard.orders.orders.state.orders.count == 2)
    #expect(!dashboard.archive.orders.state.message.isEmpty)

    archive.gate.error = nil
    dashboard.archive.fetchOrders()
    await answers()
    #expect(dashboard.archive.orders.state.orders.count == 2)
    #expect(dashboard.archive.orders.state.message.isEmpty)
  }
}

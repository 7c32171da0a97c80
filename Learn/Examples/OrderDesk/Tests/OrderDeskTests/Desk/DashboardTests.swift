import Foundation
import Testing

@testable import OrderDesk

/// A tile that fails leaves the other one alone, and routes lead out of both.
@MainActor
struct DashboardTests {
  private let archive = OrderStoreStub()
  private let routes = DeskRoutesSpy()
  private let dashboard = Dashboard()

  init() {
    dashboard.configure(orderStore: OrderStoreStub(), archive: archive, routes: routes)
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

  @Test func `calls the route of the selected order, and of a new one`() async {
    dashboard.refresh()
    await answers()

    dashboard.orders.selectOrder(id: Order.first.id)
    dashboard.archive.selectOrder(id: Order.second.id)
    dashboard.orders.startOrder()

    #expect(
      routes.calls == [
        .order(id: Order.first.id, isArchived: false),
        .order(id: Order.second.id, isArchived: true), .newOrder,
      ])
  }
}

/// Records the routes, in place of the tabs.
private final class DeskRoutesSpy: DeskRoutes {
  enum Call: Equatable {
    case order(id: UUID, isArchived: Bool)
    case newOrder
  }

  private(set) var calls: [Call] = []

  func routeToOrder(id: UUID, isArchived: Bool) {
    calls.append(.order(id: id, isArchived: isArchived))
  }

  func routeToNewOrder() { calls.append(.newOrder) }
}

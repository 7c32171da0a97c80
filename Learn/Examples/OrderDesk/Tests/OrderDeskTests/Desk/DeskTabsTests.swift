import Foundation
import Testing

@testable import OrderDesk

/// Each tab has its own path, and a route leads from one into another.
@MainActor
struct DeskTabsTests {
  private let tabs = DeskTabs(orderStore: OrderStoreStub(), archive: OrderStoreStub())

  @Test func `opens an order in its tab, and leaves the other tab as it is`() {
    tabs.tab = .archive
    tabs.archive.showOrder(id: Order.first.id)
    let routes: any DeskRoutes = tabs

    routes.routeToOrder(id: Order.second.id)

    #expect(tabs.tab == .orders)
    #expect(opened(tabs.orders) == [Order.second.id])
    #expect(opened(tabs.archive) == [Order.first.id])
  }

  @Test func `opens a link in the first tab`() throws {
    tabs.tab = .archive

    tabs.open(try #require(URL(string: "desk://orders/\(Order.first.id)")))

    #expect(tabs.tab == .orders)
    #expect(opened(tabs.orders) == [Order.first.id])
  }

  private func opened(_ desk: DeskNavigation) -> [UUID?] {
    desk.path.map { entry in
      guard case .scene(let scene) = entry else { return nil }
      return (scene.view as? ShowOrderView)?.router?.dataStore?.selection
    }
  }
}

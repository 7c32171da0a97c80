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

    routes.routeToOrder(id: Order.second.id, isArchived: false)

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

  @Test(arguments: [DeskTabs.Tab.orders, .archive])
  func `lets a link wait while a form has changes in any tab`(tab: DeskTabs.Tab) throws {
    let desk = tab == .orders ? tabs.orders : tabs.archive
    tabs.tab = .archive
    let view = EditOrderView()
    view.fillIn(.init(order: .second))
    desk.show(view)
    let form = desk.sheet
    let link = try #require(URL(string: "desk://orders/\(Order.first.id)"))

    tabs.open(link)
    #expect(tabs.tab == .archive)
    #expect(desk.sheet === form)
    #expect(desk.waitingLink == link)
    #expect(opened(tabs.orders).isEmpty)

    tabs.follow(link)
    #expect(tabs.tab == .orders)
    #expect(desk.sheet == nil)
    #expect(desk.waitingLink == nil)
    #expect(opened(tabs.orders) == [Order.first.id])
  }

  @Test func `opens the order of a tile in its tab`() async {
    tabs.tab = .overview
    let tile = tabs.dashboard.archive
    tile.fetchOrders()
    await (tile.interactor as? ListOrdersInteractor)?.ordersWork.task?.value

    tile.selectOrder(id: Order.second.id)

    #expect(tabs.tab == .archive)
    #expect(opened(tabs.archive) == [Order.second.id])
    #expect(opened(tabs.orders).isEmpty)
  }

  @Test func `opens the form of a new order from a tile`() {
    tabs.tab = .overview

    tabs.dashboard.archive.startOrder()

    #expect(tabs.tab == .orders)
    let form = tabs.orders.sheet?.first?.view as? EditOrderView
    #expect(form?.order.state.saveOrderForm.order == .blank)
  }

  @Test func `reloads the scenes of all tabs after each change of a store`() async throws {
    let store = MemoryOrderStore([.first])
    let tabs = DeskTabs(orderStore: store, archive: store)
    let lists = [
      tabs.dashboard.orders, tabs.dashboard.archive,
      try #require(tabs.orders.first.view as? ListOrdersView),
      try #require(tabs.archive.first.view as? ListOrdersView),
    ]
    let (changes, change) = AsyncStream.makeStream(of: Void.self)

    change.yield()
    change.finish()
    await tabs.follow(changes)

    for list in lists {
      await (list.interactor as? ListOrdersInteractor)?.ordersWork.task?.value
      #expect(list.orders.state.orders.count == 1)
    }
  }

  @Test func `is freed with its tiles`() {
    weak var freed: DeskTabs?
    weak var tile: ListOrdersView?
    do {
      let tabs = DeskTabs(orderStore: OrderStoreStub(), archive: OrderStoreStub())
      freed = tabs
      tile = tabs.dashboard.orders
    }

    #expect(freed == nil)
    #expect(tile == nil)
  }

  private func opened(_ desk: DeskNavigation) -> [UUID?] {
    desk.path.map { entry in
      guard case .scene(let scene) = entry else { return nil }
      return (scene.view as? ShowOrderView)?.router?.dataStore?.selection
    }
  }
}

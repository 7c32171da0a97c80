import SceneUI
import Testing

@testable import OrderDesk

/// The selected order stays until another one takes its place.
@MainActor
struct DeskSplitTests {
  private let orderStore = OrderStoreStub()
  private let split: DeskSplit
  private let list: ListOrdersView

  init() async throws {
    split = DeskSplit(orderStore: orderStore)
    list = try #require(split.list.view as? ListOrdersView)
    list.fetchOrders()
    await (list.interactor as? ListOrdersInteractor)?.ordersWork.task?.value
  }

  @Test func `frees the selected order when another is selected`() {
    list.selectOrder(id: Order.first.id)
    weak let first = split.detail?.view
    #expect(first != nil)

    list.selectOrder(id: Order.second.id)

    #expect(split.detail != nil)
    #expect(first == nil)
  }

  @Test func `keeps the selected order below its form, and reloads both lists when that closes`()
    async throws
  {
    list.selectOrder(id: Order.first.id)
    let order = try #require(split.detail?.view as? ShowOrderView)
    order.changeOrder()
    let form = try #require(split.sheet?.first?.view as? EditOrderView)

    form.router?.routeToOrigin()

    #expect(split.sheet == nil)
    #expect(split.detail?.view === order)
    #expect(order.router?.dataStore?.selection == Order.first.id)
    await (order.interactor as? ShowOrderInteractor)?.fetchOrderWork.task?.value
    await (list.interactor as? ListOrdersInteractor)?.ordersWork.task?.value
    #expect(orderStore.gate.calls.contains(.fetchOrder(id: Order.first.id)))
    #expect(orderStore.gate.calls.filter { $0 == .fetchOrders }.count == 2)
  }

  @Test func `empties the detail when its order is canceled`() throws {
    list.selectOrder(id: Order.first.id)

    (split.detail?.view as? ShowOrderView)?.router?.routeToOrigin()

    #expect(split.detail == nil)
  }
}

import Foundation
import Testing

@testable import OrderDesk

/// A new order that is saved again replaces the first one, in case only the store's answer was lost.
@MainActor
struct EditOrderRetryTests {
  @Test func `saves a new order again under the same identifier`() async {
    let orderStore = OrderStoreStub()
    orderStore.gate.error = .unavailable
    let id = Order.second.id
    let interactor = EditOrderInteractor(
      orderStore: orderStore, now: { Order.first.due }, newID: id)
    var order = Order.first
    order.id = Order.blank.id

    for _ in 1...2 {
      interactor.saveOrder(request: .init(order: order))
      await interactor.saveOrderWork.task?.value
    }

    order.id = id
    #expect(orderStore.gate.calls == [.saveOrder(order: order), .saveOrder(order: order)])
  }

  @Test func `keeps one order, though the user saves the form twice`() async {
    let orderStore = MemoryOrderStore()
    let interactor = EditOrderInteractor(orderStore: orderStore, now: { Order.first.due })
    var order = Order.first
    order.id = Order.blank.id

    for _ in 1...2 {
      interactor.saveOrder(request: .init(order: order))
      await interactor.saveOrderWork.task?.value
    }

    #expect(await orderStore.fetchOrders().count == 1)
  }
}

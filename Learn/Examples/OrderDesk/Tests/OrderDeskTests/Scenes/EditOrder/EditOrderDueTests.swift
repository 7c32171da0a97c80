import Foundation
import Testing

@testable import OrderDesk

/// The interactor refuses a day that is over, unless the order was already due on it.
@MainActor
struct EditOrderDueTests {
  private let presenter = EditOrderPresentationLogicSpy()
  private let orderStore = OrderStoreStub()
  private let interactor: EditOrderInteractor
  private var order = Order.first

  init() {
    let later = Order.first.due + 3 * 86_400
    interactor = EditOrderInteractor(orderStore: orderStore, now: { later })
    interactor.presenter = presenter
    order.note = "Sorry"
  }

  private func fetchOrder() async {
    interactor.selection = Order.first.id
    interactor.fetchOrder(request: .init())
    await interactor.fetchOrderWork.task?.value
  }

  @Test mutating func `refuses a new order for a day that is over`() {
    order.id = Order.blank.id

    interactor.saveOrder(request: .init(order: order))

    #expect(presenter.calls == [.presentSaveRefusal(.init(problems: [.due: .past]))])
    #expect(orderStore.gate.calls.isEmpty)
  }

  @Test mutating func `refuses to move an order to a day that is over`() async {
    await fetchOrder()
    order.due += 86_400

    interactor.saveOrder(request: .init(order: order))

    #expect(presenter.calls.last == .presentSaveRefusal(.init(problems: [.due: .past])))
  }

  @Test func `saves another change of an order that is late`() async {
    await fetchOrder()

    interactor.saveOrder(request: .init(order: order))
    await interactor.saveOrderWork.task?.value

    #expect(orderStore.gate.calls.last == .saveOrder(order: order))
  }
}

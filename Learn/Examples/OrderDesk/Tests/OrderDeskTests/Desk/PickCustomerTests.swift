import Testing

@testable import OrderDesk

/// A form in a sheet opens a list, and gets the customer of the order that the user picks.
@MainActor
struct PickCustomerTests {
  private let desk = DeskNavigation(orderStore: MemoryOrderStore([.first, .second]))

  private func openForm() throws -> EditOrderView {
    desk.showForm(of: .blank)
    return try #require(desk.sheet?.first?.view as? EditOrderView)
  }

  @Test func `returns the customer of the picked order to the form, which keeps the rest`()
    async throws
  {
    let form = try openForm()
    var order = form.order.state.saveOrderForm.order
    order.title = "Menu"
    form.fillInOrder(order)

    form.pickCustomer()
    let list = try #require(desk.sheet?.path.last?.view as? ListOrdersView)
    list.fetchOrders()
    await (list.interactor as? ListOrdersInteractor)?.ordersWork.task?.value
    list.selectOrder(id: Order.second.id)

    #expect(desk.sheet?.path.isEmpty == true)
    order.customer = .second
    #expect(form.order.state.saveOrderForm.order == order)
    #expect(form.hasChanges)
  }

  @Test func `leaves the form as it is if the user picks nothing`() throws {
    let form = try openForm()
    form.pickCustomer()

    // SwiftUI removes the list when the user swipes back.
    desk.sheet?.path = []

    #expect(!form.hasChanges)
    #expect(desk.path.isEmpty)
  }

  @Test func `leaves the form as it is if the user starts an order from the list`() throws {
    let form = try openForm()
    form.pickCustomer()

    (desk.sheet?.path.last?.view as? ListOrdersView)?.startOrder()

    #expect(desk.sheet?.first?.view === form)
    #expect(desk.sheet?.path.isEmpty == true)
    #expect(!form.hasChanges)
  }

  @Test func `frees the list when the user closes the sheet`() throws {
    let form = try openForm()
    form.pickCustomer()
    weak let list = desk.sheet?.path.last?.view
    #expect(list != nil)

    form.close()

    #expect(desk.sheet == nil)
    #expect(list == nil)
  }

  @Test func `shows the list above the form in a split view, too`() throws {
    let split = DeskSplit(orderStore: OrderStoreStub())
    (split.list.view as? ListOrdersView)?.startOrder()
    let form = try #require(split.sheet?.first?.view as? EditOrderView)

    form.pickCustomer()
    #expect(split.sheet?.path.count == 1)
    #expect(split.detail == nil)

    (split.sheet?.path.last?.view as? ListOrdersView)?.startOrder()
    #expect(split.sheet?.path.isEmpty == true)
  }

  @Test func `takes over a customer once`() {
    let (interactor, presenter) = (
      EditOrderInteractor(orderStore: OrderStoreStub()), EditOrderPresentationLogicSpy()
    )
    interactor.presenter = presenter
    interactor.pickedCustomer = .second

    interactor.takeCustomer(request: .init())
    interactor.takeCustomer(request: .init())

    #expect(presenter.calls == [.presentCustomer(.init(customer: .second))])
    #expect(interactor.pickedCustomer == nil)
  }
}

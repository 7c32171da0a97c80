import Testing

@testable import OrderDesk

/// What a screen uses of its model, before the move and after it.
@MainActor
protocol OrdersListing {
  var lines: [String] { get }
  var message: String { get }

  func fetchOrders()
  func findOrders(text: String)
}

extension OrdersModel: OrdersListing {
  var lines: [String] { orders.map(OrdersFormatter().line(of:)) }
  var message: String { OrdersFormatter().message(phase) }
}

extension MovedOrdersModel: OrdersListing {}

@MainActor
struct MovedOrdersModelTests {
  private let store = OrderStoreStub()
  private let model: OrdersModel
  private let interactor: ListOrdersInteractor
  private let moved: MovedOrdersModel

  init() {
    model = OrdersModel(store: store, pause: {})
    let view = ListOrdersView()
    let presenter = ListOrdersPresenter()
    presenter.view = view
    interactor = ListOrdersInteractor(orderStore: store, pause: {})
    interactor.presenter = presenter
    view.interactor = interactor
    moved = MovedOrdersModel(view: view)
  }

  @Test(arguments: [nil, OrderStoreError.unavailable])
  func `shows the same as before`(error: OrderStoreError?) async {
    store.gate.error = error
    store.findOrdersAnswer = [.second]

    let before = await record(model) { await model.work?.value }
    let after = await record(moved) { await interactor.ordersWork.task?.value }

    #expect(before.count == 4)
    #expect(after == before)
  }

  /// Uses a model as someone would, and writes down what is shown after each step.
  private func record(
    _ model: some OrdersListing, waiting wait: () async -> Void
  ) async -> [String] {
    var shown: [String] = []
    func see() { shown.append((model.lines + [model.message]).joined(separator: "; ")) }
    model.fetchOrders()
    see()
    await wait()
    see()
    model.findOrders(text: "sec")
    see()
    await wait()
    see()
    return shown
  }
}

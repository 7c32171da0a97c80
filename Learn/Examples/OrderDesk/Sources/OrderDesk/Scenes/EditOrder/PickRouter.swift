/// A scene that lets the user pick a customer.
@MainActor
protocol PickCustomerOrigin: AnyObject {
  /// The picked customer, until the scene takes it over.
  var pickedCustomer: Customer? { get set }
}

/// The routes out of a list in which the user picks an order, whose customer is the result.
@MainActor
final class PickRouter: ListOrdersDataPassing {
  let dataStore: (any ListOrdersDataStore)?

  private let services: SceneServices
  private weak var list: ListOrdersView?
  private weak var origin: (any PickCustomerOrigin)?

  init(services: SceneServices, of list: ListOrdersView, origin: (any PickCustomerOrigin)?) {
    dataStore = list.router?.dataStore
    self.services = services
    self.list = list
    self.origin = origin
  }
}

extension PickRouter: ListOrdersRoutingLogic {
  func routeToShowOrder() {
    let source = dataStore as? ListOrdersInteractor
    origin?.pickedCustomer = source?.selectedOrder?.customer
    routeToEditOrder()
  }

  /// Goes back to the form, which may be that of a new order.
  func routeToEditOrder() {
    if let list { services.navigation?.goBack(from: list) }
  }
}

extension ListOrdersInteractor {
  fileprivate var selectedOrder: Order? { orders.first { $0.id == showOrderSelection } }
}

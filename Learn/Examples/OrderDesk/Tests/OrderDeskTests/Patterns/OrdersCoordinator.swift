import Foundation
import Observation

@testable import OrderDesk

/// Decides where to go, as MVVM with coordinators has it; the model knows no other screen.
@MainActor @Observable
final class OrdersCoordinator {
  let list: OrdersModel
  /// The opened orders, to which a `NavigationStack` binds its path.
  var path: [UUID] = [] {
    didSet {
      // The user may have changed the order.
      if path.count < oldValue.count { list.fetchOrders() }
    }
  }

  init(list: OrdersModel) {
    self.list = list
    list.openOrder = { [weak self] id in self?.path.append(id) }
  }
}

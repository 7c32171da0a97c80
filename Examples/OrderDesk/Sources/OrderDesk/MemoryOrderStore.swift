import Foundation

/// Keeps the orders while the program runs.
actor MemoryOrderStore: OrderStore {
  private var orders: [Order]

  init(_ orders: [Order] = []) {
    self.orders = orders
  }

  func fetchOrders() -> [Order] {
    orders.sorted { $0.due < $1.due }
  }

  func findOrders(text: String) -> [Order] {
    fetchOrders().filter { $0.title.lowercased().contains(text.lowercased()) }
  }

  func fetchOrder(id: UUID) throws(OrderStoreError) -> Order {
    guard let order = orders.first(where: { $0.id == id }) else { throw .unavailable }
    return order
  }

  func watchStatus(id: UUID) -> AsyncStream<Status> {
    AsyncStream { values in
      for status in Status.allCases { values.yield(status) }
      values.finish()
    }
  }

  func saveOrder(order: Order) {
    var order = order
    if order.id == Order.blank.id { order.id = UUID() }
    orders.removeAll { $0.id == order.id }
    orders.append(order)
  }

  func cancelOrder(id: UUID) {
    orders.removeAll { $0.id == id }
  }
}

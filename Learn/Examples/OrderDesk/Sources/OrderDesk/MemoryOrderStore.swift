import Foundation

/// Keeps the orders while the program runs.
actor MemoryOrderStore: OrderStore {
  private var orders: [Order] {
    didSet { tellListeners() }
  }
  private var statuses: [UUID: Status] = [:] {
    didSet { tellListeners() }
  }
  private var listeners: [UUID: AsyncStream<Void>.Continuation] = [:]

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
    guard let order = orders.first(where: { $0.id == id }) else { throw .notFound }
    return order
  }

  func watchStatus(id: UUID) -> AsyncStream<Status> {
    let (values, reader) = AsyncStream.makeStream(of: Status.self)
    let changes = self.changes()
    reader.yield(statuses[id] ?? .received)
    let watching = Task {
      for await _ in changes { reader.yield(statuses[id] ?? .received) }
    }
    reader.onTermination = { _ in watching.cancel() }
    return values
  }

  func markOrder(status: Status, id: UUID) throws(OrderStoreError) {
    _ = try fetchOrder(id: id)
    statuses[id] = status
  }

  func saveOrder(order: Order) {
    var order = order
    if order.id == Order.blank.id { order.id = UUID() }
    orders = orders.filter { $0.id != order.id } + [order]
  }

  func cancelOrder(id: UUID) {
    orders.removeAll { $0.id == id }
  }

  /// Returns a value after each change, until its reader stops.
  func changes() -> AsyncStream<Void> {
    let (changes, listener) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = UUID()
    listeners[id] = listener
    listener.onTermination = { [weak self] _ in Task { await self?.stopTelling(id) } }
    return changes
  }

  private func tellListeners() {
    for listener in listeners.values { listener.yield() }
  }

  private func stopTelling(_ id: UUID) {
    listeners[id] = nil
  }
}

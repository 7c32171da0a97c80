@testable import OrderDesk

extension OrderStore {
  /// Fetches the orders again and again; `nil` says that the server did not answer.
  ///
  /// - Parameter pause: Ten seconds, and after each failure twice as long, up to five minutes.
  func pollOrders(
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) -> AsyncStream<[Order]?> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { values in
      let task = Task {
        var seconds = 10
        while !Task.isCancelled {
          let orders = try? await fetchOrders()
          values.yield(orders)
          seconds = orders == nil ? min(seconds * 2, 300) : 10
          try? await pause(.seconds(seconds))
        }
      }
      values.onTermination = { _ in task.cancel() }
    }
  }
}

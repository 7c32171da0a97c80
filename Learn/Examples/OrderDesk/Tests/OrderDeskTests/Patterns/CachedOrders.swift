@testable import OrderDesk

/// Asks the server for orders, and falls back to its last answer.
actor CachedOrders {
  struct Answer: Equatable {
    var orders: [Order]
    /// Whether the server could not be asked, so that they may have changed.
    var isStale = false
  }

  private let server: any OrderStore
  private var last: Answer?

  init(server: any OrderStore) {
    self.server = server
  }

  func fetchOrders() async throws(OrderStoreError) -> Answer {
    do throws(OrderStoreError) {
      let answer = Answer(orders: try await server.fetchOrders())
      last = answer
      return answer
    } catch {
      guard let last else { throw error }
      return Answer(orders: last.orders, isStale: true)
    }
  }
}

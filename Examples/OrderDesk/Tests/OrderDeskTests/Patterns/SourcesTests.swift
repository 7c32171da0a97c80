import Testing

@testable import OrderDesk

/// Workers turn what is pushed, and several sources, into answers for an interactor.
@MainActor
struct SourcesTests {
  private let orderStore = OrderStoreStub()

  @Test(.timeLimit(.minutes(1)))
  func `hands on what a printer pushes, and disconnects with its reader`() async {
    let printer = PrinterFake()
    do {
      var values = printer.watchStatus().makeAsyncIterator()
      printer.whenStatusChanges?(.received)
      printer.whenStatusChanges?(.printing)
      // The older of two values that wait is dropped.
      #expect(await values.next() == .printing)
    }

    var disconnections = printer.disconnections.makeAsyncIterator()
    #expect(await disconnections.next() != nil)
  }

  @Test func `falls back to the last answer of the server`() async throws {
    let orders = CachedOrders(server: orderStore)
    #expect(try await orders.fetchOrders() == .init(orders: [.first, .second]))
    orderStore.error = .unavailable

    #expect(try await orders.fetchOrders() == .init(orders: [.first, .second], isStale: true))
  }

  @Test func `fails without an answer to fall back to`() async {
    orderStore.error = .unavailable
    let orders = CachedOrders(server: orderStore)

    await #expect(throws: OrderStoreError.unavailable) { try await orders.fetchOrders() }
  }
}

@MainActor
private final class PrinterFake: Printer {
  var whenStatusChanges: ((Status) -> Void)?
  let (disconnections, disconnection) = AsyncStream.makeStream(of: Void.self)

  func connect() {}

  func disconnect() {
    disconnection.yield()
  }
}

import Testing

@testable import OrderDesk

/// A list without rows says why; rows stay while they are loaded again.
struct ListOrdersPlaceholderTests {
  @Test(
    arguments: [
      (.init(), nil),
      (.init(fetchProgress: "Loading"), .loading("Loading")),
      (.init(findProgress: "Searching"), .loading("Searching")),
      (.init(message: "Failed"), .failed("Failed")),
      (.init(hint: "No orders yet."), .empty("No orders yet.")),
      (.init(orders: [.first], fetchProgress: "Loading"), nil),
      (.init(orders: [.first], message: "Failed"), nil),
    ] as [(ListOrders.DisplayedOrders, ListOrders.DisplayedOrders.Placeholder?)])
  func `shows something in place of rows`(
    state: ListOrders.DisplayedOrders, placeholder: ListOrders.DisplayedOrders.Placeholder?
  ) {
    #expect(state.placeholder == placeholder)
  }
}

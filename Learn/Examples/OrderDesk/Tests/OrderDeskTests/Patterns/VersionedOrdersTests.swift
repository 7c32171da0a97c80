import Testing

@testable import OrderDesk

struct VersionedOrdersTests {
  @Test func `refuses a form that another device has overtaken`() async throws {
    let orders = VersionedOrders()
    try await orders.saveOrder(.first, version: 0)
    let fetched = try #require(await orders.fetchOrder(id: Order.first.id))
    var (here, there) = (fetched.order, fetched.order)
    (here.title, there.title) = ("Here", "There")
    try await orders.saveOrder(there, version: fetched.version)

    await #expect(throws: VersionedSaveError.changed(there)) {
      try await orders.saveOrder(here, version: fetched.version)
    }

    let last = try #require(await orders.fetchOrder(id: Order.first.id))
    try await orders.saveOrder(here, version: last.version)
    #expect(await orders.fetchOrder(id: Order.first.id)?.order == here)
  }
}

import Foundation
import SceneTesting
import SceneUI
import Testing

@testable import OrderDesk

/// Someone at the desk takes an order, looks at it, and cancels it.
@MainActor
struct DeskTests {
  private let store = MemoryOrderStore()

  @Test func `lists an order that was taken`() async {
    let order = [
      "Menu", "Ada", "", "ada@example.com", "", "1 Quay", "Gullhaven", "12345", "Norland",
      "", "", "", "", "a4", "matte", "50", "2", "y", "n", "courier", "2100-12-01", "80", "", "",
    ]

    let output = await serve(["4", "2"] + order + ["q"])

    #expect(output.contains("  1 Menu, 50 copies, A4, due 2100-12-01"))
  }

  @Test func `asks again for what is missing, and keeps the rest`() async {
    let input = ["4", "2", "Menu"] + Array(repeating: "", count: 23)
    let missing = ["Ada", "ada@example.com", "1 Quay", "Gullhaven", "12345", "Norland"]

    let output = await serve(input + missing + ["q"])

    #expect(output.filter { $0 == "Fill this in." }.count == missing.count)
    #expect(output.contains { $0.hasPrefix("  1 Menu, 1 copy, Postcard, due ") })
  }

  @Test func `cancels an order only if that is meant`() async throws {
    await store.saveOrder(order: .first)

    _ = await serve(["3", "1", "4", "n", "q"])
    #expect(await store.fetchOrders() == [.first])

    _ = await serve(["3", "1", "4", "y"])
    #expect(await store.fetchOrders().isEmpty)
  }

  @Test func `marks how far an order is`() async {
    await store.saveOrder(order: .first)

    _ = await serve(["3", "1", "7", "ready", "q", "q"])

    var statuses = await store.watchStatus(id: Order.first.id).makeAsyncIterator()
    #expect(await statuses.next() == .ready)
  }

  @Test(.timeLimit(.minutes(1)))
  func `tells who watches an order when it is marked`() async throws {
    await store.saveOrder(order: .first)
    var statuses = await store.watchStatus(id: Order.first.id).makeAsyncIterator()
    #expect(await statuses.next() == .received)

    try await store.markOrder(status: .printing, id: Order.first.id)

    #expect(await statuses.next() == .printing)
  }

  @Test func `neither finds nor marks an order that was canceled`() async {
    await store.saveOrder(order: .first)
    await store.cancelOrder(id: Order.first.id)

    await #expect(throws: OrderStoreError.notFound) {
      try await store.fetchOrder(id: Order.first.id)
    }
    await #expect(throws: OrderStoreError.notFound) {
      try await store.markOrder(status: .ready, id: Order.first.id)
    }
  }

  @Test func `gives a new order an identity, and replaces one that has it`() async {
    var order = Order.first
    order.id = Order.blank.id

    await store.saveOrder(order: order)
    let saved = await store.fetchOrders()
    await store.saveOrder(order: saved[0])

    #expect(saved[0].id != Order.blank.id)
    #expect(await store.fetchOrders() == saved)
  }

  @Test func `finds orders by a part of their titles`() async {
    await store.saveOrder(order: .first)
    await store.saveOrder(order: .second)

    #expect(await store.findOrders(text: "SEC") == [.second])
  }

  private func serve(_ lines: [String]) async -> [String] {
    let console = ScriptedConsole(lines)
    let stack = MenuStack(console: console.console)
    let services = SceneServices(orderStore: store, navigation: stack)
    stack.show(ListOrdersView().configure(services: services))
    await stack.run()
    return console.output
  }
}

import Foundation
import Testing

@testable import OrderDesk

/// A test of a model reads its state.
@MainActor
struct OrdersModelTests {
  private let store = OrderStoreStub()
  private let model: OrdersModel

  init() {
    model = OrdersModel(store: store, pause: {})
  }

  @Test func `lists the orders`() async {
    model.fetchOrders()
    #expect(model.phase == .loading)

    await model.work?.value

    #expect(model.orders == [.first, .second])
    #expect(model.phase == .listed)
  }

  @Test func `says that the orders cannot be loaded`() async {
    store.gate.error = .unavailable

    model.fetchOrders()
    await model.work?.value

    #expect(model.phase == .loadingFailed(.unavailable))
  }

  @Test func `finds orders`() async {
    store.findOrdersAnswer = [.second]

    model.findOrders(text: "sec")
    await model.work?.value

    #expect(store.gate.calls == [.findOrders(text: "sec")])
    #expect(model.orders == [.second])
  }

  @Test func `drops the answer for an earlier text`() async throws {
    store.gate.callsToHold = 2
    model.findOrders(text: "s")
    let (early, earlyCall) = (model.work, try await store.gate.nextCall(of: model.work))
    model.findOrders(text: "se")
    let lastCall = try await store.gate.nextCall(of: model.work)

    lastCall.resume()
    await model.work?.value
    store.findOrdersAnswer = []
    earlyCall.resume()
    await early?.value

    #expect(model.orders == [.first, .second])
  }

  @Test func `opens the order that the user selects`() async {
    var opened: [UUID] = []
    model.openOrder = { opened.append($0) }
    model.fetchOrders()
    await model.work?.value

    model.selectOrder(id: Order.second.id)

    #expect(opened == [Order.second.id])
  }
}

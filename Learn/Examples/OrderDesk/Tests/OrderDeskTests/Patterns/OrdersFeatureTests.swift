import Foundation
import Testing

@testable import OrderDesk

/// A test of a reducer sends actions, and describes each change of the state.
@MainActor
struct OrdersFeatureTests {
  private let store = OrderStoreStub()
  private let feature: TestStore<OrdersFeature.State, OrdersFeature.Action>

  init() {
    feature = TestStore(initialState: OrdersFeature.State()) {
      OrdersFeature()
    } withDependencies: { [store] in
      $0.orderStore = store
      $0.pause = {}
    }
  }

  @Test func `lists the orders, and opens the selected one`() async {
    await feature.send(.appeared) { $0.phase = .loading }
    await feature.receive(.listed([.first, .second])) {
      $0.orders = [.first, .second]
      $0.phase = .listed
    }

    await feature.send(.orderTapped(id: Order.second.id)) { $0.openedOrder = Order.second.id }
    await feature.send(.orderTapped(id: UUID()))
  }

  @Test func `says that the orders cannot be loaded`() async {
    store.gate.error = .unavailable

    await feature.send(.appeared) { $0.phase = .loading }
    await feature.receive(.failed(.loadingFailed(.unavailable))) {
      $0.phase = .loadingFailed(.unavailable)
    }
  }

  @Test func `drops the answer for an earlier text`() async {
    let pauses = PausesStub()
    let feature = TestStore(initialState: OrdersFeature.State()) {
      OrdersFeature()
    } withDependencies: { [store] in
      $0.orderStore = store
      $0.pause = { try await pauses.next() }
    }

    await feature.send(.textChanged("s")) { $0.phase = .searching }
    await pauses.firstBegins()
    await feature.send(.textChanged("se"))
    await feature.receive(.listed([.first, .second])) {
      $0.orders = [.first, .second]
      $0.phase = .listed
    }
    await feature.finish()

    #expect(store.gate.calls == [.findOrders(text: "se")])
  }
}

/// Pauses of searches: the first one lasts until its search is canceled.
private actor PausesStub {
  private let (endless, end) = AsyncStream.makeStream(of: Void.self)
  private let (begun, begin) = AsyncStream.makeStream(of: Void.self)
  private var count = 0

  func next() async throws {
    count += 1
    if count > 1 { return }
    begin.yield()
    for await _ in endless {}
    try Task.checkCancellation()
  }

  func firstBegins() async {
    for await _ in begun { break }
  }
}

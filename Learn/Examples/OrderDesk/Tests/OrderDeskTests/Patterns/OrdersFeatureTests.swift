import Testing

@testable import OrderDesk

/// A test of a reducer sends actions, and describes each change of the state.
@MainActor
struct OrdersFeatureTests {
  private let store = OrderStoreStub()
  private let feature: TestStore<OrdersFeature>

  init() {
    feature = TestStore(initialState: OrdersFeature.State()) { [store] in
      OrdersFeature(store: store, pause: {})
    }
  }

  @Test func `lists the orders, and opens the selected one`() async {
    await feature.send(.appeared) { $0.phase = .loading }
    await feature.receive(.listed([.first, .second])) {
      $0.orders = [.first, .second]
      $0.phase = .listed
    }

    await feature.send(.orderTapped(index: 1)) { $0.openedOrder = Order.second.id }
    await feature.send(.orderTapped(index: 2))
  }

  @Test func `says that the orders cannot be loaded`() async {
    store.gate.error = .unavailable

    await feature.send(.appeared) { $0.phase = .loading }
    await feature.receive(.failed(.loadingFailed(.unavailable))) {
      $0.phase = .loadingFailed(.unavailable)
    }
  }

  @Test func `drops the answer for an earlier text`() async {
    await feature.send(.textChanged("s")) { $0.phase = .searching }
    await feature.send(.textChanged("se"))
    await feature.receive(.listed([.first, .second])) {
      $0.orders = [.first, .second]
      $0.phase = .listed
    }
    await feature.finish()
  }
}

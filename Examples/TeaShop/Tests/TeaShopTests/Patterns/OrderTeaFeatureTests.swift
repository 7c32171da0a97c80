import Testing

@testable import TeaShop

/// A test of a reducer sends actions, and describes each change of the state.
@MainActor struct OrderTeaFeatureTests {
  private static let sencha = Tea(name: "Sencha", minutes: 2, isSoldOut: false)
  private static let chamomile = Tea(name: "Chamomile", minutes: 6, isSoldOut: true)

  @Test func `takes an order, and recommends it to the next guest`() async {
    let store = await open()

    await store.send(.teaTapped(number: 1)) {
      $0.selectedTea = Self.sencha
      $0.message = "Sencha: place your order, or select another tea."
    }
    await store.send(.orderButtonTapped) {
      $0.selectedTea = nil
      $0.orderedTea = Self.sencha
      $0.message = "Your Sencha is ready in 2 minutes."
    }
    await store.send(.appeared)
    await store.receive(.teasFetched(.success([Self.sencha, Self.chamomile]))) {
      $0.message = "The guest before you had Sencha."
    }
  }

  @Test(arguments: [0, 3, Int.min, Int.max])
  func `selects no tea by a number that is not in the list`(number: Int) async {
    let store = await open()

    await store.send(.teaTapped(number: number)) { $0.message = "Select a number from 1 to 2." }
    await store.send(.orderButtonTapped) { $0.message = "Select a tea first." }
  }

  @Test func `takes no order of a tea that is sold out`() async {
    let store = await open()

    await store.send(.teaTapped(number: 2)) { $0.message = "Chamomile is sold out." }
    await store.send(.orderButtonTapped) { $0.message = "Select a tea first." }
  }

  @Test func `reports what the worker fails at`() async {
    let error = OrderTeaError.faulty(["teas.json:1:1: a fault"])
    let store = TestStore(initialState: OrderTeaFeature.State()) {
      OrderTeaFeature(fetchTeas: { .failure(error) })
    }

    await store.send(.appeared)
    await store.receive(.teasFetched(.failure(error))) {
      $0.message = "The teas cannot be used: teas.json:1:1: a fault"
    }
  }

  private func open() async -> TestStore<OrderTeaFeature> {
    let teas = [Self.sencha, Self.chamomile]
    let store = TestStore(initialState: OrderTeaFeature.State()) {
      OrderTeaFeature(fetchTeas: { .success(teas) })
    }
    await store.send(.appeared)
    await store.receive(.teasFetched(.success(teas))) {
      $0.teas = teas
      $0.message = "Select a tea."
    }
    return store
  }
}

import Scenery
import SceneUI
import Testing

@testable import OrderDesk

@MainActor
struct PublishedModelTests {
  // So the transaction of `withAnimation` reaches the screen.
  @Test func `has the new state before an update returns`() {
    let store = ObservableStore(1)
    let (published, observed) = (PublishedModel(store), SceneModel(store))

    store.update { $0 = 2 }

    #expect(published.state == 2)
    #expect(observed.state == 2)
  }

  @Test func `frees its observation with the model`() {
    let store = ObservableStore(1)
    weak var freed: PublishedModel<Int>?
    do {
      let model = PublishedModel(store)
      freed = model
      store.update { $0 = 2 }
    }

    #expect(freed == nil)
  }
}

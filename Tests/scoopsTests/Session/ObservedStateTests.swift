import Scenery
import Testing

@testable import scoops

struct ObservedStateTests {
  private let store = ObservableStore([1])

  @Test func `holds the store's state, and then each update`() {
    let observed = ObservedState(store)
    #expect(observed.current == [1])

    store.update { $0.append(2) }

    #expect(observed.current == [1, 2])
    #expect(observed.count == 2)
  }

  @Test func `ends its observation when it is freed`() {
    weak var reference: ObservedState<[Int]>?
    do {
      let observed = ObservedState(store)
      reference = observed
      withExtendedLifetime(observed) {}
    }

    store.update { $0.append(2) }

    #expect(reference == nil)
  }
}

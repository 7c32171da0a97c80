/// A reducer-and-subscribers store in the shape of ReSwift's, which is not available here.
final class ReducerCycle {
  private let store: ReducerStore<State>
  private let subscriber: Subscriber

  init(tally: Tally) {
    // One middleware that passes everything on, like one that only observes.
    store = ReducerStore(State(), middleware: [{ next in { action in next(action) } }]) {
      action, state in
      var next = state
      if let select = action as? Select { next.cone = select.index }
      return next
    }
    subscriber = Subscriber(tally: tally)
    store.subscribe(subscriber) { $0.skippingRepeats() }
  }

  func select(_ index: Int) { store.dispatch(Select(index: index)) }
}

private struct Select: Action { var index: Int }

private final class Subscriber: StoreSubscriber {
  private let tally: Tally
  init(tally: Tally) { self.tally = tally }

  func newState(_ state: Any) {
    if let state = state as? State { tally.sum &+= state.cone ?? 0 }
  }
}

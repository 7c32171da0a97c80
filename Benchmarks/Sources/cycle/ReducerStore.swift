/// An action that can be dispatched.
protocol Action {}

/// A subscriber to states of any type.
protocol StoreSubscriber: AnyObject {
  func newState(_ state: Any)
}

/// A store that only a reducer changes.
///
/// Actions pass through the middleware, and each new state goes to every subscription.
final class ReducerStore<State> {
  typealias Dispatch = (any Action) -> Void

  private let reducer: (any Action, State) -> State
  private var subscriptions: [SubscriptionBox<State>] = []
  private var isDispatching = false
  private var dispatchFunction: Dispatch = { _ in }

  private var state: State {
    didSet {
      for subscription in subscriptions { subscription.tell(old: oldValue, new: state) }
      subscriptions.removeAll { $0.subscriber == nil }
    }
  }

  init(
    _ state: State, middleware: [(@escaping Dispatch) -> Dispatch],
    reducer: @escaping (any Action, State) -> State
  ) {
    self.state = state
    self.reducer = reducer
    dispatchFunction = middleware.reversed().reduce({ [unowned self] in reduce($0) }) { $1($0) }
  }

  func dispatch(_ action: any Action) { dispatchFunction(action) }

  func subscribe<Part>(
    _ subscriber: any StoreSubscriber, _ transform: (Subscription<State>) -> Subscription<Part>
  ) {
    let original = Subscription<State>()
    let transformed = transform(original)
    subscriptions.append(
      SubscriptionBox(subscriber: subscriber, original: original, transformed: transformed))
  }

  private func reduce(_ action: any Action) {
    guard !isDispatching else { return }
    isDispatching = true
    let next = reducer(action, state)
    isDispatching = false
    state = next
  }
}

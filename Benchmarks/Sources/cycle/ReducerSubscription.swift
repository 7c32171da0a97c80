/// A stream of pairs, the state before and after, that can be transformed.
final class Subscription<State> {
  fileprivate var observer: ((State?, State) -> Void)?

  fileprivate func send(old: State?, new: State) { observer?(old, new) }

  /// Returns a subscription to a part of the state.
  func select<Part>(_ part: @escaping (State) -> Part) -> Subscription<Part> {
    let next = Subscription<Part>()
    observer = { old, new in next.send(old: old.map(part), new: part(new)) }
    return next
  }

  /// Returns a subscription that skips equal states.
  func skippingRepeats() -> Subscription<State> where State: Equatable {
    let next = Subscription<State>()
    observer = { old, new in
      if old != new { next.send(old: old, new: new) }
    }
    return next
  }
}

/// A subscription and its subscriber, with the type of the state erased.
final class SubscriptionBox<State> {
  private(set) weak var subscriber: (any StoreSubscriber)?
  private let original: Subscription<State>

  init<Part>(
    subscriber: any StoreSubscriber, original: Subscription<State>,
    transformed: Subscription<Part>
  ) {
    self.subscriber = subscriber
    self.original = original
    transformed.observer = { [weak self] _, new in self?.subscriber?.newState(new) }
  }

  func tell(old: State, new: State) { original.send(old: old, new: new) }
}

/// What keeps a state and tells observers of it; each scene's store, such as `IceCreamDataStore`, is
/// a thin public face of one.
///
/// This class is not public, and each access to its stored properties is over before anything else
/// is called: so the compiler can prove that no two accesses overlap, and leaves out the checks at
/// run time. They would be a quarter of the whole cycle from request to observer.
final class ObservableStore<State> {
  private(set) var state: State

  private var observers: [Observer] = []
  private var lastID = 0
  /// How many updates the observers have yet to be told of, the one under way included.
  private var untoldUpdates = 0
  private var hasEnded = false

  private struct Observer {
    let id: Int
    /// `nil` once the observation has ended.
    let call: ((State) -> Void)?
  }

  init(_ state: State) {
    self.state = state
  }

  // The condition stands here and not with the class, whose type is then made faster at the start.
  func update(_ change: (inout State) -> Void) where State: Equatable {
    // To swap two states costs no reference count; to copy one costs one for each reference in it.
    var other = state
    change(&other)
    swap(&state, &other)
    let next = state
    guard next != other else { return }
    untoldUpdates += 1
    if untoldUpdates == 1 { tellObservers(next) }
  }

  func observe(_ observer: @escaping (State) -> Void) -> ObservationToken {
    lastID += 1
    let id = lastID
    let all = observers
    observers = all + [Observer(id: id, call: observer)]
    return ObservationToken { [weak self] in self?.endObservation(id) }
  }

  private func tellObservers(_ next: State) {
    tellOnce(next)
    while untoldUpdates > 0 { tellOnce(state) }
    guard hasEnded else { return }
    hasEnded = false
    let all = observers
    observers = all.filter { $0.call != nil }
  }

  private func tellOnce(_ state: State) {
    for index in observers.indices { observers[index].call?(state) }
    untoldUpdates -= 1
  }

  private func endObservation(_ id: Int) {
    let all = observers
    if untoldUpdates > 0 {
      // The others keep their places until everybody has been told.
      observers = all.map { $0.id == id ? Observer(id: id, call: nil) : $0 }
      hasEnded = true
    } else {
      observers = all.filter { $0.id != id }
    }
  }
}

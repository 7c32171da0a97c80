/// A state that can be observed, without any reactive framework.
///
/// One `update` changes the state. If that really changed something, every observer is called once,
/// in the order in which they came. Observing and updating allocate nothing once set up.
///
/// What happens during a notification is defined:
/// - An observer that updates the store changes the state at once. When all have been told of the
///   update under way, all are told again, once for each update made meanwhile.
/// - An observer that is added is told from the next round on.
/// - An observer whose observation has ended is not called any more, not even in the round under
///   way.
///
/// A store belongs to the thread that made it, like the scene that it serves.
@dynamicMemberLookup
public final class ObservableStore<State: Equatable> {
  /// The state as it is now.
  public private(set) var state: State

  private var observers: [Observer] = []
  private var lastID = 0
  /// How many updates the observers have yet to be told of, the one under way included.
  private var untoldUpdates = 0

  private struct Observer {
    let id: Int
    /// `nil` once the observation has ended.
    var call: ((ObservableStore) -> Void)?
  }

  /// Makes a store that nobody observes yet.
  public init(_ state: State) {
    self.state = state
  }

  /// Returns a part of the state as it is now.
  public subscript<Part>(dynamicMember part: KeyPath<State, Part>) -> Part {
    state[keyPath: part]
  }

  /// Changes the state, and tells the observers if it is another one afterwards.
  ///
  /// - Parameter change: Changes the state in place.
  public func update(_ change: (inout State) -> Void) {
    var next = state
    change(&next)
    guard Self.exchange(&state, &next) else { return }
    untoldUpdates += 1
    if untoldUpdates == 1 { tellObservers() }
  }

  /// Calls somebody after each update that changes the state.
  ///
  /// - Parameter observer: Is called with this store, whose state is the new one.
  /// - Returns: A token. The observation ends when it is cancelled or dropped.
  public func observe(_ observer: @escaping (ObservableStore) -> Void) -> Observation {
    lastID += 1
    let id = lastID
    observers.append(Observer(id: id, call: observer))
    return Observation { [weak self] in self?.endObservation(id) }
  }

  /// Exchanges two states where they differ, in place: no further copy is made.
  private static func exchange(_ state: inout State, _ next: inout State) -> Bool {
    guard next != state else { return false }
    swap(&state, &next)
    return true
  }

  private func tellObservers() {
    while untoldUpdates > 0 {
      for index in observers.indices {
        observers[index].call?(self)
      }
      untoldUpdates -= 1
    }
    if hasEnded { observers.removeAll { $0.call == nil } }
  }

  private var hasEnded = false

  private func endObservation(_ id: Int) {
    guard let index = observers.firstIndex(where: { $0.id == id }) else { return }
    if untoldUpdates > 0 {
      // The others keep their places until everybody has been told.
      observers[index].call = nil
      hasEnded = true
    } else {
      observers.remove(at: index)
    }
  }
}

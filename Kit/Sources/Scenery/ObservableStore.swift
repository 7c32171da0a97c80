/// An observable state: the view updates it, and renderers observe it.
///
/// An observer gets the whole state:
///
/// ```swift
/// let screen = view.iceCream.observe { iceCream in
///   print(iceCream.refusal?.message ?? iceCream.progress.picture.caption)
/// }
/// ```
///
/// Parts of the state can be read from the store itself:
///
/// ```swift
/// print(view.iceCream.menu.lists.flavor.map(\.name))
/// ```
///
/// <doc:/Learn/AnotherFrontEnd> builds two front ends on a store.
///
/// An update that changes the state calls each observer once, in the order of registration. During a
/// notification, these rules apply:
/// - An observer that updates the store changes the state at once. The current notification first finishes
///   with the state that it began with; then all observers are called again, with the latest state, unless it is
///   the same again. No observer sees an older state after a newer one, or the same state twice in a row.
/// - An observer that is added is called from the next notification on.
/// - An observer whose observation has ended is not called again, not even by the current notification.
///
/// Use a store only on the thread that created it, like the scene that it serves.
@dynamicMemberLookup
public final class ObservableStore<State> {
  /// The current state.
  public private(set) var state: State

  /// The observers; `nil` for one whose observation ended during a notification.
  private var observers: [(id: Int, call: ((State) -> Void)?)] = []
  private var lastID = 0
  private var isNotifying = false

  /// Creates a store without observers.
  ///
  /// - Parameter state: The initial state.
  public init(_ state: State) {
    self.state = state
  }

  /// Returns a part of the current state.
  ///
  /// - Parameter part: The path of the part.
  public subscript<Part>(dynamicMember part: KeyPath<State, Part>) -> Part {
    state[keyPath: part]
  }

  /// Changes the state, and calls the observers if the change made a difference.
  ///
  /// - Parameter change: Changes the state in place. It must not update the store itself.
  // With the condition on the class, the runtime would look it up at the start of the program.
  public func update(_ change: (inout State) -> Void) where State: Equatable {
    var next = state
    change(&next)
    guard next != state else { return }
    state = next
    if !isNotifying { notifyObservers() }
  }

  /// Observes the store.
  ///
  /// - Parameter observer: Called with the new state after an update that changes it; once for all updates that
  ///   observers make during a notification.
  /// - Returns: A token. The observation ends when the token is canceled or freed.
  public func observe(_ observer: @escaping (State) -> Void) -> ObservationToken {
    lastID += 1
    let id = lastID
    observers.append((id, observer))
    return ObservationToken { [weak self] in self?.endObservation(id) }
  }

  private func notifyObservers() where State: Equatable {
    isNotifying = true
    var notified: State
    repeat {
      notified = state
      for index in observers.indices { observers[index].call?(notified) }
    } while state != notified
    isNotifying = false
    observers.removeAll { $0.call == nil }
  }

  private func endObservation(_ id: Int) {
    guard let index = observers.firstIndex(where: { $0.id == id }) else { return }
    // Freeing an observer may end another observation, so it outlives the change here.
    let ended = observers[index].call
    observers[index].call = nil
    if !isNotifying { observers.remove(at: index) }
    withExtendedLifetime(ended) {}
  }
}

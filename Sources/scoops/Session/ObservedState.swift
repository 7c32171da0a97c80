import Scenery

/// Observes a store and holds its latest state.
///
/// For commands and scenes that use the state after a request; menus and conversations that repaint at
/// once observe the store themselves.
@dynamicMemberLookup
final class ObservedState<State> {
  private(set) var current: State
  private var observation: ObservationToken?

  init(_ store: ObservableStore<State>) {
    current = store.state
    observation = store.observe { [weak self] in self?.current = $0 }
  }

  subscript<Part>(dynamicMember part: KeyPath<State, Part>) -> Part {
    current[keyPath: part]
  }
}

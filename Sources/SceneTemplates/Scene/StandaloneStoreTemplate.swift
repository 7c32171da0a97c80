extension SceneNames {
  /// A store for scenes that do not depend on Scenery.
  var standaloneStore: String {
    """
    /// An observable state: the view updates it, and renderers observe it.
    ///
    /// Parts of the state can be read from the store itself. Use a store only on the thread that created it.
    @dynamicMemberLookup
    \(access)nonisolated final class ObservableStore<State> {
      /// The current state.
      \(access)private(set) var state: State

      private var observers: [(id: Int, call: (State) -> Void)] = []
      private var lastID = 0

      /// Creates a store without observers.
      \(access)init(_ state: State) {
        self.state = state
      }

      /// Returns a part of the current state.
      \(access)subscript<Part>(dynamicMember part: KeyPath<State, Part>) -> Part {
        state[keyPath: part]
      }

      /// Changes the state, and calls the observers if the change made a difference.
      \(access)func update(_ change: (inout State) -> Void) where State: Equatable {
        let old = state
        change(&state)
        if state != old { for observer in observers { observer.call(state) } }
      }

      /// Observes the store.
      ///
      /// - Returns: A token. The observation ends when the token is freed.
      \(access)func observe(_ observer: @escaping (State) -> Void) -> ObservationToken {
        lastID += 1
        let id = lastID
        observers.append((id, observer))
        return ObservationToken { [weak self] in self?.observers.removeAll { $0.id == id } }
      }
    }

    /// Keeps an observation alive until the token is freed.
    \(access)nonisolated final class ObservationToken {
      private let end: () -> Void

      init(end: @escaping () -> Void) {
        self.end = end
      }

      deinit {
        end()
      }
    }

    """
  }

  /// The suite of the store.
  var standaloneStoreTests: String {
    """
    import Testing

    @testable import \(description.module)

    /// The store calls its observers after each change.
    struct ObservableStoreTests {
      @Test func `calls observers after a change, until their tokens are freed`() {
        let store = ObservableStore("a")
        var seen: [String] = []
        var token: ObservationToken? = store.observe { seen.append($0) }

        store.update { $0 = "b" }
        store.update { $0 = "b" }
        #expect(seen == ["b"])

        withExtendedLifetime(token) {}
        token = nil
        store.update { $0 = "c" }
        #expect(seen == ["b"])
        #expect(store.state == "c")
        #expect(store.count == 1)
      }
    }

    """
  }
}

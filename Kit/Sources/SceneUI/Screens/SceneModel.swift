import Observation
import Scenery

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The state of a scene for a screen, which SwiftUI observes, and what the screen decides.
@MainActor @Observable
public final class SceneModel<State> {
  /// The current state of the scene.
  public private(set) var state: State

  @ObservationIgnored private let store: ObservableStore<State>
  @ObservationIgnored private let waits: [KeyPath<State, String>]
  @ObservationIgnored private let request: @MainActor () -> Void
  @ObservationIgnored private var observation: ObservationToken?
  @ObservationIgnored private var hasLoaded = false

  /// Creates a model of a scene.
  ///
  /// - Parameters:
  ///   - store: The state of the scene.
  ///   - progress: The texts that say what the scene waits for.
  ///   - load: Loads the state.
  public init(
    _ store: ObservableStore<State>, waitsFor progress: [KeyPath<State, String>] = [],
    load: @escaping @MainActor () -> Void = {}
  ) {
    self.store = store
    waits = progress
    request = load
    state = store.state
    observation = store.observe { [weak self] in self?.state = $0 }
  }

  /// Whether the scene waits for something.
  public var isWaiting: Bool { waits.contains { !state[keyPath: $0].isEmpty } }

  /// Loads the state the first time; SwiftUI repeats what a screen does when it appears.
  public func load() {
    if hasLoaded { return }
    hasLoaded = true
    request()
  }

  /// Sends a request, and returns when nothing is waited for, such as for `refreshable`.
  public func refresh(_ send: @MainActor () -> Void) async {
    send()
    await store.finish(waits)
  }
}

#if canImport(SwiftUI)
  extension SceneModel {
    /// Returns a binding to a part of the state, such as a form, which the scene's view changes.
    public func binding<Part>(
      _ part: KeyPath<State, Part>, set: @escaping @MainActor (Part) -> Void
    ) -> Binding<Part> {
      Binding(get: { self.state[keyPath: part] }, set: { set($0) })
    }
  }
#endif

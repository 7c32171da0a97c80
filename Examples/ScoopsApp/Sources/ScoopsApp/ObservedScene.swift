import IceCreamDomain
import Observation
import Scenery

/// A scene on screen: its view, and its state as SwiftUI observes it.
///
/// The view owns the other components, so the owner of this object owns the scene.
@Observable
final class ObservedScene<SceneView: AnyObject, State: Equatable> {
  let view: SceneView
  private(set) var state: State
  @ObservationIgnored private var observation: ObservationToken?
  @ObservationIgnored private var hasLoaded = false

  init(_ view: SceneView, _ store: ObservableStore<State>) {
    self.view = view
    state = store.state
    // Called on the main actor, where the scene was made. A task would update the screen later.
    observation = store.observe { [weak self] in self?.state = $0 }
  }

  /// Loads the first time; SwiftUI repeats what a screen does when it appears.
  func loadOnce(_ load: () -> Void) {
    if hasLoaded { return }
    hasLoaded = true
    load()
  }
}

// Entries of a path are equal if they are the same scene. SwiftUI may compare them on any thread.
extension ObservedScene: nonisolated Hashable {
  nonisolated static func == (left: ObservedScene, right: ObservedScene) -> Bool { left === right }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// The item of a sheet.
extension ObservedScene: nonisolated Identifiable {}

typealias ListScene = ObservedScene<ListIceCreamsView, ListIceCreams.DisplayedIceCreams>
typealias ShowScene = ObservedScene<ShowIceCreamView, ShowIceCream.DisplayedIceCream>
typealias CreateScene = ObservedScene<CreateIceCreamView, CreateIceCream.DisplayedIceCream>

// What a screen does when it appears.
extension ListScene {
  /// Fetches the first page.
  func load() {
    loadOnce { view.fetchIceCreams(.first(.init(count: 50, most: .max))) }
  }

  /// Calls an action with the row of an ice cream, unless it has left the page since it was drawn.
  func withRow(of id: String?, _ action: (Int) -> Void) {
    if let row = state.iceCreams.firstIndex(where: { $0.id == id }) { action(row) }
  }
}

extension ShowScene {
  /// Fetches the ice cream that the router passed.
  func load() {
    loadOnce { view.fetchIceCream() }
  }
}

extension CreateScene {
  /// Loads the catalog.
  func load() {
    loadOnce { view.loadIceCream() }
  }
}

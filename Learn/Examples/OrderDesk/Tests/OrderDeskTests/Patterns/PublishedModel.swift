import Scenery

#if canImport(Combine)
  import Combine
#else
  // Declarations with the names of Combine's, which do nothing.
  // https://developer.apple.com/documentation/combine/observableobject
  protocol ObservableObject: AnyObject {}

  @propertyWrapper
  struct Published<Value> {
    var wrappedValue: Value
  }
#endif

/// The state of a scene, which SwiftUI observes on iOS 14 to 16.
@MainActor
final class PublishedModel<State>: ObservableObject {
  @Published private(set) var state: State
  private var observation: ObservationToken?

  init(_ store: ObservableStore<State>) {
    state = store.state
    observation = store.observe { [weak self] in self?.state = $0 }
  }
}

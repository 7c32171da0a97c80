import Testing

// Declarations of our own, after the documentation of the Composable Architecture, and as few as one feature uses.
// https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/

protocol Reducer<State, Action> {
  associatedtype State: Equatable
  associatedtype Action: Equatable & Sendable

  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

struct Effect<Action: Sendable> {
  typealias Send = @MainActor (Action) -> Void

  fileprivate var operation: (@MainActor (@escaping Send) async -> Void)?
  fileprivate var id: String?
  fileprivate var cancelsInFlight = false

  static var none: Effect { Effect() }

  static func run(_ operation: @escaping @MainActor (Send) async -> Void) -> Effect {
    Effect(operation: operation)
  }

  /// Gives the effect an identifier; optionally cancels the effect in flight that has the same one.
  func cancellable(id: String, cancelInFlight: Bool = false) -> Effect {
    Effect(operation: operation, id: id, cancelsInFlight: cancelInFlight)
  }
}

@MainActor
final class TestStore<Feature: Reducer> {
  private let feature: Feature
  private var state: Feature.State
  private var received: [Feature.Action] = []
  private var effects: [(id: String?, task: Task<Void, Never>)] = []

  init(initialState: Feature.State, reducer: () -> Feature) {
    (state, feature) = (initialState, reducer())
  }

  func send(
    _ action: Feature.Action, assert change: (inout Feature.State) -> Void = { _ in },
    at location: SourceLocation = #_sourceLocation
  ) async {
    #expect(received == [], "an action was received, and not asserted", sourceLocation: location)
    perform(action, change, location)
  }

  func receive(
    _ action: Feature.Action, assert change: (inout Feature.State) -> Void = { _ in },
    at location: SourceLocation = #_sourceLocation
  ) async {
    for effect in effects { await effect.task.value }
    #expect(received.first == action, sourceLocation: location)
    received = Array(received.dropFirst())
    perform(action, change, location)
  }

  /// Waits for the effects, and fails if one of their actions was not asserted.
  func finish(at location: SourceLocation = #_sourceLocation) async {
    for effect in effects { await effect.task.value }
    #expect(received == [], "an action was received, and not asserted", sourceLocation: location)
  }

  private func perform(
    _ action: Feature.Action, _ change: (inout Feature.State) -> Void, _ location: SourceLocation
  ) {
    var expected = state
    change(&expected)
    let effect = feature.reduce(into: &state, action: action)
    #expect(state == expected, sourceLocation: location)
    guard let operation = effect.operation else { return }
    for earlier in effects where effect.cancelsInFlight && earlier.id == effect.id {
      earlier.task.cancel()
    }
    let task = Task {
      await operation { action in
        if !Task.isCancelled { self.received.append(action) }
      }
    }
    effects.append((effect.id, task))
  }
}

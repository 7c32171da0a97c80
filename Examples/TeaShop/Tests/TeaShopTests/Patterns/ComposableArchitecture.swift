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

  fileprivate var operation: (@MainActor (Send) async -> Void)?

  static var none: Effect { Effect() }

  static func run(_ operation: @escaping @MainActor (Send) async -> Void) -> Effect {
    Effect(operation: operation)
  }
}

@MainActor final class TestStore<Feature: Reducer> {
  private let feature: Feature
  private var state: Feature.State
  private var received: [Feature.Action] = []

  init(initialState: Feature.State, reducer: () -> Feature) {
    (state, feature) = (initialState, reducer())
  }

  func send(
    _ action: Feature.Action, assert change: (inout Feature.State) -> Void = { _ in },
    at location: SourceLocation = #_sourceLocation
  ) async {
    #expect(received == [], "an action was received, and not asserted", sourceLocation: location)
    await perform(action, change, location)
  }

  func receive(
    _ action: Feature.Action, assert change: (inout Feature.State) -> Void = { _ in },
    at location: SourceLocation = #_sourceLocation
  ) async {
    #expect(received.first == action, sourceLocation: location)
    received = Array(received.dropFirst())
    await perform(action, change, location)
  }

  private func perform(
    _ action: Feature.Action, _ change: (inout Feature.State) -> Void, _ location: SourceLocation
  ) async {
    var expected = state
    change(&expected)
    let effect = feature.reduce(into: &state, action: action)
    #expect(state == expected, sourceLocation: location)
    await effect.operation? { received.append($0) }
  }
}

import Testing

@testable import OrderDesk

// Declarations of our own with the signatures of the Composable Architecture 1, as few as one feature uses. Its macros
// are missing: `@Reducer` adds the conformance to `Reducer`, and `@ObservableState` lets screens observe the state.
// https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/

protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body

  @ReducerBuilder<State, Action> var body: Body { get }
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body: Reducer<State, Action> {
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

@resultBuilder
enum ReducerBuilder<State, Action> {
  static func buildExpression<R>(_ reducer: R) -> R where R: Reducer<State, Action> { reducer }
  static func buildBlock<R>(_ reducer: R) -> R where R: Reducer<State, Action> { reducer }
}

struct Reduce<State, Action>: Reducer {
  private let change: (inout State, Action) -> Effect<Action>

  init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    change = reduce
  }

  var body: Self { self }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { change(&state, action) }
}

@MainActor
struct Send<Action>: Sendable {
  fileprivate let send: @MainActor @Sendable (Action) -> Void

  func callAsFunction(_ action: Action) {
    if !Task.isCancelled { send(action) }
  }
}

struct Effect<Action>: Sendable {
  fileprivate var operation: (@Sendable (_ send: Send<Action>) async -> Void)?
  fileprivate var id: (any Hashable & Sendable)?
  fileprivate var cancelsInFlight = false

  static var none: Self { Self() }

  static func run(
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil
  ) -> Self {
    Self(operation: { send in
      do {
        try await operation(send)
      } catch is CancellationError {
        // The next effect took its place.
      } catch {
        await handler?(error, send)
      }
    })
  }

  /// Gives the effect an identifier; optionally cancels the effect in flight that has the same one.
  func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    Self(operation: operation, id: id, cancelsInFlight: cancelInFlight)
  }
}

struct DependencyValues: Sendable {
  @TaskLocal fileprivate static var current = Self()

  var orderStore: any OrderStore = SampleOrderStore()
  /// Waits before a search, so that the next letter can cancel it.
  var pause: @Sendable () async throws -> Void = {}
}

@propertyWrapper
struct Dependency<Value>: Sendable {
  private let values = DependencyValues.current
  private let key: KeyPath<DependencyValues, Value> & Sendable

  init(_ keyPath: KeyPath<DependencyValues, Value> & Sendable) { key = keyPath }

  var wrappedValue: Value { values[keyPath: key] }
}

@MainActor
final class TestStore<State: Equatable, Action: Equatable & Sendable> {
  private let reducer: any Reducer<State, Action>
  private var state: State
  private var received: [Action] = []
  private var effects: [(id: (any Hashable & Sendable)?, task: Task<Void, Never>)] = []

  init(
    initialState: State, reducer: () -> some Reducer<State, Action>,
    withDependencies prepare: (inout DependencyValues) -> Void = { _ in }
  ) {
    var values = DependencyValues()
    prepare(&values)
    state = initialState
    self.reducer = DependencyValues.$current.withValue(values) { reducer() }
  }

  func send(
    _ action: Action, assert change: (inout State) -> Void = { _ in },
    at location: SourceLocation = #_sourceLocation
  ) async {
    #expect(received == [], "an action was received, and not asserted", sourceLocation: location)
    perform(action, change, location)
  }

  func receive(
    _ action: Action, assert change: (inout State) -> Void = { _ in },
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
    _ action: Action, _ change: (inout State) -> Void, _ location: SourceLocation
  ) {
    var expected = state
    change(&expected)
    let effect = reducer.reduce(into: &state, action: action)
    #expect(state == expected, sourceLocation: location)
    guard let operation = effect.operation else { return }
    for earlier in effects where effect.cancelsInFlight && isSame(earlier.id, effect.id) {
      earlier.task.cancel()
    }
    let send = Send<Action> { [weak self] action in self?.received.append(action) }
    effects.append((effect.id, Task { await operation(send) }))
  }

  private func isSame(_ one: (any Hashable & Sendable)?, _ other: (any Hashable & Sendable)?)
    -> Bool
  {
    one.map { AnyHashable($0) } == other.map { AnyHashable($0) }
  }
}

/// A call across the boundary between two components of a scene.
public struct Crossing: Equatable, Sendable {
  /// A component of a scene.
  public enum Component: String, Sendable {
    /// Turns user actions into requests, and view models into state.
    case view
    /// Enforces the business rules.
    case interactor
    /// Formats responses into view models.
    case presenter
    /// Navigates to other scenes and passes data to them.
    case router
  }

  /// The number of the action, from 1: a request and all calls that follow from it in its scene.
  public var action: Int
  /// The number of calls of the same action that it is nested in.
  public var depth: Int
  /// The name of the scene.
  public var scene: String
  /// The component that calls.
  public var source: Component
  /// The component that is called.
  public var destination: Component
  /// The name of the method.
  public var method: String
}

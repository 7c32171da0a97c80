/// One crossing of a boundary between the components of a scene.
public struct Crossing: Equatable, Sendable {
  /// A component of a scene.
  public enum Component: String, Sendable {
    /// What turns deeds into requests, and view models into what is shown.
    case view
    /// The keeper of the rules.
    case interactor
    /// The one who finds the words.
    case presenter
    /// The one who knows the ways to other scenes.
    case router
  }

  /// The number of the action that it belongs to, from 1: of a request, and all that followed from it in
  /// its scene.
  public var action: Int
  /// How many crossings it happens within.
  public var depth: Int
  /// The name of the scene.
  public var scene: String
  /// Who calls.
  public var source: Component
  /// Who is called.
  public var destination: Component
  /// The name of the method that is called.
  public var method: String

  /// Makes a crossing.
  public init(
    action: Int, depth: Int, scene: String, source: Component, destination: Component,
    method: String
  ) {
    self.action = action
    self.depth = depth
    self.scene = scene
    self.source = source
    self.destination = destination
    self.method = method
  }
}

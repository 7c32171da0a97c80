/// What to generate a scene from.
package struct SceneDescription: Equatable, Sendable {
  /// Where a scene's last use case leads.
  package enum Route: Equatable, Sendable {
    /// Back to the scene that opened this one.
    case origin
    /// To another scene, by name.
    case scene(String)
  }

  /// The access level of the generated types.
  package enum Access: String, CaseIterable, Sendable {
    case `public`
    case `package`
    case `internal`

    /// The level before a declaration.
    var prefix: String { self == .internal ? "" : "\(rawValue) " }
  }

  /// The name, such as `ListTeas`.
  package var name: String
  /// The names of the use cases, such as `FetchTeas`.
  package var useCases: [String]
  /// The module that the scene belongs to, which its tests import.
  package var module: String
  /// The access level of its types.
  package var access: Access
  /// Whether the first use case asks a worker.
  package var hasWorker: Bool
  /// Whether the worker takes its time.
  package var isAsync: Bool
  /// Whether the calls between the components can be traced.
  package var isTraced: Bool
  /// Whether the scene depends on nothing, and has a store of its own.
  package var isStandalone: Bool
  /// Whether a menu for a terminal shows the scene.
  package var hasMenu: Bool
  /// Where the last use case leads, if anywhere.
  package var route: Route?

  /// Creates a description.
  package init(
    name: String, useCases: [String], module: String, access: Access = .internal,
    hasWorker: Bool = false, isAsync: Bool = false, isTraced: Bool = false,
    isStandalone: Bool = false, hasMenu: Bool = false, route: Route? = nil
  ) {
    self.name = name
    self.useCases = useCases
    self.module = module
    self.access = access
    self.hasWorker = hasWorker || isAsync
    self.isAsync = isAsync
    self.isTraced = isTraced
    self.isStandalone = isStandalone
    self.hasMenu = hasMenu
    self.route = route
  }
}

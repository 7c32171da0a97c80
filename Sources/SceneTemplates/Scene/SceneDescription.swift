/// What to generate a scene from.
package struct SceneDescription: Equatable, Sendable {
  /// Where a scene's last use case leads.
  package enum Route: Equatable, Sendable {
    /// Back to the scene that opened this one.
    case origin
    /// To another scene, by name.
    case scene(String)
  }

  /// What shows the scene, and takes what the user does.
  package enum FrontEnd: String, CaseIterable, Sendable {
    /// A numbered list in a terminal.
    case text
    /// A screen for SwiftUI.
    case swiftUI = "swiftui"
    /// A view controller for UIKit.
    case uiKit = "uikit"

    /// What the names of its types end with.
    package var suffixes: [String] {
      switch self {
      case .text: ["Menu"]
      case .swiftUI: ["Screen", "Model"]
      case .uiKit: ["ViewController"]
      }
    }
  }

  /// The name, such as `ListTeas`.
  package var name: String
  /// What the user can do.
  package var useCases: [UseCase]
  /// Other outcomes of the use cases, such as `EditFailure`, which are presented without a request of their own.
  package var outcomes: [UseCase] = []
  /// Whether the first use case asks a worker.
  package var hasWorker = false
  /// Whether the worker of the first use case takes its time.
  package var isAsync = false
  /// Whether the scene lives on the main actor, as one whose worker takes its time does anyway.
  package var isOnMainActor: Bool {
    get { isPutOnMainActor || waits }
    set { isPutOnMainActor = newValue }
  }
  private var isPutOnMainActor = false
  /// Whether the calls between the components can be traced.
  package var isTraced = false
  /// Whether the scene depends on nothing, and has a store of its own.
  package var isStandalone = false
  /// The front end, if one is wanted.
  package var frontEnd: FrontEnd?
  /// Where the last use case leads, if anywhere.
  package var route: Route?
  /// What is passed on the way to the scene, and from it to the next.
  package var selection = Field("selection", .string)
  /// What the scene leads back with, if it does so with something.
  package var result: Field?
  /// The result of the scene that this one leads to, if that has one.
  package var resultOfDestination: Field?

  /// Creates a description of a scene whose use cases show a message each.
  package init(name: String = "", useCases: [String] = []) {
    self.name = name
    self.useCases = useCases.map { UseCase(name: $0) }
  }

  /// Whether a worker takes its time.
  package var waits: Bool { isAsync || useCases.contains(where: \.isAsync) }
}

/// Scenes that are described together.
package struct SceneDescriptions: Equatable, Sendable {
  package var scenes: [SceneDescription]
  /// The data that they share.
  package var data = DataModel()

  /// Creates descriptions of scenes.
  package init(_ scenes: [SceneDescription], data: DataModel = DataModel()) {
    self.scenes = scenes
    self.data = data
  }
}

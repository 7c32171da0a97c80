/// What the tool can do.
enum Command: String, CaseIterable {
  case new
  case add
  case refresh

  static var list: String { "new, add or refresh" }
}

/// An option of the command line.
enum SceneOption: String, CaseIterable {
  case from
  case useCase = "use-case"
  case to
  case worker
  case async
  case router
  case trace
  case standalone
  case frontEnd = "front-end"
  case target
  case testTarget = "test-target"
  case path
  case access
  case indentation
  case header
  case force
  case check
  case dryRun = "dry-run"
  case help
  /// The folder of the package, and a target of it, from the plugin.
  case packageFolder = "package-folder"
  case knownTarget = "known-target"
  /// What the package calls the one with the products that scenes need, from the plugin.
  case scoopsPackage = "scoops-package"

  /// How it is typed.
  var name: String { "--\(rawValue)" }

  /// What stands for its value in the help; `nil` if it takes none.
  var value: String? {
    switch self {
    case .from: "FILE"
    case .useCase: "NAME"
    case .router: "[SCENE]"
    case .to: "SCENE"
    case .target, .testTarget: "TARGET"
    case .path: "FOLDER"
    case .access: "LEVEL"
    case .frontEnd: "KIND"
    case .indentation: "N"
    case .header: "FILE"
    case .packageFolder, .knownTarget, .scoopsPackage: "TEXT"
    case .worker, .async, .trace, .standalone, .force, .check, .dryRun, .help: nil
    }
  }

  /// Whether it may stand without its value.
  var isValueOptional: Bool { self == .router }

  /// A value that is valid.
  var example: String {
    switch self {
    case .from: "scene.json"
    case .useCase: "FetchTeas"
    case .to: "ListTeas"
    case .target: "App"
    case .testTarget: "AppTests"
    case .path: "Scenes"
    case .access: "public"
    case .frontEnd: "text"
    case .indentation: "4"
    case .header: "header.txt"
    default: ""
    }
  }

  /// The commands that it goes with.
  var commands: [Command] {
    switch self {
    case .check: [.refresh]
    case .to: [.add]
    case .target: [.new, .add]
    case .dryRun, .help, .packageFolder, .knownTarget, .scoopsPackage: Command.allCases
    default: [.new]
    }
  }
}

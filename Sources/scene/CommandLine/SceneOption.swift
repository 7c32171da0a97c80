import Arguments
import PlainText

/// What the tool can do.
enum Command: String, CaseIterable {
  case new, add, remove, list, refresh, templates

  static var names: String { allCases.map(\.rawValue).listed(with: "or") }
}

/// An option of the command line.
enum SceneOption: String, CaseIterable, CommandLineOption {
  case from
  case useCase = "use-case"
  case to
  case worker
  case async
  case mainActor = "main-actor"
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
  case templates
  case force
  case check
  case dryRun = "dry-run"
  case help
  /// The folder of the package, and a target of it, from the plugin.
  case packageFolder = "package-folder"
  case knownTarget = "known-target"
  /// What the package calls the one with the products that scenes need, from the plugin.
  case scoopsPackage = "scoops-package"
  /// The major version of the package's tools, from the plugin.
  case toolsVersion = "tools-version"

  var letter: Character? { self == .help ? "h" : nil }

  var form: OptionForm {
    switch self {
    case .from, .header: .value("FILE")
    case .useCase: .value("NAME")
    case .router: .optionalValue("SCENE")
    case .to: .value("SCENE")
    case .target, .testTarget: .value("TARGET")
    case .path, .templates: .value("FOLDER")
    case .access: .value("LEVEL")
    case .frontEnd: .value("KIND")
    case .indentation: .value("N")
    case .packageFolder, .knownTarget, .scoopsPackage, .toolsVersion: .value("TEXT")
    case .worker, .async, .mainActor, .trace, .standalone, .force, .check, .dryRun, .help: .flag
    }
  }

  var summary: String {
    switch self {
    case .from: "take scenes from a JSON file, named from the package's folder"
    case .useCase: "a use case, such as FetchTeas; repeat it for each"
    case .to: "the scene to put the use case into"
    case .worker: "let the first use case ask a worker"
    case .async: "let the worker take its time; the scene lives on the\nmain actor"
    case .mainActor: "let the scene live on the main actor"
    case .router: "let the last use case lead to a scene, or back to the\none before"
    case .trace: "write decorators that trace every call"
    case .standalone: "depend on nothing: write the observable store too"
    case .frontEnd:
      "text for a numbered list in a terminal, swiftui for a\nscreen, or none (default)"
    case .target: "the target to write to, if there are several"
    case .testTarget: "the target for the tests"
    case .path: "the folder for scenes in both targets; . for none\n(default: Scenes)"
    case .access: "public, package or internal (default)"
    case .indentation: "spaces for each level, or tabs (default: 2)"
    case .header: "begin each file with the comment in FILE"
    case .templates: "use the templates in FOLDER, see scene templates"
    case .force: "overwrite files that exist"
    case .check: "write nothing; fail if a file is out of date"
    case .dryRun: "write nothing; print what would change"
    case .help: "print this help"
    case .packageFolder, .knownTarget, .scoopsPackage, .toolsVersion: ""
    }
  }

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
    case .templates: "Templates"
    default: ""
    }
  }

  /// The commands that it goes with.
  var commands: [Command] {
    switch self {
    case .check: [.refresh]
    case .to: [.add]
    case .async: [.new, .add]
    case .from: [.new, .add, .remove]
    case .target: [.new, .add, .remove]
    case .templates: [.new, .add, .remove, .refresh]
    case .force: [.new, .templates]
    case .dryRun, .help, .packageFolder, .knownTarget, .scoopsPackage, .toolsVersion:
      Command.allCases
    default: [.new]
    }
  }
}

import Arguments
import SceneCheck
import SceneTemplates
import SwiftWriting

/// What the tool can do.
enum SceneSubcommand: String, CaseIterable, CommandLineCommand {
  case new, add, remove, rename, list, check, report, spies, refresh, library, templates, help

  static let program = "swift package scene"

  var usage: String { row.usage }
  var mostOperands: Int {
    if [.check, .list, .report, .spies].contains(self) { return .max }
    if self == .rename { return 2 }
    return usage == rawValue ? 0 : 1
  }
  var summary: String { row.summary }

  private var row: (usage: String, summary: String) {
    switch self {
    case .new: ("new [NAME]", "write a scene and its tests, or all scenes in a JSON file")
    case .add:
      ("add [USE-CASE --to SCENE]", "add a use case and its tests to an existing scene")
    case .remove:
      ("remove USE-CASE --from SCENE", "remove a use case and its tests, except edited lines")
    case .rename:
      (
        "rename OLD NEW",
        "rename a scene or a use case ListTeas.FetchTeas; list what it leaves"
      )
    case .list: ("list [PATH…]", "list scenes with their use cases, spies and tests, in any folder")
    case .check: ("check [PATH…]", "report problems in existing scenes, in any folder")
    case .report: ("report [PATH…]", "print a page about scenes, tests and findings, as HTML")
    case .spies:
      ("spies [PATH…] --to FOLDER", "write a spy for each protocol, in any folder")
    case .refresh: ("refresh", "write generated decorators and spies from the protocols")
    case .library:
      ("library --to FOLDER", "copy the libraries that scenes use into a package of your own")
    case .templates: ("templates FOLDER", "write the templates for you to change, with a README")
    case .help:
      ("help [COMMAND]", "print help; help description lists the keys of a file for --from")
    }
  }
}

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
  case value
  case force
  case protocolName = "protocol"
  case module
  case rule
  case disableRule = "disable-rule"
  case rules
  case format
  case json
  case exclude
  case changedSince = "changed-since"
  case fix
  case baseline
  case writeBaseline = "write-baseline"
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

  var form: OptionForm { row.form }
  var summary: String { row.summary }
  var example: String { row.example }
  var commands: [SceneSubcommand] { row.commands }
  var choices: [String] {
    switch self {
    case .frontEnd: SceneDescription.FrontEnd.allCases.map(\.rawValue) + ["none"]
    case .access: Destination.Access.allCases.map(\.rawValue)
    case .rule, .disableRule: Rule.allCases.map(\.rawValue)
    case .format: ReportFormat.allCases.map(\.rawValue)
    case .indentation: (1...8).map(String.init) + ["tabs"]
    default: []
    }
  }

  private static let changing: [SceneSubcommand] = [.new, .add, .remove, .rename, .refresh]

  private typealias Row = (
    form: OptionForm, example: String, commands: [SceneSubcommand], summary: String
  )

  private var row: Row {
    switch self {
    case .from:
      (
        .value("FILE"), "scene.json", [.new, .add, .remove, .list],
        "read scenes from a JSON file, relative to the package"
      )
    case .useCase:
      (.value("NAME"), "FetchTeas", [.new], "a use case, such as FetchTeas; repeat it for each")
    case .to:
      (
        .value("NAME"), "ListTeas", [.add, .spies, .library],
        "for add, the scene; for others, the folder"
      )
    case .protocolName:
      (.value("NAME"), "LoginLogic", [.spies], "only this protocol; repeat it for each")
    case .module:
      (.value("NAME"), "App", Self.changing + [.spies], "the module that tests import")
    case .worker: (.flag, "", [.new], "give the first use case a worker")
    case .async:
      (
        .flag, "", [.new, .add], "make the worker asynchronous; the scene is on the\nmain actor"
      )
    case .mainActor: (.flag, "", [.new], "isolate the scene to the main actor")
    case .router:
      (
        .optionalValue("SCENE"), "", [.new],
        "make the last use case lead to SCENE, or back to the\nprevious scene"
      )
    case .trace: (.flag, "", [.new], "write decorators that trace calls: configure(tracer:)")
    case .standalone:
      (.flag, "", [.new], "depend on no package: copy the libraries into SceneLibrary")
    case .frontEnd:
      (
        .value("KIND"), "text", [.new],
        "text for a numbered list in a terminal, swiftui for a\nscreen, uikit for a view controller (repeat new for\nseveral), or none (default)"
      )
    case .target:
      (
        .value("TARGET"), "App", Self.changing + [.list],
        "the target to write to, if there are several; without a\npackage, the folder of the sources"
      )
    case .testTarget:
      (
        .value("TARGET"), "AppTests", Self.changing + [.list],
        "the test target, or the folder of the tests"
      )
    case .path:
      (
        .value("FOLDER"), "Scenes", [.new],
        "the folder for scenes in both targets; . for none\n(default: Scenes)"
      )
    case .access: (.value("LEVEL"), "public", [.new], "public, package or internal (default)")
    case .indentation:
      (.value("N"), "4", [.new, .spies], "spaces for each level, or tabs (default: 2)")
    case .header:
      (.value("FILE"), "header.txt", [.new], "begin each file with the comment in FILE")
    case .templates:
      (
        .value("FOLDER"), "Templates", [.new, .add, .remove, .refresh, .spies],
        "use the templates in FOLDER (see scene templates)"
      )
    case .value:
      (
        .value("NAME=TEXT"), "team=Tea", [.new, .add, .remove, .refresh, .spies],
        "a value for your templates; repeat it for each"
      )
    case .force: (.flag, "", [.new, .templates], "overwrite existing files")
    case .rule:
      (.value("RULE"), "strong-view", [.check], "check only this rule; repeat it for each")
    case .disableRule:
      (.value("RULE"), "untested", [.check], "do not check this rule; repeat it for each")
    case .rules: (.flag, "", [.check], "list the rules")
    case .format:
      (
        .value("FORMAT"), "sarif", [.check],
        "text (default), json (an object a line), sarif, github\n(annotations) or junit"
      )
    case .exclude:
      (
        .value("PATH"), "Vendor", [.check, .list, .report, .spies],
        "leave out a folder or a file, by its name or its path;\nrepeat it for each"
      )
    case .changedSince:
      (
        .value("REV"), "origin/main", [.check],
        "report only findings in files that git says changed since"
      )
    case .fix:
      (
        .flag, "", [.check],
        "change what has an exact fix, and print it: an unused\nimport, weak for a presenter's view, [weak self]"
      )
    case .json: (.flag, "", [.check, .list], "print a JSON object for each finding or scene")
    case .baseline:
      (.value("FILE"), "findings.txt", [.check], "accept the findings in FILE, and fail on others")
    case .writeBaseline:
      (.value("FILE"), "findings.txt", [.check], "write all findings to FILE, to accept them")
    case .check:
      (.flag, "", [.refresh, .spies, .library], "write nothing; fail if a file is out of date")
    case .dryRun: (.flag, "", SceneSubcommand.allCases, "write nothing; print what would change")
    case .help: (.flag, "", SceneSubcommand.allCases, "print this help")
    case .packageFolder, .knownTarget, .scoopsPackage, .toolsVersion:
      (.value("TEXT"), "", SceneSubcommand.allCases, "")
    }
  }
}

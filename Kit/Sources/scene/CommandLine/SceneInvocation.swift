import Arguments
import PlainText
import SceneTemplates
import SwiftWriting

typealias SceneInvocation = ParsedArguments<SceneOption>

extension SceneInvocation {
  /// The name of the scene, of the use case to add or to remove, or of the folder for templates.
  var name: String? { operands.first }

  var asksForHelp: Bool { options.contains(.help) || command == .help }

  /// Parses a command line without the program's name.
  init(_ arguments: [String]) throws(Refusal) {
    do throws(ArgumentError<SceneOption>) {
      try self.init(reading: arguments)
      if !asksForHelp { try validate() }
    } catch {
      throw .usage(error.message)
    }
  }

  private func validate() throws(ArgumentError<SceneOption>) {
    guard let command else {
      let names = SceneSubcommand.allCases.map(\.rawValue).listed(with: "or")
      throw .other("Name a command: \(names). See: \(SceneSubcommand.program) --help")
    }
    try validateOptions()
    let repeatable: [SceneOption] = [
      .useCase, .protocolName, .rule, .disableRule, .exclude, .knownTarget, .value,
    ]
    for option in SceneOption.allCases where !repeatable.contains(option) {
      if options.values(of: option).count > 1 {
        throw .other("\(option.name) is given twice. Remove one.")
      }
    }
    let (from, to) = (options[.from], options[.to])
    if options.contains(.baseline), options.contains(.writeBaseline) {
      throw .other("--baseline and --write-baseline cannot be combined. Remove one.")
    }
    if options.contains(.value), !options.contains(.templates) {
      throw .other("--value needs --templates: your templates use the value.")
    }
    if options.contains(.json), options.contains(.format) {
      throw .other("--json and --format cannot be combined. Remove one.")
    }
    if command == .list, from == nil, options.contains(.target) || options.contains(.testTarget) {
      throw .other("Without --from, list reads folders: swift package scene list Sources/App")
    }
    let isFromFile = from != nil && command != .remove
    let other = name ?? [SceneOption.useCase, .to].first(where: options.contains)?.name
    if isFromFile, let other {
      throw .other(
        "\(other) and --from cannot be combined: the file names the scenes and their use cases. Remove one."
      )
    }
    let usage: String? =
      switch command {
      case .new where name == nil && !isFromFile:
        "new needs a name: swift package scene new ListTeas --use-case FetchTeas; or a file: swift package scene new --from scene.json"
      case .add where (name == nil || to == nil) && !isFromFile:
        "add needs a use case and a scene: swift package scene add DeleteTea --to ListTeas; or a file: swift package scene add --from scene.json"
      case .remove where name == nil || from == nil:
        "remove needs a use case and a scene: swift package scene remove DeleteTea --from ListTeas"
      case .rename where operands.count < 2:
        "rename needs an old name and a new one: swift package scene rename ListTeas.FetchTeas LoadTeas"
      case .spies where to == nil:
        "spies needs a folder for them: swift package scene spies Sources --to Tests/AppTests/Spies"
      case .library where to?.isInside != true:
        "library needs a folder inside the package: swift package scene library --to SceneLibrary"
      case .templates where name?.isInside != true:
        "templates needs a folder inside the package: swift package scene templates Templates"
      default: nil
      }
    if let usage { throw .other(usage) }
  }

  /// The scene that `new` is to generate; with a file of descriptions, what applies to all scenes.
  var description: SceneDescription {
    var scene = SceneDescription(name: name ?? "", useCases: options.values(of: .useCase))
    scene.isAsync = options.contains(.async)
    scene.hasWorker = scene.isAsync || options.contains(.worker)
    scene.isOnMainActor = options.contains(.mainActor)
    scene.isTraced = options.contains(.trace)
    scene.frontEnd = options[.frontEnd].flatMap(SceneDescription.FrontEnd.init)
    if options.contains(.router) { scene.selection = Field("selection", .string) }
    scene.route = options[.router].map { .scene($0) } ?? (options.contains(.router) ? .origin : nil)
    return scene
  }

  /// The values for templates, by name; a later one replaces one of the same name.
  func values() throws(Refusal) -> [String: String] {
    var values: [String: String] = [:]
    for argument in options.values(of: .value) {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0]
      guard parts.count == 2, name.first?.isLetter == true,
        name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
      else { throw .usage("--value needs a name and a text, such as team=Tea.") }
      values[String(name)] = String(parts[1]).printable
    }
    return values
  }

  func writer(templates: TemplateSet) -> CodeWriter {
    var writer = CodeWriter(templates: templates)
    if let text = options[.indentation].flatMap(Indentation.init) { writer.indentation = text }
    return writer
  }

  func destination(templates: TemplateSet) -> Destination {
    var destination = Destination(templates: templates)
    if let level = options[.access].flatMap(Destination.Access.init) { destination.access = level }
    destination.writer = writer(templates: templates)
    return destination
  }
}

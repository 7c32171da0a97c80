import Arguments
import PlainText
import SceneTemplates

/// A parsed command line.
struct SceneInvocation: Equatable {
  private(set) var command: Command?
  /// The name of the scene, of the use case to add or to remove, or of the folder for templates.
  private(set) var name: String?
  private(set) var values: [SceneOption: [String]] = [:]
  private(set) var flags: Set<SceneOption> = []

  var asksForHelp: Bool { flags.contains(.help) }

  /// Parses a command line without the program's name.
  init(_ arguments: [String]) throws(Refusal) {
    var reader = ArgumentReader<SceneOption>(arguments)
    while let argument = try next(&reader) {
      switch argument {
      case .word(let word): try parse(word)
      case .option(let option, nil): flags.insert(option)
      case .option(let option, let value?):
        if values[option] != nil, option != .useCase, option != .knownTarget {
          throw .usage("\(option.name) is given twice. Remove one.")
        }
        values[option, default: []].append(value)
      }
    }
    if !asksForHelp { try validate() }
  }

  private mutating func parse(_ word: String) throws(Refusal) {
    if command == nil, word == "help" {
      flags.insert(.help)
    } else if command == nil {
      command = Command(rawValue: word)
      if command != nil { return }
      let likely = Suggestion.sentence(for: word, in: Command.allCases.map(\.rawValue))
      throw .usage("Unknown command \(word.quoted)." + (likely ?? " See: \(SceneHelp.command)"))
    } else if name == nil, command != .list, command != .refresh {
      name = word
    } else {
      throw .usage("Unexpected argument \(word.quoted). See: \(SceneHelp.command)")
    }
  }

  private func next(
    _ reader: inout ArgumentReader<SceneOption>
  ) throws(Refusal) -> Argument<SceneOption>? {
    do { return try reader.next() } catch {
      throw .usage(error.sentence(help: SceneHelp.command))
    }
  }

  private func validate() throws(Refusal) {
    guard let command else {
      let names = Command.allCases.map(\.rawValue).listed(with: "or")
      throw .usage("Name a command: \(names). See: \(SceneHelp.command)")
    }
    for option in SceneOption.allCases where values[option] != nil || flags.contains(option) {
      guard option.commands.contains(command) else {
        let commands = option.commands.map(\.rawValue).listed(with: "or")
        throw .usage("\(option.name) is only valid with \(commands).")
      }
    }
    let (from, to) = (value(of: .from), value(of: .to))
    let isFromFile = from != nil && command != .remove
    if isFromFile,
      let other = name ?? values[.useCase].map({ _ in "--use-case" }) ?? to.map({ _ in "--to" })
    {
      throw .usage(
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
      case .templates where name?.isInside != true:
        "templates needs a folder inside of the package: swift package scene templates Templates"
      default: nil
      }
    if let usage { throw .usage(usage) }
  }

  // MARK: Values

  /// The value of an option that is given once.
  func value(of option: SceneOption) -> String? { values[option]?.first }

  /// The scene that `new` is to generate; with a file of descriptions, what applies to all scenes.
  func description() throws(Refusal) -> SceneDescription {
    if let kind = value(of: .frontEnd), !["text", "swiftui", "none"].contains(kind) {
      throw .invalid(.frontEnd, kind, choices: "text, swiftui or none")
    }
    var scene = SceneDescription(name: name ?? "", useCases: values[.useCase] ?? [])
    scene.hasWorker = !flags.isDisjoint(with: [.worker, .async])
    scene.isAsync = flags.contains(.async)
    scene.isOnMainActor = flags.contains(.mainActor)
    scene.isTraced = flags.contains(.trace)
    scene.isStandalone = flags.contains(.standalone)
    scene.frontEnd = value(of: .frontEnd).flatMap(SceneDescription.FrontEnd.init(rawValue:))
    scene.route = value(of: .router).map { .scene($0) } ?? (flags.contains(.router) ? .origin : nil)
    return scene
  }

  /// How scenes are written.
  func destination(templates: TemplateSet) throws(Refusal) -> Destination {
    var destination = Destination(templates: templates)
    if let text = value(of: .access) {
      guard let level = Destination.Access(rawValue: text) else {
        throw .invalid(.access, text, choices: "public, package or internal")
      }
      destination.access = level
    }
    if let text = value(of: .indentation) {
      guard let indentation = Indentation(text) else {
        throw .invalid(.indentation, text, choices: "a number of spaces from 1 to 8, or tabs")
      }
      destination.indentation = indentation
    }
    return destination
  }
}

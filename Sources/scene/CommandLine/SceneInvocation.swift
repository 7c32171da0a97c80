import Arguments
import SceneTemplates

/// A parsed command line.
struct SceneInvocation: Equatable {
  private(set) var command: Command?
  /// The name of the scene, of the use case to add, or of the folder for templates.
  private(set) var name: String?
  private(set) var values: [SceneOption: [String]] = [:]
  private(set) var flags: Set<SceneOption> = []

  var asksForHelp: Bool { flags.contains(.help) }

  /// Parses a command line.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Throws: `UsageError` for the first problem.
  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader<SceneOption>(arguments)
    while let argument = try next(&reader) {
      switch argument {
      case .word(let word): try parse(word)
      case .flag(let option): flags.insert(option)
      case .value(let option, let value): values[option, default: []].append(value)
      }
    }
    try validate()
  }

  private mutating func parse(_ word: String) throws(UsageError) {
    switch command {
    case nil where word == "help": flags.insert(.help)
    case nil:
      guard let command = Command(rawValue: word) else { throw .unknownCommand(word) }
      self.command = command
    case .new? where name == nil, .add? where name == nil, .templates? where name == nil:
      name = word
    default: throw .unexpectedArgument(word)
    }
  }

  private func next(
    _ reader: inout ArgumentReader<SceneOption>
  ) throws(UsageError) -> Argument<SceneOption>? {
    do { return try reader.next() } catch { throw .argument(error) }
  }

  private func validate() throws(UsageError) {
    if asksForHelp { return }
    guard let command else { throw .noCommand }
    for option in SceneOption.allCases where values[option] != nil || flags.contains(option) {
      guard option.commands.contains(command) else {
        throw .misplacedOption(option.name, commands: option.commands.map(\.rawValue))
      }
    }
    if flags.contains(.trace), flags.contains(.standalone) { throw .tracedStandalone }
    if value(of: .from) != nil {
      if let name { throw .namedTwice(name) }
      if values[.useCase] != nil { throw .namedTwice(SceneOption.useCase.name) }
    } else if command == .new, name == nil {
      throw .missingName
    }
    if command == .templates, name?.isInside != true { throw .missingFolder }
    if command == .add, name == nil || value(of: .to) == nil { throw .missingUseCase }
  }

  // MARK: Values

  /// The last value of an option.
  func value(of option: SceneOption) -> String? { values[option]?.last }

  /// The scene that `new` is to generate; with a file of descriptions, what applies to all scenes.
  ///
  /// - Throws: `UsageError` for an unknown front end.
  func description() throws(UsageError) -> SceneDescription {
    if let kind = value(of: .frontEnd), !["text", "swiftui", "none"].contains(kind) {
      throw .invalidValue("--front-end", kind, choices: "text, swiftui or none")
    }
    let route: SceneDescription.Route? =
      value(of: .router).map { .scene($0) } ?? (flags.contains(.router) ? .origin : nil)
    return SceneDescription(
      name: name ?? "", useCases: values[.useCase] ?? [], hasWorker: flags.contains(.worker),
      isAsync: flags.contains(.async), isTraced: flags.contains(.trace),
      isStandalone: flags.contains(.standalone),
      frontEnd: value(of: .frontEnd).flatMap(SceneDescription.FrontEnd.init(rawValue:)),
      route: route)
  }

  /// How scenes are written.
  ///
  /// - Throws: `UsageError` for an unknown access level or an invalid indentation.
  func destination(templates: TemplateSet) throws(UsageError) -> Destination {
    var destination = Destination(templates: templates)
    if let text = value(of: .access) {
      guard let level = Destination.Access(rawValue: text) else {
        throw .invalidValue("--access", text, choices: "public, package or internal")
      }
      destination.access = level
    }
    if let text = value(of: .indentation) {
      guard let indentation = Indentation(text) else {
        throw .invalidValue(
          "--indentation", text, choices: "a number of spaces from 1 to 8, or tabs")
      }
      destination.indentation = indentation
    }
    return destination
  }
}

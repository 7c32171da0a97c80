import Arguments
import PlainText

/// A command line that makes no sense.
enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String)
  /// An option does not exist, lacks its value, or takes none.
  case argument(ArgumentError<SceneOption>)
  case misplacedOption(String, commands: [String])
  case invalidValue(String, String, choices: String)
  case missingName
  case namedTwice(String)
  case tracedStandalone
  case missingUseCase
  case missingFolder
  case noTemplates(String)
  case unexpectedArgument(String)

  /// What is wrong and what to do.
  var message: String {
    switch self {
    case .noCommand: "Name a command: \(Command.list). See: swift package scene --help"
    case .unknownCommand(let word):
      "Unknown command \(word.quoted)."
        + (Suggestion.sentence(for: word, in: Command.allCases.map(\.rawValue))
          ?? " See: swift package scene --help")
    case .argument(let error): error.sentence(help: "swift package scene --help")
    case .misplacedOption(let name, let commands):
      "\(name) is only valid with \(commands.joined(separator: " or "))."
    case .invalidValue(let name, let value, let choices):
      "\(name) must be \(choices), not \(value.quoted)."
    case .missingName:
      "new needs a name: swift package scene new ListTeas --use-case FetchTeas; or a file: swift package scene new --from scene.json"
    case .namedTwice(let text):
      "\(text) and --from cannot be combined: the file names the scenes and their use cases. Remove one."
    case .tracedStandalone:
      "--trace and --standalone cannot be combined: the tracer is part of Scenery. Remove one."
    case .missingUseCase:
      "add needs a use case and a scene: swift package scene add DeleteTea --to ListTeas"
    case .noTemplates(let folder):
      "There are no templates in \(folder.quoted). Write them first: swift package scene templates \(folder.shellWord)"
    case .missingFolder:
      "templates needs a folder inside of the package: swift package scene templates Templates"
    case .unexpectedArgument(let word):
      "Unexpected argument \(word.quoted). See: swift package scene --help"
    }
  }
}

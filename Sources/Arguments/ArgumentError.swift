import PlainText

/// An invalid command line.
public enum ArgumentError<Option: CommandLineOption>: Error, Equatable {
  case unknownCommand(String)
  /// There is no option of this name, or with this letter; the command is that before it.
  case unknownOption(String, after: Option.Command? = nil)
  case missingValue(Option)
  case unexpectedValue(Option)
  case misplacedOption(Option)
  case unexpectedArgument(String, after: Option.Command)
  /// A value is none of those that its place can have.
  case invalidValue(String, of: String, known: [String])
  /// Two options, or a word and an option, exclude each other.
  case conflict(String, Option)
  /// Only this program knows the problem: what is wrong and what to do.
  case other(String)

  /// What is wrong and what to do.
  public var message: String {
    let program = Option.Command.program
    func help(_ command: Option.Command? = nil) -> String {
      " See: \(program) \(command.map { $0.rawValue + " " } ?? "")--help"
    }
    return switch self {
    case .unknownCommand(let word):
      "There is no command \(word.quoted)."
        + (Self.suggestion(Option.Command.likely(for: word)) ?? help())
    case .unknownOption(let name, let command):
      "Unknown option \(name.quoted)."
        + (Self.suggestion(Option.likely(for: name, after: command).map(\.name)) ?? help(command))
    case .missingValue(let option):
      "\(option.name) needs a value, such as \(option.name) \(option.example)."
    case .unexpectedValue(let option):
      "\(option.name) takes no value. Remove the = and what follows it."
    case .misplacedOption(let option):
      "\(option.name) is only valid with \(option.commands.map(\.rawValue).listed(with: "or"))"
        + (option.isValidAlone ? ", or without a command." : ".")
        + (option.commands.first.map { " Usage: \(program) \($0.usage) \(option.usage)" } ?? "")
    case .unexpectedArgument(let word, let command):
      "Unexpected argument \(word.quoted)." + help(command)
    case .invalidValue(let word, let place, let known):
      "\(place) must be \(known.listed(with: "or")), not \(word.quoted)."
        + (Self.suggestion(word.allClosest(in: known)) ?? "")
    case .conflict(let word, let option):
      "\(word.printable) and \(option.name) cannot be combined."
    case .other(let message): message
    }
  }

  private static func suggestion(_ likely: [String]) -> String? {
    likely.isEmpty ? nil : " Did you mean \(likely.listed(with: "or"))?"
  }
}

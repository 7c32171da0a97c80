import IceCreamDomain
import PlainText
import TerminalMenu

/// A command line that makes no sense.
enum UsageError: Error, Equatable {
  /// An argument is not UTF-8; it is shown as far as it can be.
  case argumentNotUTF8(shown: String)
  /// The same of an environment variable.
  case variableNotUTF8(String, shown: String)
  /// The system does not tell the arguments.
  case unknownArguments
  /// An argument has more bytes than the limit.
  case argumentTooLong(limit: Int)
  case unknownCommand(String)
  case unexpectedWord(String, after: Command)
  case missingWord(after: Command)
  case unknownWord(String, after: Command, known: [String])
  case unknownOption(String)
  case missingValue(Option)
  case needlessValue(Option)
  case misplaced(Option)
  case unknownChoice(Option, String)
  case noLimit(String)
  case missingID(Command)
  case bookIsStandardInput
  case againWithoutBook
  /// There is no place to keep a book in, and maybe no need for one.
  case noPlaceForBook(isNeeded: Bool)
  /// Options name ingredients that are not there; the scene has said so in words.
  case refusedIngredients([DisplayedFault])

  /// Says what happened.
  func tell(_ terminal: any Terminal) -> ExitStatus {
    terminal.say(lines.map { "scoops: \($0)\n" }.joined())
    return .misused
  }

  /// What happened and what to do, a line for each thing that is wrong.
  var lines: [String] {
    guard case .refusedIngredients(let faults) = self else { return [message] }
    return faults.map { "--\($0.kind.rawValue): \($0.message)" }
  }

  private var message: String {
    switch self {
    case .argumentNotUTF8(let shown):
      "The argument \(shown) is not valid UTF-8. Write it in UTF-8; a file may need another name."
    case .variableNotUTF8(let name, let shown):
      "\(name) is \(shown), which is not valid UTF-8. "
        + "Set it to a path in UTF-8; a folder or a file may need another name."
    case .unknownArguments:
      "The arguments cannot be read, because /proc is missing. Mount it, and try again."
    case .argumentTooLong(let limit):
      "An argument has more than \(limit) bytes. Shorten it."
    case .unknownCommand(let word):
      "There is no command \(word.quoted). "
        + advice(word.closest(in: Command.allCases.map(\.rawValue)), orSee: "scoops --help")
    case .unexpectedWord(let word, let command):
      "\(word.quoted) is one word too many. See: scoops \(command.rawValue) --help"
    case .missingWord(let command):
      "\(command.rawValue) needs a word: scoops \(command.usage)"
    case .unknownWord(let word, let command, let known):
      "After \(command.rawValue) comes \(choice(of: known)), not \(word.quoted)."
        + (word.closest(in: known).map { " Did you mean \($0)?" } ?? "")
    case .unknownOption(let name):
      "There is no option \(name.quoted). "
        + advice(name.closest(in: Option.allCases.map(\.name)), orSee: "scoops --help")
    case .missingValue(let option):
      "\(option.name) needs a value: \(option.usage)"
    case .needlessValue(let option):
      "\(option.name) takes no value. Leave out the = and what follows it."
    case .misplaced(let option):
      "\(option.name) goes with \(choice(of: option.commands.map(\.rawValue))) only"
        + (option.goesAlone ? ", or without a command" : "")
        + (option.commands.first.map { ": scoops \($0.usage) \(option.usage)" } ?? ".")
    case .unknownChoice(let option, let text):
      "\(option.name) cannot be \(text.quoted). "
        + advice(text.closest(in: option.choices), orSee: option.choices.joined(separator: ", "))
    case .noLimit(let text):
      "--limit cannot be \(text.quoted). It is a whole number from 1."
    case .missingID(let command):
      "\(command.rawValue) needs an identifier: scoops \(command.usage). See: scoops list"
    case .bookIsStandardInput:
      "A book cannot be standard input, since it is written to as well. Name a file."
    case .againWithoutBook:
      "--again looks in the book, and --no-save leaves that alone. Leave out one of them."
    case .noPlaceForBook(let isNeeded):
      "There is no place for a book, since HOME is not set. Name a file with --book or SCOOPS_BOOK"
        + (isNeeded ? "." : ", or do without with --no-save.")
    case .refusedIngredients(let faults):
      faults.map(\.message).joined(separator: " ")
    }
  }

  private func advice(_ likely: String?, orSee place: String) -> String {
    likely.map { "Did you mean \($0)?" } ?? "See: \(place)"
  }

  private func choice(of words: [String]) -> String {
    let last = words.last ?? ""
    return words.count < 2 ? last : words.dropLast().joined(separator: ", ") + " or " + last
  }
}

import IceCreamDomain

/// A command line that makes no sense.
enum Misuse: Error, Equatable {
  case unknownCommand(String)
  case unexpectedWord(String, after: Command)
  case missingWord(after: Command)
  case unknownWord(String, after: Command, known: [String])
  case unknownOption(String)
  case missingValue(Option)
  case needlessValue(Option)
  case misplaced(Option, Command)
  case unknownColorChoice(String)
  /// An option names an ingredient that is not there; the scene has said so in words.
  case refusedIngredient(String)

  /// What happened and what to do.
  var message: String {
    switch self {
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
    case .misplaced(let option, let command):
      "\(option.name) goes with \(command.rawValue) only: scoops \(command.rawValue) \(option.usage)"
    case .unknownColorChoice(let text):
      "--color cannot be \(text.quoted). "
        + advice(
          text.closest(in: ColorChoice.allCases.map(\.rawValue)), orSee: "auto, always, never")
    case .refusedIngredient(let message):
      message
    }
  }

  private func advice(_ likely: String?, orSee place: String) -> String {
    likely.map { "Did you mean \($0)?" } ?? "See: \(place)"
  }

  private func choice(of words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}

import PlainText

/// Formats usage errors as sentences.
enum UsageErrorWording {
  /// Returns what is wrong and what to do, one line for each problem.
  static func lines(for error: UsageError) -> [String] {
    guard case .refusedIngredients(let faults) = error else { return [sentence(error)] }
    return faults.map { "--\($0.kind.rawValue): \($0.message)" }
  }

  private static func sentence(_ error: UsageError) -> String {
    switch error {
    case .argumentNotUTF8(let shown):
      "The argument \(shown) is not valid UTF-8. Type it in UTF-8, or rename the file."
    case .variableNotUTF8(let name, let shown):
      "\(name) is \(shown), which is not valid UTF-8. "
        + "Set it to a path in UTF-8; you may have to rename a file or folder."
    case .unknownArguments:
      "Cannot read the arguments: /proc is not mounted. Mount it and try again."
    case .argumentTooLong(let limit):
      "An argument is longer than \(limit) bytes. Shorten it."
    case .unknownCommand(let word):
      "Unknown command \(word.quoted)."
        + (suggestion(word, in: Command.allCases.map(\.rawValue)) ?? " See: scoops --help")
    case .unexpectedArgument(let word, let command):
      "Unexpected argument \(word.quoted). See: scoops \(command.rawValue) --help"
    case .missingArgument(let command, let known):
      "\(command.rawValue) needs an argument: \(list(known))."
    case .invalidArgument(let word, let command, let known):
      "The argument of \(command.rawValue) must be \(list(known)), not \(word.quoted)."
        + (suggestion(word, in: known) ?? "")
    case .unknownOption(let name):
      "Unknown option \(name.quoted)."
        + (suggestion(name, in: Option.allCases.map(\.name)) ?? " See: scoops --help")
    case .missingValue(let option):
      "\(option.name) needs a value, such as \(option.name) \(option.example)."
    case .unexpectedValue(let option):
      "\(option.name) takes no value. Remove the = and what follows it."
    case .misplacedOption(let option):
      "\(option.name) is only valid with \(list(option.commands.map(\.rawValue)))"
        + (option.isValidAlone ? ", or without a command." : ".")
        + (option.commands.first.map { " Usage: scoops \($0.usage) \(option.usage)" } ?? "")
    case .invalidValue(let option, let text):
      "\(option.name) must be \(list(option.choices)), not \(text.quoted)."
        + (suggestion(text, in: option.choices) ?? "")
    case .invalidLimit(let text):
      "--limit must be a whole number, 1 or more, not \(text.quoted)."
    case .missingID(let command):
      "\(command.rawValue) needs an identifier: scoops \(command.usage). "
        + "To list identifiers, run scoops list."
    case .bookIsStandardInput:
      "The book cannot be standard input, because it is also written. Name a file."
    case .againWithoutBook:
      "--again and --no-save cannot be combined."
    case .svgAsJSON:
      "--svg and --json cannot be combined."
    case .noBookLocation(let isRequired):
      "Cannot locate the book: HOME is not set. Name a file with --book or SCOOPS_BOOK"
        + (isRequired ? "." : ", or use --no-save.")
    case .refusedIngredients(let faults):
      faults.map(\.message).joined(separator: " ")
    }
  }

  private static func suggestion(_ word: String, in known: [String]) -> String? {
    word.closest(in: known).map { " Did you mean \($0)?" }
  }

  private static func list(_ words: [String]) -> String {
    let last = words.last ?? ""
    return words.count < 2 ? last : words.dropLast().joined(separator: ", ") + " or " + last
  }
}

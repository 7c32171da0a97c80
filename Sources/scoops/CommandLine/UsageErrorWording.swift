import Arguments
import IceCreamDomain
import PlainText

/// Formats usage errors as sentences.
enum UsageErrorWording {
  /// Returns what is wrong and what to do, one line for each problem.
  static func lines(for error: UsageError) -> String {
    switch error {
    case .argumentNotUTF8(let shown):
      "The argument \(shown) is not valid UTF-8. Type it in UTF-8, or rename the file."
    case .variableNotUTF8(let name, let shown):
      "\(name) is \(shown), which is not valid UTF-8. "
        + "Set it to a path in UTF-8; you may have to rename a file or folder."
    case .unknownArguments:
      "Cannot read the arguments from /proc. Mount it, or raise the limit on open files (ulimit -n)."
    case .argumentTooLong(let limit):
      "An argument is longer than \(limit) bytes. Shorten it."
    case .unknownCommand(let word):
      "There is no command \(word.quoted)."
        + (Suggestion.sentence(CommandSuggestion.likely(for: word)) ?? " See: scoops --help")
    case .unexpectedArgument(let word, let command):
      "Unexpected argument \(word.quoted). See: scoops \(command.rawValue) --help"
    case .missingArgument(let command, let known):
      "\(command.rawValue) needs an argument: \(known.listed(with: "or"))."
    case .invalidArgument(let word, let command, let known):
      "The argument of \(command.rawValue) must be \(known.listed(with: "or")), not \(word.quoted)."
        + (Suggestion.sentence(for: word, in: known) ?? "")
    case .argument(let error): error.sentence(help: "scoops --help")
    case .misplacedOption(let option):
      "\(option.name) is only valid with \(option.commands.map(\.rawValue).listed(with: "or"))"
        + (option.isValidAlone ? ", or without a command." : ".")
        + (option.commands.first.map { " Usage: scoops \($0.usage) \(option.usage)" } ?? "")
    case .invalidValue(let option, let text):
      "\(option.name) must be \(option.choices.listed(with: "or")), not \(text.quoted)."
        + (Suggestion.sentence(for: text, in: option.choices) ?? "")
    case .invalidLimit(let text):
      "--limit must be a whole number, 1 or more, not \(text.quoted)."
    case .missingID(let command):
      "\(command.rawValue) needs an identifier, such as scoops \(command.rawValue) w9. "
        + "To list identifiers, run scoops list."
    case .bookIsStandardInput:
      "The book cannot be standard input, because it is also written. Name a file."
    case .conflict(let first, let second):
      "\(first.name) and \(second.name) cannot be combined."
    case .noBookLocation(let home, let isRequired):
      "Cannot locate the book: HOME "
        + (home.map { "must be an absolute path, not \($0.quoted)" } ?? "is not set")
        + ". Name a file with --book or SCOOPS_BOOK" + (isRequired ? "." : ", or use --no-save.")
    case .refusedIngredients(let faults, let catalog):
      faults.map { "--\($0.kind.rawValue): \(message($0, catalog: catalog))" }
        .joined(separator: "\nscoops: ")
    }
  }

  /// Returns a fault's message, with the command that prints the list that no command line shows.
  private static func message(_ fault: DisplayedFault, catalog: String?) -> String {
    let advice = DisplayedFault.listAdvice
    guard fault.message.hasSuffix(advice) else { return fault.message }
    var words = ["scoops", Command.menu.rawValue, fault.kind.listName]
    if let catalog { words += [Option.catalog.name, catalog] }
    return fault.message.dropLast(advice.count)
      + "List them: \(words.map(\.shellWord).joined(separator: " "))"
  }
}

import Arguments
import IceCreamDomain
import PlainText
import TerminalMenu

/// An invalid command line or environment.
typealias UsageError = ArgumentError<Option>

extension UsageError {
  /// The system does not provide the arguments.
  static var unknownArguments: Self {
    .other(
      "Cannot read the arguments from /proc. "
        + "Mount it, or raise the limit on open files (ulimit -n).")
  }

  static var bookIsStandardInput: Self {
    .other(
      "The book cannot be standard input, because Scoops also writes to it. "
        + DisplayedAdvice.chooseBook.text)
  }

  /// Options name ingredients that do not exist, with the scene's explanations and the path of the catalog.
  static func refusedIngredients(_ faults: [DisplayedFault], catalog: String?) -> Self {
    .other(
      faults.map { "--\($0.kind.rawValue): \(message($0, catalog: catalog))" }
        .joined(separator: "\n"))
  }

  /// The message for standard error, a line for each fault.
  var lines: [PrintedText] { message.split(separator: "\n").map { String($0).asFailure } }

  /// Returns a fault's message, with the command that prints the list that no command line shows.
  private static func message(_ fault: DisplayedFault, catalog: String?) -> String {
    guard fault.advice == .chooseFromList else { return fault.message }
    var words = ["scoops", Command.menu.rawValue, fault.kind.listName]
    if let catalog { words += [Option.catalog.name, catalog] }
    return fault.problem + " See: \(words.map(\.shellWord).joined(separator: " "))"
  }
}

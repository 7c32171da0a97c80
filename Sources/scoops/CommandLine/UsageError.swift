import Arguments
import IceCreamDomain

/// An invalid command line or environment.
enum UsageError: Error, Equatable {
  /// An argument is not UTF-8. It is shown as far as it can be.
  case argumentNotUTF8(shown: String)
  /// An environment variable is not UTF-8. It is shown as far as it can be.
  case variableNotUTF8(String, shown: String)
  /// The system does not provide the arguments.
  case unknownArguments
  /// An argument has more bytes than the limit.
  case argumentTooLong(limit: Int)
  case unknownCommand(String)
  case unexpectedArgument(String, after: Command)
  case missingArgument(after: Command, known: [String])
  case invalidArgument(String, after: Command, known: [String])
  /// An option does not exist, lacks its value, or takes none.
  case argument(ArgumentError<Option>)
  case misplacedOption(Option)
  case invalidValue(Option, String)
  case invalidLimit(String)
  case missingID(Command)
  case bookIsStandardInput
  /// Two options exclude each other.
  case conflict(Option, Option)
  /// There is no default location for the book: `HOME` is a relative path, or `nil` if it is not set.
  case noBookLocation(home: String?, isRequired: Bool)
  /// Options name ingredients that do not exist, with the scene's explanations and the path of the catalog.
  case refusedIngredients([DisplayedFault], catalog: String?)
}

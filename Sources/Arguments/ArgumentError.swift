import PlainText

/// An argument that makes no sense, whatever the command is.
public enum ArgumentError<Option: CommandLineOption>: Error, Equatable {
  /// There is no option of this name, or with this letter.
  case unknownOption(String)
  case missingValue(Option)
  case unexpectedValue(Option)

  /// Returns what is wrong and what to do.
  ///
  /// - Parameter help: The command line that prints help.
  public func sentence(help: String) -> String {
    switch self {
    case .unknownOption(let name):
      "Unknown option \(name.quoted)."
        + (Suggestion.sentence(Option.likely(for: name).map(\.name)) ?? " See: \(help)")
    case .missingValue(let option):
      "\(option.name) needs a value, such as \(option.name) \(option.example)."
    case .unexpectedValue(let option):
      "\(option.name) takes no value. Remove the = and what follows it."
    }
  }
}

/// The sentence that suggests another word.
public enum Suggestion {
  /// Returns the sentence, with a space before it, for what a word most likely misspells; `nil` if that is nothing.
  public static func sentence(for word: String, in known: [String]) -> String? {
    sentence(word.allClosest(in: known))
  }

  /// Returns the sentence, with a space before it; `nil` if nothing is likely.
  public static func sentence(_ likely: [String]) -> String? {
    likely.isEmpty ? nil : " Did you mean \(likely.listed(with: "or"))?"
  }
}

import PlainText

extension CommandLineCommand {
  /// Returns the commands that a word most likely misspells.
  public static func likely(for typed: String) -> [String] {
    typed.allClosest(in: allCases.map(\.rawValue))
  }
}

extension CommandLineOption {
  /// Returns the options that a text with dashes most likely misspells: those of the command before it, or without a
  /// command those that are valid alone, before any other.
  public static func likely(for typed: String, after command: Command? = nil) -> [Self] {
    // The dashes are no letters that were typed right.
    let letters = String(typed.drop { $0 == "-" })
    let likely = letters.allClosest(
      in: allCases.filter { $0.isValid(with: command) }.map(\.rawValue))
    let all =
      likely.isEmpty && command == nil ? letters.allClosest(in: allCases.map(\.rawValue)) : []
    return (likely + all).compactMap { Self(rawValue: $0) }
  }
}

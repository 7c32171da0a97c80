/// The tables of help: what is typed on the left, what it does on the right.
public enum HelpTable {
  /// Returns the rows of options.
  ///
  /// - Parameter styled: Returns the left side of a row with the style of a terminal.
  public static func text(
    of options: [some CommandLineOption], styled: (String) -> String = { $0 }
  ) -> String {
    // Names are aligned, whether a short form is before them or not.
    let hasLetters = options.contains { $0.letter != nil }
    return text(
      options.map { option in
        let letter = option.letter.map { "-\($0), " } ?? (hasLetters ? "    " : "")
        return (letter + option.usage, option.summary)
      }, styled: styled)
  }

  /// Returns rows, styled in the same way; a line feed continues the right side on the next line.
  public static func text(
    _ rows: [(String, String)], styled: (String) -> String = { $0 }
  ) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    let indentation = "\n  " + String(repeating: " ", count: width)
    return rows.map { left, right in
      let lines = right.split(separator: "\n").joined(separator: indentation)
      return "  " + styled(left) + String(repeating: " ", count: width - left.count) + lines
    }.joined(separator: "\n")
  }
}

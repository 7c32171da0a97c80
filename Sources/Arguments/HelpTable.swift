/// The tables of help: what is typed on the left, what it does on the right.
package enum HelpTable {
  /// Returns the rows of options.
  package static func text(of options: [some CommandLineOption]) -> String {
    // Names are aligned, whether a short form is before them or not.
    let hasLetters = options.contains { $0.letter != nil }
    return text(
      options.map { option in
        let letter = option.letter.map { "-\($0), " } ?? (hasLetters ? "    " : "")
        return (letter + option.usage, option.summary)
      })
  }

  /// Returns rows; a line feed continues the right side on the next line.
  package static func text(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    let indentation = "\n  " + String(repeating: " ", count: width)
    return rows.map { left, right in
      let lines = right.split(separator: "\n").joined(separator: indentation)
      return "  " + left + String(repeating: " ", count: width - left.count) + lines
    }.joined(separator: "\n")
  }
}

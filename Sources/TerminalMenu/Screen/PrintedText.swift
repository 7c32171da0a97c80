import PlainText

/// Text to print, in which only the program's own line feeds and styles can control a terminal.
///
/// A literal is printed as it is. What is interpolated into it is made printable.
package struct PrintedText: Equatable, ExpressibleByStringInterpolation {
  package private(set) var text: String
  /// Whether it is never wrapped, like a command to be pasted, or a line that is laid out for its window.
  private var isWhole = false

  /// Creates the text of a line whose texts are printable, with styles.
  init(styled text: String, isWhole: Bool = false) { (self.text, self.isWhole) = (text, isWhole) }

  package init(stringLiteral literal: String) { text = literal }

  package init(stringInterpolation interpolation: StringInterpolation) {
    text = interpolation.text
  }

  package var isEmpty: Bool { text.isEmpty }

  /// The text, which is never wrapped.
  package var whole: PrintedText { PrintedText(styled: text, isWhole: true) }

  /// Returns the text with each of its lines wrapped at spaces, below where its text begins; lines with styles stay
  /// whole.
  package func wrapped(toColumns limit: Int) -> PrintedText {
    if isWhole { return self }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // A line with styles would be cut within an escape sequence.
      if line.utf8.count <= limit || line.utf8.contains(0x1B) { return String(line) }
      // The text of a row begins after a number.
      let number = line.prefix { $0 == " " || $0.isNumber }
      let indent = number.hasSuffix("  ") ? number : line.prefix { $0 == " " }
      guard indent.count < limit / 2 else {
        return String(line).wrapped(toColumns: limit).joined(separator: "\n")
      }
      let text = String(line.dropFirst(indent.count)).wrapped(toColumns: limit - indent.count)
      let margin = String(repeating: " ", count: indent.count)
      return indent + text.joined(separator: "\n" + margin)
    }
    return PrintedText(styled: lines.joined(separator: "\n"))
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ text: String) { self.text += text.printable }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }

    package mutating func appendInterpolation(_ printed: PrintedText) { text += printed.text }
  }
}

extension [PrintedText] {
  /// Returns the texts as one, with a separator between two of them.
  package func joined(separator: PrintedText = "") -> PrintedText {
    PrintedText(styled: map(\.text).joined(separator: separator.text))
  }

  /// The texts as lines.
  package var lines: PrintedText { map { "\($0)\n" }.joined() }
}

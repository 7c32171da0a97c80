import Colors
import Seeds

@testable import TerminalMenu
@testable import TestDoubles

/// Generates random lines of all styles and widths.
struct RandomLines {
  let columns: Int
  let rows: Int
  private var numbers: FixedNumbers

  init(columns: Int, rows: Int, seed: UInt64) {
    (self.columns, self.rows) = (columns, rows)
    numbers = FixedNumbers(seed: seed)
  }

  // Without the letter m, which then occurs only in style sequences.
  private static let texts = [
    "", "a", "b", " ", "     ", "two words", "….", "❯", "█", "▀▄", "漢", "語字", "🍦", "👍🏽", "❤️", "🇫🇮",
    "👩‍👩‍👧", "e\u{301}", "字\u{301}", "x\u{200B}", "\u{301}",
  ]
  private static let colors = [
    nil, Color(red: 1, green: 2, blue: 3), Color(red: 250, green: 240, blue: 10),
  ]

  /// Returns independent lines.
  mutating func next() -> [ScreenLine] {
    (0..<Int.random(in: 0...rows, using: &numbers)).map { _ in line() }
  }

  /// Returns lines of which many equal others, or nearly do.
  mutating func next(after lines: [ScreenLine]) -> [ScreenLine] {
    var new = lines
    for index in new.indices where numbers.once(in: 2) {
      var line = ScreenLine()
      for span in new[index].spans {
        if numbers.once(in: 3) { add(to: &line) } else { add(span.text, span.style, to: &line) }
      }
      new[index] = line.cut(toColumns: columns, sign: "…")
    }
    if numbers.once(in: 3) { new.removeLast(min(new.count, 2)) }
    if numbers.once(in: 3) { new = Array((new + next()).prefix(rows)) }
    return new
  }

  private mutating func line() -> ScreenLine {
    var line = ScreenLine()
    for _ in 0..<Int.random(in: 0...8, using: &numbers) { add(to: &line) }
    if numbers.once(in: 9), line.columns < columns - 6 {
      return .typed(line, "ab", "c", note: "", columns: columns)
    }
    return line.cut(toColumns: columns, sign: "…")
  }

  private mutating func add(to line: inout ScreenLine) {
    let style = TextStyle(
      color: Self.colors.randomElement(using: &numbers) ?? nil,
      background: Self.colors.randomElement(using: &numbers) ?? nil, isBold: numbers.once(in: 4),
      isUnderlined: numbers.once(in: 4), isReversed: numbers.once(in: 6))
    add(Self.texts.randomElement(using: &numbers) ?? "", style, to: &line)
  }

  /// Adds a piece, but no mark without a preceding character.
  private func add(_ text: String, _ style: TextStyle, to line: inout ScreenLine) {
    if line.spans.isEmpty, text.first?.columns == 0 { return }
    line.append(text, style)
  }
}

import TerminalMenu

/// The symbols of a menu.
struct MenuGlyphs: Equatable {
  let isUnicode: Bool
  /// Whether the font has signs beside letters, which that of the Linux console has not.
  var hasSigns = true
  /// Whether half blocks are one column wide, for pictures.
  var hasBlocks = true

  /// Whether every sign can be shown.
  var isRich: Bool { isUnicode && hasSigns }

  /// Before the highlighted option.
  var marker: String { isRich ? "❯" : ">" }
  /// Before a step with a choice.
  var chosen: String { isRich ? "✓" : "+" }
  /// Before the open step.
  var current: String { isRich ? "▸" : ">" }
  /// Before a step that can be opened.
  var open: String { isRich ? "·" : "." }
  /// Before a step that cannot be opened.
  var closed: String { isRich ? "–" : "-" }
  /// Ends a truncated text.
  var ellipsis: String { isRich ? "…" : "~" }

  /// Returns a text in characters that the terminal can show.
  func text(_ text: String) -> String {
    if isRich || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { result, character in
      switch character {
      case "…": result += "..."
      case "–": result += "-"
      case "↑": result += "Up"
      case "↓": result += result.hasSuffix("Up") ? "/Down" : "Down"
      case "←": result += "Left"
      case "→": result += "Right"
      default: result += character.isASCII || isUnicode ? String(character) : "?"
      }
    }
  }

  /// Returns texts wrapped to some columns; if there are more lines than the limit, the last one is cut.
  func wrapped(
    _ texts: [String], limit: Int, columns: Int, _ style: TextStyle = .plain
  ) -> [ScreenLine] {
    let all = texts.flatMap { ScreenLine(text($0), style).wrapped(toColumns: columns) }
    if limit < 1 { return [] }
    let rest = ScreenLine(all.dropFirst(limit - 1).map(\.text).joined(separator: " "), style)
    let lines = all.count > limit ? all.prefix(limit - 1) + [rest] : all
    return lines.map { $0.cut(toColumns: columns, sign: ellipsis) }
  }
}

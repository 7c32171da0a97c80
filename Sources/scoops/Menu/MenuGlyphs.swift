/// The symbols of a menu.
struct MenuGlyphs: Equatable {
  let isUnicode: Bool
  /// Before the highlighted option.
  let marker: String
  /// Before a step with a choice.
  let chosen: String
  /// Before the open step.
  let current: String
  /// Before a step that can be opened.
  let open: String
  /// Before a step that cannot be opened.
  let closed: String
  /// A color sample.
  let swatch: String
  /// Ends a truncated text.
  let ellipsis: String

  static let unicode = MenuGlyphs(
    isUnicode: true, marker: "❯", chosen: "✓", current: "▸", open: "○", closed: "–", swatch: "●",
    ellipsis: "…")
  static let ascii = MenuGlyphs(
    isUnicode: false, marker: ">", chosen: "+", current: ">", open: "o", closed: "-", swatch: "*",
    ellipsis: "~")

  /// Returns a text in characters that the terminal can show.
  func text(_ text: String) -> String {
    if isUnicode || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { result, character in
      switch character {
      case "…": result += "..."
      case "–": result += "-"
      default: result += character.isASCII ? String(character) : "?"
      }
    }
  }
}

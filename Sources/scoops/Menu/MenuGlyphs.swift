/// The signs that a menu is drawn with.
struct MenuGlyphs: Equatable {
  let isUnicode: Bool
  /// Before the option under the highlight.
  let marker: String
  /// Before a step that has its choice.
  let chosen: String
  /// Before the step under way.
  let current: String
  /// Before a step that can be gone to.
  let open: String
  /// Before a step that cannot.
  let closed: String
  /// A sample of a colour.
  let swatch: String
  /// Where something was cut.
  let ellipsis: String

  static let unicode = MenuGlyphs(
    isUnicode: true, marker: "❯", chosen: "✓", current: "▸", open: "○", closed: "–", swatch: "●",
    ellipsis: "…")
  static let ascii = MenuGlyphs(
    isUnicode: false, marker: ">", chosen: "+", current: ">", open: "o", closed: "-", swatch: "*",
    ellipsis: "~")

  /// Returns a text in characters that the terminal has.
  func text(_ text: String) -> String {
    if isUnicode || text.isASCII { return text }
    return text.reduce(into: "") { result, character in
      result += character.isASCII ? String(character) : character == "…" ? "..." : "?"
    }
  }
}

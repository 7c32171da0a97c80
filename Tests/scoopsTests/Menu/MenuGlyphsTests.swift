import Testing

@testable import TerminalMenu
@testable import scoops

struct MenuGlyphsTests {
  private static let texts = [
    "", "Mint chip", "Crème brûlée", "Cre\u{301}me", "抹茶", "and so on…", "❤️ & 👍🏽",
  ]

  @Test(arguments: texts)
  func `leave a text as it is where all can be shown`(text: String) {
    #expect(MenuGlyphs.unicode.text(text) == text)
  }

  @Test(
    arguments: zip(
      texts,
      ["", "Mint chip", "Cr?me br?l?e", "Cr?me", "??", "and so on...", "? & ?"]))
  func `stand in for what is not ASCII, character by character`(text: String, shown: String) {
    #expect(MenuGlyphs.ascii.text(text) == shown)
  }

  @Test(arguments: [MenuGlyphs.unicode, .ascii])
  func `take a column each, of signs that can be shown`(glyphs: MenuGlyphs) {
    let signs = [
      glyphs.marker, glyphs.chosen, glyphs.current, glyphs.open, glyphs.closed, glyphs.swatch,
      glyphs.ellipsis,
    ]

    #expect(signs.map(\.columns) == Array(repeating: 1, count: signs.count))
    #expect(signs.map(glyphs.text) == signs)
  }

  @Test(arguments: [MenuGlyphs.unicode, .ascii])
  func `tell the states of a step apart`(glyphs: MenuGlyphs) {
    #expect(Set([glyphs.chosen, glyphs.current, glyphs.open, glyphs.closed]).count == 4)
  }
}

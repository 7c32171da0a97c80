import Testing

@testable import TerminalMenu
@testable import scoops

extension MenuGlyphs {
  static let unicode = MenuGlyphs(isUnicode: true)
  static let ascii = MenuGlyphs(isUnicode: false)
  static let console = MenuGlyphs(isUnicode: true, hasSigns: false)
}

struct MenuGlyphsTests {
  private static let texts = [
    "", "Mint chip", "Crème brûlée", "Cre\u{301}me", "抹茶", "and so on…", "❤️ & 👍🏽",
  ]

  @Test(arguments: texts)
  func `leave a text unchanged on a Unicode terminal`(text: String) {
    #expect(MenuGlyphs.unicode.text(text) == text)
  }

  @Test(
    arguments: zip(
      texts,
      ["", "Mint chip", "Cr?me br?l?e", "Cr?me", "??", "and so on...", "? & ?"]))
  func `replace non-ASCII characters one by one`(text: String, shown: String) {
    #expect(MenuGlyphs.ascii.text(text) == shown)
  }

  @Test func `are those of ASCII on the Linux console, which shows other letters`() {
    #expect(MenuGlyphs.console.marker == ">")
    #expect(MenuGlyphs.console.text("Crème… ↑↓") == "Crème... Up/Down")
  }

  @Test(arguments: [MenuGlyphs.unicode, .ascii, .console])
  func `take one column each, in supported characters`(glyphs: MenuGlyphs) {
    let signs = [
      glyphs.marker, glyphs.chosen, glyphs.current, glyphs.open, glyphs.closed, glyphs.ellipsis,
    ]

    #expect(signs.map(\.columns) == Array(repeating: 1, count: signs.count))
    #expect(signs.map(glyphs.text) == signs)
  }

  @Test func `cut a label that leaves no room for its text, and go on below a text`() {
    let lines = MenuGlyphs.unicode.table(
      [
        (ScreenLine("Something to hold it with"), "Tub"), (ScreenLine("Flavor"), "Mint and more"),
        (ScreenLine("Topping"), ""),
      ], columns: 30)

    #expect(
      lines.map(\.text) == [
        "Something to hold…  Tub", "Flavor              Mint and", "                    more",
        "Topping             ",
      ])
  }

  @Test(arguments: [MenuGlyphs.unicode, .ascii])
  func `distinguish the states of a step`(glyphs: MenuGlyphs) {
    #expect(Set([glyphs.chosen, glyphs.current, glyphs.open, glyphs.closed]).count == 4)
  }
}

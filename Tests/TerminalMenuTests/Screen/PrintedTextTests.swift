import Testing

@testable import TerminalMenu

struct PrintedTextTests {
  @Test(arguments: [
    ("Vanilla", "Vanilla"), ("\u{1B}[2J", "<U+001B>[2J"), ("a\nb", "a<U+000A>b"),
    ("\u{9B}1m\u{202E}", "<U+009B>1m<U+202E>"), ("\u{301}é\u{0}", "\u{301}é<U+0000>"),
  ])
  func `makes printable what is interpolated, and leaves the rest`(text: String, printed: String) {
    let bold = Style(depth: .monochrome).bold(text)
    let line = Style(depth: .monochrome).text(of: ScreenLine("a" + text, .bold))

    #expect(("\(text)\n" as PrintedText).text == printed + "\n")
    #expect(("\t\(bold)" as PrintedText).text == "\t\u{1B}[1m\(printed)\u{1B}[0m")
    #expect(line.text == "\u{1B}[1ma\(printed)\u{1B}[0m")
    #expect(["\(text)", "\(7)"].lines.text == printed + "\n7\n")
  }

  @Test func `measures and wraps a line by what is shown of it`() {
    var line = ScreenLine("ab \u{1B}c d")
    line.append("e\u{9B}", .plain, underlining: [1..<2], shown: { $0 })

    #expect(line.text == "ab <U+001B>c de<U+009B>")
    #expect(line.columns == 23)
    #expect(
      ScreenLine("ab \u{1B}c d").wrapped(toColumns: 9).map(\.text) == ["ab", "<U+001B>c", "d"])
    #expect(
      ("a \("\u{1B}")\nb" as PrintedText).wrapped(toColumns: 9).text == "a\n<U+001B>\nb")
    #expect(("a b" as PrintedText).whole.wrapped(toColumns: 1).text == "a b")
    #expect(ScreenLine("ab\u{1B}").cut(toColumns: 5, sign: "~").text == "ab<U~")
  }
}

import Testing

@testable import PlainText

struct PrintableTextTests {
  @Test(arguments: ["", "Vanilla", "Crème brûlée", "抹茶", "🏳️‍🌈", "گل‌سرخ"])
  func `leaves ordinary text unchanged`(text: String) {
    #expect(text.printable == text)
  }

  @Test(arguments: [
    ("\u{1B}[31m", "<U+001B>[31m"), ("a\u{0}b", "a<U+0000>b"), ("\u{7F}", "<U+007F>"),
    ("\u{9B}1m", "<U+009B>1m"), ("a\r\nb", "a<U+000D><U+000A>b"), ("\u{202E}a", "<U+202E>a"),
    ("\u{2028}", "<U+2028>"), ("\u{FFFE}\u{FFFF}", "<U+FFFE><U+FFFF>"), ("\u{FEFF}", "<U+FEFF>"),
    ("\u{200E}\u{200F}\u{61C}", "<U+200E><U+200F><U+061C>"),
  ])
  func `replaces characters that could control a terminal`(text: String, printable: String) {
    #expect(text.printable == printable)
  }

  @Test func `replaces every bidirectional mark`() {
    for scalar in (0...0x10FFFF).compactMap(Unicode.Scalar.init)
    where scalar.properties.isBidiControl {
      #expect(scalar.isUnprintable, "\(scalar.codePoint)")
    }
  }

  @Test func `quotes a text that contains quotes`() {
    #expect("a\"b".quoted == #""a\"b""#)
  }

  @Test func `quotes at most 60 characters`() {
    #expect("abc".quoted == "\"abc\"")
    #expect(String(repeating: "a", count: 60).quoted == "\"\(String(repeating: "a", count: 60))\"")
    #expect(String(repeating: "a", count: 61).quoted == "\"\(String(repeating: "a", count: 60))…\"")
  }
}

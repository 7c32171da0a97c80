import Testing

@testable import TerminalMenu

struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("Vanilla", 7), ("Crème brûlée", 12), ("Cre\u{300}me", 5), ("抹茶", 4), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("アイス", 6), ("ｱｲｽ", 3), ("ｶﾞ", 2), ("ＡＢ", 4),
    ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("گل\u{200C}سرخ", 5), ("a\u{AD}b", 3),
    ("\u{AD}", 1), ("\u{20DD}", 0), ("\t\r\n\u{7F}\u{9B}", 0), ("α—…", 3), ("กำ", 2), ("कि", 2),
    ("स्त्री", 4),
    ("\u{93F}", 1), ("क्ष", 2), ("🍨", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1),
    ("a\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 2), ("🇮🇹", 2), ("👍🏽", 2), ("☝🏽", 2), ("👩‍🚀", 2),
    ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("⌚", 2), ("⌚\u{FE0E}", 2), ("a🍨b", 4),
  ])
  func `counts the columns of a text`(text: String, columns: Int) {
    #expect(text.columns == columns)
    #expect(text.reduce(0) { $0 + $1.columns } == columns)
  }

  // The bounds of the ranges in EastAsianWidth.txt of Unicode 17, and their neighbours.
  @Test(
    arguments: [
      (0x1100...0x115F, [0x10FF]), (0x2329...0x232A, [0x2328, 0x232B]),
      (0x2630...0x2637, [0x262F, 0x2638]), (0x268A...0x268F, [0x2689, 0x2690]),
      (0x2E80...0x2FFF, [0x2E7F]), (0x3000...0x303E, [0x303F]), (0x3041...0x3247, [0x3248]),
      (0x3250...0xA4C6, [0x324F, 0xA4D0]), (0xA960...0xA97C, [0xA95F]), (0xAC00...0xD7A3, []),
      (0xF900...0xFAFF, [0xE000, 0xFB00]), (0xFE10...0xFE6B, [0xFE70]),
      (0xFF01...0xFF60, [0xFF61]), (0xFFE0...0xFFE6, [0xFFDC, 0xFFE8]),
      (0x16FE0...0x1B2FB, [0x16F9F, 0x1BC00]), (0x1D300...0x1D376, [0x1D2F3, 0x1D377]),
      (0x1F200...0x1F265, [0x1F1AD, 0x1F321]), (0x20000...0x2FFFD, []), (0x30000...0x3FFFD, []),
    ] as [(ClosedRange<UInt32>, [UInt32])])
  func `knows the boundaries of wide ranges`(range: ClosedRange<UInt32>, narrow: [UInt32]) {
    #expect(
      [range.lowerBound, range.upperBound].compactMap(Unicode.Scalar.init).map(\.columns) == [2, 2])
    #expect(narrow.compactMap(Unicode.Scalar.init).allSatisfy { $0.columns == 1 })
  }
}

import Testing

@testable import TerminalMenu

struct TerminalTextTests {
  @Test(arguments: ["", "a", "é", "…", "🍦", "a…b", "\u{1B}[0m"])
  func `holds texts, and scalars one by one`(text: String) {
    var whole = TerminalText()
    var parts = TerminalText(room: 8)

    whole.append(text)
    for scalar in text.unicodeScalars { parts.append(scalar) }

    #expect(whole.string == text)
    #expect(parts.string == text)
  }

  @Test(arguments: [0, 7, 9, 10, 99, 100, 255, 1_000_000])
  func `writes numbers in decimals`(number: Int) {
    var text = TerminalText()

    text.append(number)

    #expect(text.string == String(number))
  }
}

import Testing

@testable import TerminalMenu

struct TextWrappingTests {
  @Test(arguments: [
    ("", 5, [""]), ("abc", 5, ["abc"]), ("ab cd", 5, ["ab cd"]), ("ab cd", 4, ["ab", "cd"]),
    ("a b c d", 3, ["a b", "c d"]), ("a  b", 4, ["a  b"]), ("a  b", 3, ["a ", "b"]),
    ("ab  cd", 2, ["ab", "cd"]),
    // Leading and trailing spaces take no extra line.
    (" ab", 2, ["ab"]), ("ab ", 2, ["ab"]), ("ab  ", 2, ["ab"]), ("  ", 1, [""]),
    // A word that is too long.
    ("abcdefg", 3, ["abc", "def", "g"]), ("a bcdefg h", 3, ["a", "bcd", "efg", "h"]),
    ("abcd ef", 3, ["abc", "d", "ef"]), ("abcd e", 3, ["abc", "d e"]),
    // The limit counts columns, and characters are never split.
    ("漢字漢", 5, ["漢字", "漢"]), ("漢 字", 5, ["漢 字"]), ("漢 字", 4, ["漢", "字"]),
    ("e\u{301}e\u{301} a", 2, ["e\u{301}e\u{301}", "a"]), ("👍🏽👍🏽", 3, ["👍🏽", "👍🏽"]),
    // If nothing fits, each line has one character.
    ("漢字", 1, ["漢", "字"]), ("ab c", 0, ["a", "b", "c"]), ("ab", -1, ["a", "b"]),
  ])
  func `wraps at spaces within the limit`(
    text: String, limit: Int, lines: [String]
  ) {
    #expect(text.wrapped(toColumns: limit) == lines)
  }

  @Test func `wraps a text of any length`() {
    let word = String(repeating: "字", count: 10_000)
    let words = Array(repeating: "ab", count: 10_000).joined(separator: " ")

    #expect(word.wrapped(toColumns: 80) == Array(repeating: String(word.prefix(40)), count: 250))
    #expect(words.wrapped(toColumns: 3) == Array(repeating: "ab", count: 10_000))
  }

  @Test(arguments: [
    ("", 2, ""), ("ab", 2, "ab"), ("abc", 2, "bc"), ("abc", 0, ""), ("abc", -1, ""),
    ("漢字", 4, "漢字"), ("漢字", 3, "字"), ("漢字", 1, ""), ("ae\u{301}b", 2, "e\u{301}b"),
  ])
  func `returns as much of the end as fits`(text: String, limit: Int, end: String) {
    #expect(text.end(columns: limit) == end)
  }

  @Test(.timeLimit(.minutes(60))) func `returns the end of a long paste in time`() {
    let text = String(repeating: "é", count: 65_536)

    #expect(text.end(columns: 3) == "ééé")
  }
}

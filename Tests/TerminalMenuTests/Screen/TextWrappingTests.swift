import Testing

@testable import TerminalMenu

struct TextWrappingTests {
  @Test(arguments: [
    ("", 5, [""]), ("abc", 5, ["abc"]), ("ab cd", 5, ["ab cd"]), ("ab cd", 4, ["ab", "cd"]),
    ("a b c d", 3, ["a b", "c d"]), ("a  b", 4, ["a  b"]), ("a  b", 3, ["a ", "b"]),
    ("ab  cd", 2, ["ab", "cd"]),
    // What stands before and after the words takes no line of its own.
    (" ab", 2, ["ab"]), ("ab ", 2, ["ab"]), ("ab  ", 2, ["ab"]), ("  ", 1, [""]),
    // A word that is too long.
    ("abcdefg", 3, ["abc", "def", "g"]), ("a bcdefg h", 3, ["a", "bcd", "efg", "h"]),
    ("abcd ef", 3, ["abc", "d", "ef"]), ("abcd e", 3, ["abc", "d e"]),
    // Columns count, not characters, and no character is broken.
    ("漢字漢", 5, ["漢字", "漢"]), ("漢 字", 5, ["漢 字"]), ("漢 字", 4, ["漢", "字"]),
    ("e\u{301}e\u{301} a", 2, ["e\u{301}e\u{301}", "a"]), ("👍🏽👍🏽", 3, ["👍🏽", "👍🏽"]),
    // Where nothing fits, there is a character to a line.
    ("漢字", 1, ["漢", "字"]), ("ab c", 0, ["a", "b", "c"]), ("ab", -1, ["a", "b"]),
  ])
  func `is broken at spaces so that each line has room`(
    text: String, limit: Int, lines: [String]
  ) {
    #expect(text.wrapped(toColumns: limit) == lines)
  }

  @Test func `breaks a text of any length`() {
    let word = String(repeating: "字", count: 10_000)
    let words = Array(repeating: "ab", count: 10_000).joined(separator: " ")

    #expect(word.wrapped(toColumns: 80) == Array(repeating: String(word.prefix(40)), count: 250))
    #expect(words.wrapped(toColumns: 3) == Array(repeating: "ab", count: 10_000))
  }

  @Test(arguments: [
    ("", 2, ""), ("ab", 2, "ab"), ("abc", 2, "bc"), ("abc", 0, ""), ("abc", -1, ""),
    ("漢字", 4, "漢字"), ("漢字", 3, "字"), ("漢字", 1, ""), ("ae\u{301}b", 2, "e\u{301}b"),
  ])
  func `has as its end what has room`(text: String, limit: Int, end: String) {
    #expect(text.end(columns: limit) == end)
  }

  @Test(.timeLimit(.minutes(5))) func `has an end even where all of a paste comes before it`() {
    let text = String(repeating: "é", count: 65_536)

    #expect(text.end(columns: 3) == "ééé")
  }
}

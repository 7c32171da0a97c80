import Testing

@testable import TerminalMenu

struct NameFilterTests {
  private static let names = [
    "Vanilla", "Mint", "mint chip", "Crème brûlée", "Cre\u{300}me", "抹茶", "", "Vanilla", "ANIL",
    "İncir", "한라봉", "a\u{FF}z", "Nocciola ÉTÉ", "line\nbreak", "ΜΈΛΙ", "Aaaaaaaaaaaaaab",
  ]

  /// Returns the matches after pieces were typed.
  private func matches(_ names: [String], _ pieces: String...) -> [Int] {
    var filter = NameFilter(names)
    for piece in pieces {
      for scalar in piece.unicodeScalars { _ = filter.take(.character(scalar)) }
    }
    return filter.matches
  }

  @Test(arguments: [
    ("vanilla", [0, 7]), ("NIL", [0, 7, 8]), ("mint", [1, 2]), ("t c", [2]), ("nt ", [2]),
    (" c", [2]), ("crème", [3, 4]), ("cre\u{300}ME", [3, 4]), ("É", [3, 12]), ("e\u{301}t", [12]),
    ("茶", [5]), ("한", [10]), ("\u{1112}\u{1161}\u{11AB}", [10]), ("ÿ", [11]), ("μέλι", [14]),
    ("e\nb", [13]), ("aaab", [15]), ("vanillas", []), ("tm", []), ("z", [11]),
    ("ba", []), ("a long text that is longer than every name there is", []),
  ])
  func `finds the names that contain a text, in any case`(text: String, indices: [Int]) {
    #expect(matches(Self.names, text) == indices)
  }

  @Test func `matches every name without a text, and nothing in an empty list`() {
    #expect(matches(Self.names, "") == Array(Self.names.indices))
    #expect(matches([], "") == [])
    #expect(matches([], "a") == [])
    #expect(matches([""], "a") == [])
  }

  @Test(arguments: [
    (["c"], [1, 2, 3]), (["C", "H"], [1, 2]), (["ch", "ip"], [2]), (["x"], []), (["i", "l"], [0]),
    (["è"], [3]), (["抹", "茶"], [4]), (["e", "x"], []), (["late", " "], [2]),
    // An accent typed alone changes the letter before it.
    (["cre", "\u{300}"], [3]), (["cre", "\u{300}", "m"], [3]), (["e", "\u{301}"], []),
  ])
  func `matches the names that contain the typed pieces`(pieces: [String], indices: [Int]) {
    var filter = NameFilter(["Vanilla", "Chocolate", "Chocolate chip", "Crème", "抹茶"])

    for piece in pieces { _ = filter.take(.paste(piece)) }

    #expect(filter.text == pieces.joined())
    #expect(filter.matches == indices)
  }

  @Test(arguments: ["1", "12", "2 l", "lemon 1", "0", "m", "lemon 299", "x", "9", "N 29"])
  func `finds the same names as a plain search`(text: String) {
    let names = (0..<300).map { "Lemon \($0) \($0 % 7 == 0 ? "lime" : "")" }

    let expected = names.indices.filter {
      names[$0].lowercased().firstRange(of: text.lowercased()) != nil
    }

    #expect(matches(names, text) == expected)
  }

  @Test func `counts matches among 100,000 names`() {
    var filter = NameFilter((0..<100_000).lazy.map { "Flavor \($0)" })

    var counts: [Int] = []
    for key in ["F", "\u{15}", "7", "\u{15}", "9999", "8"] {
      _ = filter.take(key == "\u{15}" ? .control("u") : .paste(key))
      counts.append(filter.matches.count)
    }

    #expect(counts == [100_000, 100_000, 40_951, 100_000, 19, 1])
  }
}

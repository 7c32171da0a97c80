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
    return filter.matches ?? []
  }

  @Test(arguments: [
    ("vanilla", [0, 7]), ("NIL", [0, 7, 8]), ("t c", [2, 12]), ("creme", [3, 4]), ("茶", [5]),
    ("aaab", [15]), ("xyzzy", []),
    // The words of the text in any order.
    ("chip mint", [2]), ("brulee cre", [3]), ("mint mint", [1, 2]),
  ])
  func `finds the names that contain all words of a text, in any case`(text: String, indices: [Int])
  {
    #expect(matches(Self.names, text) == indices)
  }

  @Test(arguments: [
    ("vanillas", [0, 7]), ("mitn chip", [2]), ("creem", [4]), ("nocciolla", [12]),
    ("qqq", []),
  ])
  func `finds what a typing error was meant to be, if nothing has it`(text: String, indices: [Int])
  {
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
    (["è"], [1, 2, 3]), (["抹", "茶"], [4]), (["e", "x"], []), (["late", " "], [1, 2]),
    // An accent typed alone joins the letter before it.
    (["cre", "\u{300}"], [3]), (["cre", "\u{300}", "m"], [3]), (["\u{301}"], [0, 1, 2, 3, 4]),
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

    let words = text.lowercased().split(separator: " ")
    let expected = names.indices.filter { index in
      words.allSatisfy { names[index].lowercased().firstRange(of: $0) != nil }
    }

    #expect(matches(names, text).sorted() == expected)
  }

  @Test(arguments: [
    ("ch", [1, 3, 0, 4, 2]), ("m", [4, 0, 2, 5, 1, 3]), ("mint", [4, 0]), ("choc mi", [0, 4]),
    ("mint ch", [4, 0]), ("ocha", [2]),
  ])
  func `puts names that begin with the text first, then those with words that do`(
    text: String, indices: [Int]
  ) {
    let names = [
      "White chocolate mint", "Chamomile", "Dark mocha", "Chamomile tea", "Mint chocolate",
      "Big mac",
    ]

    #expect(matches(names, text) == indices)
  }

  @Test(arguments: [
    ("mch", [0, 1], [0..<1, 5..<7]), ("mcp", [1], [0..<1, 5..<6, 8..<9]), ("ma", [2], []),
  ])
  func `finds names with letters left out if it finds no others`(
    text: String, indices: [Int], ranges: [Range<Int>]
  ) {
    var filter = NameFilter(["Mocha", "Mint chip", "Big mac"])

    _ = filter.take(.paste(text))

    #expect(filter.matches == indices)
    #expect(filter.ranges(in: "Mint chip") == ranges)
  }

  @Test func `lists preferred names first, however well others match`() {
    var filter = NameFilter(["Sauce again", "Hot sauce", "Sauce"], preferring: 1..<3)
    _ = filter.take(.paste("sauce"))

    #expect(filter.matches == [2, 1, 0])
  }

  @Test func `keeps the matches while the cursor moves`() {
    var filter = NameFilter(["Mint", "Vanilla"])
    _ = filter.take(.paste("mit"))
    let isTaken = [filter.take(.left), filter.take(.character("n")), filter.take(.enter)]

    #expect(isTaken == [true, true, false])
    #expect(filter.matches == [0])
  }

  @Test func `counts matches among 100,000 names`() {
    var filter = NameFilter((0..<100_000).map { "Flavor \($0)" })

    var counts: [Int] = []
    for key in ["F", "\u{15}", "7", "\u{15}", "9999", "8"] {
      _ = filter.take(key == "\u{15}" ? .control("u") : .paste(key))
      counts.append(filter.matches?.count ?? 0)
    }

    #expect(counts == [100_000, 100_000, 40_951, 100_000, 19, 1])
  }
}

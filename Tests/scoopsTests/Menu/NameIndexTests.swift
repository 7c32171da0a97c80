import Testing

@testable import scoops

struct NameIndexTests {
  private static let names = [
    "Vanilla", "Mint", "mint chip", "Crème brûlée", "Cre\u{300}me", "抹茶", "", "Vanilla", "ANIL",
    "İncir", "한라봉", "a\u{FF}z", "Nocciola ÉTÉ", "line\nbreak", "ΜΈΛΙ", "Aaaaaaaaaaaaaab",
  ]

  @Test(arguments: [
    ("vanilla", [0, 7]), ("NIL", [0, 7, 8]), ("mint", [1, 2]), ("t c", [2]), ("nt ", [2]),
    (" c", [2]), ("crème", [3, 4]), ("cre\u{300}ME", [3, 4]), ("É", [3, 12]), ("e\u{301}t", [12]),
    ("茶", [5]), ("한", [10]), ("\u{1112}\u{1161}\u{11AB}", [10]), ("ÿ", [11]), ("μέλι", [14]),
    ("e\nb", [13]), ("aaab", [15]), ("vanillas", []), ("tm", []), ("z", [11]),
    ("ba", []), ("a long text that is longer than every name there is", []),
  ])
  func `finds the names that contain a text`(text: String, indices: [Int32]) {
    #expect(NameIndex(Self.names).matches(text) == indices)
  }

  @Test func `finds all names for no text, and no name in an empty list`() {
    #expect(NameIndex(Self.names).matches("") == Array(0..<Int32(Self.names.count)))
    #expect(NameIndex([]).matches("") == [])
    #expect(NameIndex([]).matches("a") == [])
    #expect(NameIndex([""]).matches("a") == [])
  }

  @Test(arguments: ["1", "12", "2 l", "lemon 1", "0", "m", "lemon 299", "x", "9", "N 29"])
  func `finds what a search of every name finds, also among earlier matches`(text: String) {
    let names = (0..<300).map { "Lemon \($0) \($0 % 7 == 0 ? "lime" : "")" }
    let index = NameIndex(names)

    let expected = names.indices.filter {
      names[$0].lowercased().firstRange(of: text.lowercased()) != nil
    }

    #expect(index.matches(text) == expected.map(Int32.init))
    for length in 0...text.count {
      let earlier = index.matches(String(text.prefix(length)))
      #expect(index.matches(text, among: earlier) == expected.map(Int32.init))
    }
  }

  @Test func `looks for a longer text only among few earlier matches`() {
    let index = NameIndex(["ab", "ab", "ab", "a", "ab", "b", "c", "d", "ab"])

    #expect(index.matches("ab", among: [1]) == [1])
    #expect(index.matches("ab", among: [3]) == [])
    #expect(index.matches("ab", among: []) == [])
    #expect(index.matches("d", among: [8]) == [])
    #expect(index.matches("c", among: [5]) == [])
  }

  @Test func `counts right among a million`() {
    let index = NameIndex((0..<1_000_000).lazy.map { "Flavor \($0)" })

    #expect(index.matches("F").count == 1_000_000)
    #expect(index.matches("7").count == 468_559)
    #expect(index.matches("99999").count == 19)
    #expect(index.matches("99999", among: index.matches("9999")).count == 19)
    #expect(index.matches("r 31415").count == 11)
    #expect(index.matches("999998", among: [999_997, 999_998]) == [999_998])
  }
}

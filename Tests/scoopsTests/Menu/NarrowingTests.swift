import IceCreamDomain
import Testing

@testable import scoops

struct NarrowingTests {
  private var narrowing = Narrowing(
    DisplayedList(
      options: ["Vanilla", "Chocolate", "Chocolate chip", "Crème", "抹茶"].enumerated().map {
        DisplayedOption(
          number: $0.offset + 1, name: $0.element,
          appearance: Appearance(color: Color(red: 0, green: 0, blue: 0), shape: .scoop))
      }))

  @Test func `begins with all options`() {
    #expect(narrowing.text == "")
    #expect(narrowing.matches == [0, 1, 2, 3, 4])
    #expect((narrowing.position, narrowing.top) == (0, 0))
  }

  @Test(arguments: [
    (["c"], [1, 2, 3]), (["C", "H"], [1, 2]), (["ch", "ip"], [2]), (["x"], []), (["i", "l"], [0]),
    ([""], [0, 1, 2, 3, 4]), (["c", ""], [1, 2, 3]), (["è"], [3]), (["抹", "茶"], [4]),
    (["e", "x"], []), (["late", " "], [2]),
    // An accent that comes alone makes another letter of the one before.
    (["cre", "\u{300}"], [3]), (["cre", "\u{300}", "m"], [3]), (["e", "\u{301}"], []),
  ])
  mutating func `keeps the options that hold what is typed`(pieces: [String], matches: [Int32]) {
    for piece in pieces { narrowing.type(piece) }

    #expect(narrowing.text == pieces.joined())
    #expect(narrowing.matches == matches)
  }

  @Test mutating func `finds more again when a letter is taken back`() {
    for text in ["c", "h", "i", "x"] { narrowing.type(text) }
    var matches = [narrowing.matches]

    for _ in 0..<5 {
      narrowing.eraseLast()
      matches.append(narrowing.matches)
    }

    #expect(matches == [[], [2], [1, 2], [1, 2, 3], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]])
    #expect(narrowing.text == "")
  }

  @Test mutating func `takes no more than a name can have`() {
    let marks = String(repeating: "\u{301}\u{323}", count: 20_000)

    let time = ContinuousClock().measure {
      narrowing.type("e" + marks)
      narrowing.type("x")
    }

    #expect(narrowing.text.utf8.count == 1_000)
    #expect(narrowing.matches == [])
    #expect(time < .seconds(5))
  }

  @Test mutating func `takes back a letter with its accent`() {
    narrowing.type("cre\u{300}")

    narrowing.eraseLast()

    #expect(narrowing.text == "cr")
    #expect(narrowing.matches == [3])
  }

  @Test mutating func `finds all again when all is taken back`() {
    narrowing.type("chip")

    narrowing.eraseAll()

    #expect(narrowing.text == "")
    #expect(narrowing.matches == [0, 1, 2, 3, 4])
  }

  @Test(
    arguments: [
      { $0.type("c") }, { $0.eraseLast() }, { $0.eraseAll() },
    ] as [@Sendable (inout Narrowing) -> Void])
  mutating func `begins at the top of what is left`(change: @Sendable (inout Narrowing) -> Void) {
    (narrowing.position, narrowing.top) = (2, 1)

    change(&narrowing)

    #expect((narrowing.position, narrowing.top) == (0, 0))
  }
}

import Seeds
import Testing

@testable import IceCreamDomain
@testable import PlainText
@testable import TestDoubles
@testable import TestSupport
@testable import scoops

/// Tests that no text of a book, a catalog or a command line controls the terminal, wherever it is shown.
struct HostileTextTests {
  /// Ice creams with control characters in their identifiers and names, which no catalog has.
  private let store = InMemoryIceCreamStore(
    [
      "\u{1B}]52;c;AAAA\u{7}", "\u{1B}[2J", "a\nscoops: b", "\u{9B}1mred", "\r\n\u{0}",
      "\u{202E}abc",
    ]
    .enumerated().map { number, text in
      SavedIceCream(
        id: "\(number)\(text)", madeAt: Seeds.madeAt,
        names: PerKind(cone: "C\(text)", flavor: text + "F", topping: text))
    }, name: "b\u{1B}ook")

  private static let last = "5\u{202E}abc"

  /// Returns the unprintable characters of a text, and lines that a name seems to begin.
  private func faults(in text: String) -> [String] {
    text.split(separator: "\n").map { String($0) }.filter {
      $0.printable != $0 || $0.hasPrefix("scoops: b")
    }
  }

  @Test(
    arguments: [false, true],
    [
      ["list"], ["list", "--plain"], ["list", "abc"], ["gallery"], ["gallery", "--svg"],
      ["show", "1"], ["show", "1", "--plain"], ["show", "3", "--svg"], ["show", "\u{1B}"],
      ["make", "--like", "2"], ["make", "--again", "--plain"], ["edit", "2"],
      ["edit", "0", "--cone", "1", "--flavor", "1", "--topping", "1"],
      ["delete", "0", "1", "2", "\u{1B}x"], ["delete", "4", "--yes"], ["undo", "--yes"], ["undo"],
      ["list", "--json"], ["show", "2", "--json"],
      ["list", "--trace"], ["show", "1", "--trace=json"], ["list", "--flavor", "\u{1B}[2J"],
      ["menu", "--catalog", "\u{1B}[2J"], ["make", "--cone", "\u{9B}"], ["check", "\u{1B}[31m"],
    ] as [[String]])
  func `prints no control character of a name, an identifier or a path`(
    isTerminal: Bool, arguments: [String]
  ) {
    let terminal = ScriptedTerminal(
      ["1", "surprise", "saved", "1", "d", "y", "b", "q"], isInputTerminal: isTerminal,
      isOutputTerminal: isTerminal, isErrorTerminal: isTerminal, store: store)

    _ = terminal.run(arguments)

    #expect(faults(in: terminal.output + "\n" + terminal.conversation) == [])
    #expect(!(terminal.output + terminal.conversation).isEmpty)
  }

  @Test(arguments: [[], ["--no-save"]] as [[String]])
  func `prints none in a conversation about all of them`(options: [String]) {
    let terminal = ScriptedTerminal(
      [
        "saved", "2", "e", "b", "q", "d", "y", "u", "y", "f x", "f c", "1", "m", "q", "b", "b",
        "q",
      ],
      isErrorTerminal: true, store: store)

    _ = terminal.run(options + ["--plain"])

    #expect(faults(in: terminal.conversation) == [])
    #expect(options != [] || terminal.conversation.contains("<U+001B>"))
  }

  @Test func `shows the code points of control characters in a menu`() {
    // The list, a page of it, an edit, a deletion and an undo.
    let (terminal, screen) = ScriptedTerminal.menu(
      keys: "\u{13}↓↓\re\u{1B}\u{1B}d\u{1B}\u{1B}⌦\u{19}y/abc\r", store: store)

    let all = screen.screens.joined(separator: "\n")

    #expect(faults(in: all + terminal.conversation) == [])
    #expect(screen.seen.unknown == [])
    #expect(all.contains("<U+202E>abcF"))
    #expect(all.contains("a<U+000A>scoops: b"))
  }

  @Test func `names an ice cream in a receipt as the shell needs it`() throws {
    let result = IceCreamWording().result(for: try store.find("1"))

    #expect(
      try MakeAgainCommandLine.text(of: result, settings: SavedIceCreams.settings())
        == #"scoops make --like $'1\033\1332J'"#)
  }
}

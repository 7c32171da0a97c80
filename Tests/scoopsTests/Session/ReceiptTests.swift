import IceCreamDomain
import Seeds
import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// Tests that what is said when the program leaves is true of the book as it is then.
struct ReceiptTests {
  private let store = InMemoryIceCreamStore(name: "book")

  /// Returns the last words of a visit: the identifiers in receipts, and the count.
  private func ending(_ text: String) -> String {
    // A window wraps long commands.
    let words = text.replacing("\n", with: " ").matches(
      of: /--like ([a-z0-9]+)|--topping ([A-Z][a-z]+)|You made [^.]*/)
    return words.map { String($0.1 ?? $0.2 ?? $0.0) }.joined(separator: " ")
  }

  // Enter chooses the first cone, flavor and topping, and is Done.
  @Test(arguments: [
    ("\r\r\r\rq", "w930gn1 You made one ice cream"),
    ("\r\r\r\ruyq", "You made no ice cream"),
    ("\r\r\r\run\u{1B}q", "w930gn1 You made one ice cream"),
    ("\r\r\r\ruyq\u{1B}", "You made no ice cream"),
    ("\r\r\r\r\r\r\r\r\ruy\u{1B}", "w930gn1 You made one ice cream"),
    ("\r\r\r\r\r\r\r\r\r\u{13}↓⌦y\u{1B}q", "x930gn1 You made one ice cream"),
    ("\r\r\r\rs⌦y\u{1B}\u{1B}", "You made no ice cream"),
    ("\r\r\r\rs⌦y\u{19}y\u{1B}q", "w930gn1 You made one ice cream"),
    ("\r\r\r\rs\re2\r\r\r\u{1B}\u{1B}q", "w930gn1 You made one ice cream"),
    ("\r\r\r\rs\rm\r\u{1B}q", "w930gn1 x930gn1 You made 2 ice creams"),
    ("\r\r\r\rs\rm\r\u{19}y\u{1B}q", "w930gn1 You made one ice cream"),
    // Only the last three of five.
    (
      String(repeating: "\r", count: 24) + "q",
      "y930gn1 z930gn1 0a30gn1 You made 5 ice creams"
    ),
  ])
  func `names what is in the book when a menu is left`(keys: String, words: String) {
    let (terminal, screen) = ScriptedTerminal.menu(
      keys: keys, size: WindowSize(columns: 200, rows: 60), store: store)

    #expect(ending(screen.seen.text + terminal.conversation) == words)
  }

  @Test func `has no receipt for an ice cream that was deleted in the list`() {
    let (_, screen) = ScriptedTerminal.menu(keys: "\r\r\r\rs⌦y\u{1B}", store: store)

    #expect(screen.screens[4].contains("Saved as w930gn1"))
    #expect(screen.screens.last?.contains("w930gn1") == false)
    #expect(screen.screens.last?.hasPrefix("Your ice cream was deleted.") == true)
  }

  @Test(
    arguments: [
      (.cannotRead(reason: "no"), "w930gn1 You made one ice cream"),
      (.lockedTooLong, "w930gn1 You made one ice cream"),
      (.unknownID("w930gn1"), "You made no ice cream"), (.missing, "You made no ice cream"),
      (.file(.notABook), "You made no ice cream"),
    ] as [(IceCreamStoreError.Problem, String)])
  func `does not take an ice cream for deleted if the book cannot be read`(
    problem: IceCreamStoreError.Problem, words: String
  ) {
    let spy = IceCreamStoreSpy(store)
    spy.problems = [nil, problem]
    let terminal = ScriptedTerminal(["1", "1", "1", "", "q"], store: spy)

    _ = terminal.run("--plain", "--catalog", Seeds.catalogFile)

    #expect(ending(terminal.conversation) == words)
  }
}

import Foundation
import Testing

/// Faults that other menus have.
@Suite(.timeLimit(.minutes(2)))
struct MenuFaultsTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  // MARK: Windows

  @Test(arguments: [6, 7, 8, 10, 12, 14])
  func `keeps its header and the highlight in a low window`(rows: Int) throws {
    let session = try MenuSession([], columns: 40, rows: rows)
    session.go(["": "❯ 1", "1": "(1 of 14)", "G": "❯ 14"])

    session.expect(" (14 of 14)")
    #expect(session.screen.lines.contains { $0.hasPrefix("Choose a fla") })
    session.expect("▸")
    session.expect("q leave")
    #expect(session.screen.scrollback == [])
  }

  @Test func `paints anew at every size of the window`() throws {
    let session = try MenuSession([])
    session.go(["": "q leave", "1": "Choose a flavor"])
    for (columns, rows) in [(40, 10), (20, 6), (80, 24), (30, 24)] {
      session.resize(columns: columns, rows: rows)

      let other = try MenuSession([], columns: columns, rows: rows)
      other.go(["": "leave", "1": "Vanilla"])
      session.expectScreen(other.screen.text)
    }
    session.resize(columns: 15, rows: 4)
    session.expectScreen("The window is\ntoo small: the\nmenu needs 20\nby 6.")
    session.resize(columns: 80, rows: 24)
    session.expect("Choose a flavor (14 flavors)")
    session.send("q")

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expectTerminalAsBefore()
  }

  @Test(arguments: ["q", "\u{1B}", "\u{4}"])
  func `can be left where the window is too small`(key: String) throws {
    let session = try MenuSession(["make"], columns: 15, rows: 4)
    session.expectScreen("The window is\ntoo small: the\nmenu needs 20\nby 6.")

    session.send("1\r" + key)

    #expect(session.terminal.wait(milliseconds: 20_000) == 1)
    session.expectTerminalAsBefore()
  }

  // MARK: What is sent

  @Test func `asks the terminal nothing, and sends nothing while nothing happens`() throws {
    let session = try MenuSession([])
    session.go(["": "q leave", "j": "❯ 2", "/w": "Narrow: w_", "\u{1B}": "(6 cones)"])
    session.go(["\u{1B}[B": "❯ 3", "?": "Ctrl-Z", "x": "❯ 3"])

    // The last painting may still be on its way at first.
    let isSilent = (0..<20).contains { _ in
      let (sent, worked) = (session.terminal.received.count, session.terminal.processorTime)
      session.terminal.readUntilQuiet(milliseconds: 100)
      return session.terminal.received.count == sent && session.terminal.processorTime == worked
    }

    #expect(isSilent)
    session.send("q")
    session.expectEnd(0, leaving: "")
    // A screen that understands no question has none among what it does not know.
    let sent = text(session.terminal.received)
    for question in ["\u{1B}[6n", "\u{1B}[c", "\u{1B}[>", "\u{1B}]", "\u{1B}P", "\u{5}"] {
      #expect(!sent.contains(question))
    }
  }

  @Test func `shows what is written in a catalog, and does not obey it`() throws {
    let catalog = try folder.file(
      "odd.json",
      #"""
      {"title":"T\u001b[2J","cones":["A\u001b]52;c;AAAA\u0007","B\u009b31m","C\r\n\tD"],
       "flavors":["e\u0301clair","n\u0303 \ud83c\udf66"],"toppings":["\u202eT"]}
      """#)
    let session = try MenuSession(["--catalog", catalog])
    let isSeen = session.see { $0.text.contains("leave") || $0.text.contains("Try again") }
    #expect(isSeen)

    session.send("1")
    session.see { $0.text.contains("flavor") || $0.text.contains("Press Enter") }
    session.send("q")

    #expect(session.terminal.wait(milliseconds: 20_000) != nil)
    session.expectTerminalAsBefore()
    #expect(!session.terminal.received.contains(0x07))
    let sent = text(session.terminal.received)
    #expect(!sent.contains("\u{1B}]"))
    #expect(!sent.unicodeScalars.contains { 0x80..<0xA0 ~= $0.value || $0.value == 0x202E })
  }

  @Test func `keeps accents that are characters of their own`() throws {
    let catalog = try folder.file(
      "odd.json",
      #"{"cones":["e\u0301clair 語 👩‍👩‍👧","B"],"flavors":["F"],"toppings":["T"]}"#)
    let session = try MenuSession(["make", "--catalog", catalog])
    session.expect("❯ 1  ● e\u{301}clair 語 👩‍👩‍👧\n")

    session.go(["j": "❯ 2  ● B", "k": "❯ 1", "1": "✓ Cone     e\u{301}clair 語 👩‍👩‍👧"])

    #expect(session.screen.unknown == [])
  }

  @Test func `says that two options have the same name, and does not mix them up`() throws {
    let catalog = try folder.file(
      "odd.json", #"{"cones":["A","A"],"flavors":["F"],"toppings":["T"]}"#)
    let session = try MenuSession(["--catalog", catalog])
    session.expect("[ Try again ]")
    session.expect("odd.json:1:15:")
    session.send("q")

    #expect(session.terminal.wait(milliseconds: 20_000) == 1)
    session.expectTerminalAsBefore()
  }
}

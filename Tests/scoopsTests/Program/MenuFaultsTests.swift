import Foundation
import Testing

@testable import TestSupport

/// Tests for faults common in other menus.
@Suite(.timeLimit(.minutes(60)))
struct MenuFaultsTests {
  private let folder = Folder()

  // MARK: Windows

  @Test func `repaints at every size of the window`() throws {
    let session = try MenuSession([])
    session.go(["": "Esc leave", "1": "Choose a flavor"])
    for (columns, rows) in [(40, 10), (20, 6), (80, 24), (30, 24)] {
      session.resize(columns: columns, rows: rows)

      let other = try MenuSession([], columns: columns, rows: rows)
      other.go(["": "Enter choose", "1": "Vanilla"])
      // A repaint may arrive in parts.
      other.expectSilence(milliseconds: 200)
      session.expectScreen(other.screen.text)
    }
    session.resize(columns: 15, rows: 4)
    session.expectScreen("The window is\ntoo small: the\nmenu needs 20\nby 6.")
    session.resize(columns: 80, rows: 24)
    session.expect("Choose a flavor:    1 of 14")
    session.send("\u{4}")

    #expect(session.terminal.wait() == 0)
    session.expectTerminalAsBefore()
  }

  // MARK: Output

  @Test func `sends no queries, and nothing while idle`() throws {
    let session = try MenuSession([])
    session.go(["": "Esc leave", "\u{E}": "❯ 2", "w": "cup: w ", "\u{1B}": "2 of 6"])
    session.go(["\u{1B}[B": "❯ 3", "?": "Ctrl-Z", "x": "❯ 3"])

    session.expectSilence(milliseconds: 1_500)

    session.send("\u{4}")
    session.expectEnd(0, leaving: "")
    // The virtual screen supports no queries and would record them as unsupported.
    let sent = String(decoding: session.terminal.received, as: UTF8.self)
    for question in ["\u{1B}[6n", "\u{1B}[c", "\u{1B}[>", "\u{1B}]", "\u{1B}P", "\u{5}"] {
      #expect(!sent.contains(question))
    }
  }

  @Test func `repaints everything at Ctrl-L, over the output of another program`() throws {
    let pipe = folder.path + "/pipe"
    let session = try MenuSession(shell: "mkfifo \(pipe); cat \(pipe) >/dev/tty & exec scoops")
    session.expect("Esc leave")
    session.see { _ in true }
    let before = session.screen.text

    try "FOREIGN\r\nOUTPUT".write(toFile: pipe, atomically: false, encoding: .utf8)
    session.expect("OUTPUT")
    session.send("\u{E}\u{10}\u{C}")

    session.expectNone("FOREIGN")
    session.expectScreen(before)
    session.send("\u{4}")
    session.expectEnd(0, leaving: "")
  }

  @Test func `shows a paste and does not obey it`() throws {
    let session = try MenuSession([])
    session.go(["": "Esc leave", "/": "Esc clear"])

    // It would set the clipboard (xterm's OSC 52).
    session.go(["\u{1B}[200~\u{1B}]52;c;AAAA\u{7}\u{1B}[201~": " <U+001B>]52;c;AAAA<U+0007>"])
    session.send("\u{3}")

    session.expectEnd(130, leaving: "")
    let sent = String(decoding: session.terminal.received, as: UTF8.self)
    #expect(!sent.contains("\u{1B}]") && !sent.contains("\u{7}"))
  }
}

import Foundation
import Testing

@testable import TestSupport

/// Tests for faults common in other menus.
@Suite(.timeLimit(.minutes(2)))
struct MenuFaultsTests {
  private let folder = Folder()

  private func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

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
    session.expect("Choose a flavor:    1 of 16")
    session.send("\u{4}")

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expectTerminalAsBefore()
  }

  // MARK: Output

  @Test func `sends no queries, and nothing while idle`() throws {
    let session = try MenuSession([])
    session.go(["": "Esc leave", "\u{E}": "❯ 2", "w": "cup: w ", "\u{1B}": "2 of 8"])
    session.go(["\u{1B}[B": "❯ 3", "?": "Ctrl-Z", "x": "❯ 3"])

    session.expectSilence(milliseconds: 1_500)

    session.send("\u{4}")
    session.expectEnd(0, leaving: "")
    // The virtual screen supports no queries and would record them as unsupported.
    let sent = text(session.terminal.received)
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

  @Test func `neither shows nor obeys invisible characters in a catalog`() throws {
    _ = try folder.file(
      "odd.json",
      #"""
      {"title":"T\u001b[2J","cones":["A\u001b]52;c;AAAA\u0007","B\u009b31m","C\r\n\tD"],
       "flavors":["e\u0301clair","n\u0303 \ud83c\udf66"],"toppings":["\u202eT"]}
      """#)
    let session = try MenuSession(columns: 120)
    try session.start(["/bin/sh", "-c", "cd \(folder.path); exec scoops --catalog odd.json"])

    session.expectEnd(
      1,
      leaving: """
        scoops: odd.json cannot be used as a catalog: it has 5 faults.
        odd.json:1:10: invisible character U+001B at title; remove it
        odd.json:1:32: invisible character U+001B at cones[0]; remove it
        odd.json:1:58: invisible character U+009B at cones[1]; remove it
        odd.json:1:71: invisible character U+000D at cones[2]; remove it
        odd.json:2:64: invisible character U+202E at toppings[0]; remove it
        """)
    expectNoOrders(session)
  }

  @Test func `shows a paste and does not obey it`() throws {
    let session = try MenuSession([])
    session.go(["": "Esc leave", "/": "Esc clear"])

    session.go(["\u{1B}[200~\(clipboard)\u{1B}[201~": " <U+001B>]52;c;AAAA<U+0007>"])
    session.send("\u{3}")

    session.expectEnd(130, leaving: "")
    expectNoOrders(session)
  }

  @Test func `shows the name of a file and does not obey it`() throws {
    _ = try folder.file("\(clipboard).json", #"{"cones":["A"],"flavors":["F"]}"#)
    let session = try MenuSession(columns: 120)
    try session.start(
      ["/bin/sh", "-c", "cd \(folder.path); exec scoops --catalog \"$NAME\""],
      ["NAME": "\(clipboard).json"])

    let name = "<U+001B>]52;c;AAAA<U+0007>.json"
    let fault = #"missing key "toppings" at the top level; add it"#
    session.expectEnd(
      1,
      leaving: """
        scoops: \(name) cannot be used as a catalog: it has 1 fault.
        \(name):1:1: \(fault)
        """)
    expectNoOrders(session)
  }

  /// A sequence that sets the clipboard (xterm's OSC 52).
  private var clipboard: String { "\u{1B}]52;c;AAAA\u{7}" }

  /// Expects only painting sequences.
  private func expectNoOrders(
    _ session: MenuSession, at place: SourceLocation = #_sourceLocation
  ) {
    let sent = text(session.terminal.received).unicodeScalars
    let others = sent.filter {
      $0.value == 0x07 || 0x7F..<0xA0 ~= $0.value || $0.value == 0x202E
    }
    #expect(Array(others) == [], sourceLocation: place)
    #expect(!text(session.terminal.received).contains("\u{1B}]"), sourceLocation: place)
  }
}

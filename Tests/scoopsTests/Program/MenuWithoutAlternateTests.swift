import Foundation
import Seeds
import Testing

@testable import TestDoubles
@testable import TestSupport

/// Tests the menu on a terminal without an alternate screen, such as GNU screen by default.
///
/// What stood in the window is in the scrollback afterwards, and of the menu nothing is.
@Suite(.timeLimit(.minutes(60)))
struct MenuWithoutAlternateTests {
  private static func lines(_ last: Int) -> [String] {
    (0..<last).map { "\($0 + 1)" }
  }

  private static func numbers(_ last: Int) -> String {
    lines(last).map { "\($0)\n" }.joined()
  }

  private func session(_ line: String, rows: Int = 24) throws -> MenuSession {
    try MenuSession(
      shell: line, ["SCOOPS_CATALOG": Seeds.catalogFile], rows: rows, hasAlternate: false)
  }

  @Test(arguments: [0, 1, 3, 22, 23, 24, 50])
  func `scrolls earlier output away, and erases itself`(count: Int) throws {
    let session = try session("seq \(count); scoops; echo after")
    session.expect("Esc leave")
    #expect(session.screen.scrollback == Self.lines(count))
    session.go([
      "/choc": "none", "\u{1B}": "1 of 2", "?": "Ctrl-Z", "x": "1 of 2", "\u{13}": "Esc back",
    ])
    session.go(["\u{1B}": "1 of 2", "\u{C}2": "Which flavor?"])

    session.send("\u{4}")

    session.expectEnd(
      0, leaving: Self.numbers(count) + MenuSession.left(with: "Paper cup"))
  }

  @Test(arguments: [
    [(80, 30)], [(80, 50), (80, 24)], [(120, 40), (60, 12), (80, 24)], [(40, 10)],
  ])
  func `returns lines to the scrollback that a taller window shows`(sizes: [(Int, Int)]) throws {
    let session = try session("seq 60; scoops; echo after")
    session.expect("Esc leave")

    for (columns, rows) in sizes {
      session.resize(columns: columns, rows: rows)
      session.see { $0.scrollback.count == 60 && $0.text.contains("Esc leave") }
      session.expect("Esc leave")
    }
    session.send("\u{4}")

    session.expectEnd(0, leaving: Self.numbers(60) + "after")
  }

  @Test func `leaves what was made, and nothing else, in the scrollback`() throws {
    let session = try session("seq 30; scoops --no-save; echo after")
    session.expect("Esc leave")

    for _ in 1...2 {
      session.go(["2": "Which flavor?", "1": "Choose a topping", "2": "❯ [ Done ]"])
      session.go(["\r": "Enter make another", "\r": "Choose a cone"])
    }
    session.send("\u{4}")

    #expect(session.terminal.wait() == 0)
    session.expectTerminalAsBefore()
    let lines = session.transcript.split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix(30)) == Self.lines(30))
    #expect(lines.suffix(2) == ["You made 2 ice creams.", "after"])
    #expect(lines.count { $0 == "Paper cup with Vanilla and Cherry" } == 2)
    #expect(lines.count { $0.contains("Your ice cream is ready.") } == 2)
    for word in ["Choose", "Which", "Esc", "Done", "▸", "❯", "✓"] {
      #expect(!session.transcript.contains(word))
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGUSR1, SIGABRT, SIGSEGV])
  func `erases itself if a signal ends the program`(signal: Int32) throws {
    let session = try session("seq 40; exec scoops")
    session.go(["": "Esc leave", "2": "Which flavor?"])

    session.terminal.signal(signal)

    let left = MenuSignalsTests.isFault(signal) ? "" : MenuSession.left(with: "Paper cup")
    session.expectEnd(128 + signal, leaving: Self.numbers(40) + left)
  }

  @Test func `erases itself while it is stopped, and scrolls what came meanwhile away`() throws {
    let session = try MenuSession(rows: 20, hasAlternate: false)
    try session.start(["/bin/sh", "-i"])
    session.go(["": "$", "seq 40; scoops\r": "Esc leave", "2": "Choose a flavor"])

    session.send("\u{1A}")
    session.see { $0.text.hasSuffix("\n$") && $0.text.contains("topped") }
    session.go(["seq 41 60\r": "60\n$", "fg\r": "Choose a flavor"])
    session.send("\u{4}")
    session.see { $0.text.hasSuffix("\n$") }

    let lines = session.transcript.split(separator: "\n").map(String.init)
    #expect(lines.filter { Int($0) != nil } == Self.lines(60))
    #expect(!session.transcript.contains("Choose"))
    session.expectTerminalAsBefore()
  }
}

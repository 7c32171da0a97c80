import Foundation
import IceCreamDomain
import PlainText
import Seeds
import Testing

@testable import TestDoubles
@testable import TestSupport

/// Tests keys that arrive early, in parts or all at once.
@Suite(.timeLimit(.minutes(60)))
struct MenuTypingTests {
  private let catalog = Seeds.catalogFile

  @Test(arguments: ["212\r", "212\n", "\u{1B}[B\r\r2\r", "212\r\rq"])
  func `keeps keys typed before it is painted`(keys: String) throws {
    let session = try MenuSession()

    session.send(keys)
    try session.start(
      [BuiltProgram.folder.appendingPathComponent("scoops").path, "make", "--catalog", catalog])

    #expect(session.terminal.wait() == 0)
    session.expect("Paper cup with Vanilla and Cherry")
    session.expectTerminalAsBefore()
  }

  @Test func `assembles an escape sequence received in parts`() throws {
    let session = try MenuSession([], ["ESCDELAY": "5000"])
    session.expect("Esc leave")
    for part in ["\u{1B}", "[", "B"] {
      session.send(part)
      // The program reads each part by itself, unless it is slow.
      session.terminal.readUntilQuiet(milliseconds: 20)
    }

    session.expect("❯ 2")
  }
}

import Foundation
import IceCreamDomain
import PlainText
import Seeds
import Testing

@testable import TestSupport

/// Tests keys that arrive early, in parts or all at once.
@Suite(.timeLimit(.minutes(10)))
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
    for _ in 1...5 {
      let session = try MenuSession([])
      session.expect("Esc leave")
      let before = ContinuousClock.now
      session.send("\u{1B}")
      session.terminal.read(milliseconds: 45) { _ in false }
      // On a busy machine, ESC may have timed out and become a key by itself.
      if ContinuousClock.now - before > .milliseconds(50) { continue }
      session.send("[")
      session.terminal.read(milliseconds: 45) { _ in false }
      session.send("B")
      session.expect("❯ 2")
      return
    }
  }
}

import Foundation
import IceCreamDomain
import IceCreamFiles
import SystemCalls
import Testing

@testable import TestSupport

/// Tests what the menu prints about saved ice creams when a signal ends it.
@Suite(.timeLimit(.minutes(60)))
struct MenuReceiptTests {
  private func iceCreams(of session: MenuSession) throws -> [SavedIceCream] {
    let path = session.folder.path + "/scoops/icecreams.jsonl"
    return try FileIceCreamStore(path: path).fetch(IceCreamQuery(order: .oldest)).iceCreams
  }

  private func make(_ cone: String, in session: MenuSession) {
    session.expect("Choose a cone")
    session.go([cone: "Choose a flavor", "\r": "Choose a topping", "7": "❯ [ Done ]"])
    session.send("\r")
  }

  private func receipts(_ ids: [String]) -> String {
    ids.map { "Make it again: scoops make --like \($0)\n" }.joined()
  }

  @Test(
    arguments: [
      ("\u{3}", SIGINT, ""), ("\u{1C}", SIGQUIT, ""), ("", SIGTERM, ""), ("", SIGALRM, ""),
      ("", SIGUSR1, ""), ("\u{3}", SIGINT, "s"), ("", SIGTERM, "\r"), ("", SIGTERM, "?"),
    ])
  func `has a receipt for each`(key: String, signal: Int32, place: String) throws {
    let session = try MenuSession([])
    make("5", in: session)
    session.go(["": "Enter make another", "\r": "Choose a cone"])
    make("1", in: session)
    session.expect("Enter make another")
    if !place.isEmpty {
      session.send(place)
      session.expectNone("Enter make another")
    }
    session.expectSilence(milliseconds: 1)

    if key.isEmpty { session.terminal.signal(signal) } else { session.send(key) }

    #expect(session.terminal.wait() == 128 + signal)
    session.expectTerminalAsBefore()
    let ids = try iceCreams(of: session).map(\.id)
    #expect(ids.count == 2)
    #expect(session.transcript.hasSuffix("\n\(receipts(ids))You made 2 ice creams."))
  }

  @Test func `has a receipt for one that is finished as it ends`() throws {
    let session = try MenuSession(["make"])
    let path = session.folder.path + "/scoops/icecreams.jsonl"
    _ = try FileIceCreamStore(path: path, makesFolders: true).save(SavedIceCreams.three[0])
    let holder = open(path, O_RDWR | O_CLOEXEC)
    #expect(flock(holder, LOCK_EX) == 0)
    make("5", in: session)
    session.expect("Waiting for the book")

    // It goes on when it is continued, and only then sees the signal.
    session.terminal.signal(SIGSTOP)
    #expect(session.terminal.waitUntilStopped())
    session.terminal.signal(SIGINT)
    close(holder)
    session.terminal.signal(SIGCONT)

    #expect(session.terminal.wait() == 130)
    session.expectTerminalAsBefore()
    // It may have been stopped in the moment when it looks for signals, and then saves nothing.
    let ids = try iceCreams(of: session).map(\.id).dropFirst()
    #expect((session.transcript + "\n").hasSuffix(".\n" + receipts(Array(ids))))
  }

  @Test func `says after Ctrl-C how to go on, as after Esc`() throws {
    let session = try MenuSession([])
    session.go(["": "Choose a cone", "5": "Choose a flavor"])

    session.send("\u{3}")

    session.expectEnd(130, leaving: "Not saved. You had: Paper cup.")
    #expect(session.transcript.contains("\nContinue: scoops make --cone 'Paper cup'"))
  }
}

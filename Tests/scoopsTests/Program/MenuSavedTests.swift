import Foundation
import IceCreamDomain
import IceCreamFiles
import Testing

@testable import TestSupport

/// Tests that the menus of saved ice creams, opened from the create menu, restore the terminal.
@Suite(.timeLimit(.minutes(60)))
struct MenuSavedTests {
  @Test func `keeps keys typed ahead for the next scenes`() throws {
    let session = try MenuSession()
    let store = FileIceCreamStore(
      path: session.folder.path + "/scoops/icecreams.jsonl", makesFolders: true)
    for iceCream in SavedIceCreams.three { _ = try store.save(iceCream) }
    try session.start(["/bin/sh", "-c", "exec scoops"])
    session.expect("Esc leave")

    session.send("\u{13}\re5\r\r\r\u{4}\u{4}\u{4}")

    session.expectEnd(0, leaving: "")
    #expect(try store.find("z930gn1").names.cone == "Paper cup")
    let takeOvers =
      String(decoding: session.terminal.received, as: UTF8.self)
      .components(separatedBy: "\u{1B}[?2004h").count - 1
    #expect(takeOvers == 1)
  }

  /// Opens a window with a locked book, and goes to the point where the menu waits for it.
  private func waitingSession() throws -> (MenuSession, holder: Int32) {
    let session = try MenuSession()
    let book = session.folder.path + "/book.jsonl"
    _ = try FileIceCreamStore(path: book).save(SavedIceCreams.three[0])
    let holder = open(book, O_RDWR | O_CLOEXEC)
    #expect(flock(holder, LOCK_EX) == 0)
    try session.start(["/bin/sh", "-c", "exec scoops --book \(book)"])
    session.expect("Esc leave")
    session.go(["5": "Choose a flavor", "\r": "Choose a topping", "7": "❯ [ Done ]"])
    session.go(["\r": "Waiting for the book"])
    return (session, holder)
  }

  @Test(arguments: [("\u{3}", 130), ("TERM", 143)] as [(String, Int32)])
  func `can be ended while it waits for the book`(how: String, status: Int32) throws {
    let (session, holder) = try waitingSession()
    defer { close(holder) }

    if how == "TERM" { session.terminal.signal(SIGTERM) } else { session.send(how) }

    #expect(session.terminal.wait() == status)
    session.expectTerminalAsBefore()
  }

  @Test func `continues once the book is unlocked`() throws {
    let (session, holder) = try waitingSession()
    close(holder)
    session.expect("Enter make another")
    session.go(["s": "1 of 2", "\u{4}": "Enter make another", "\r": "Choose a cone"])
    session.send("\u{4}")

    #expect(session.terminal.wait() == 0)
    session.expectTerminalAsBefore()
  }
}

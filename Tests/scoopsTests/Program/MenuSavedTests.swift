import Foundation
import IceCreamDomain
import IceCreamFiles
import Testing

@testable import TerminalDoubles

/// Tests that the menus of saved ice creams, opened from the create menu, restore the terminal.
@Suite(.timeLimit(.minutes(2)))
struct MenuSavedTests {
  /// Opens a window, saves three ice creams, and starts the program or a shell.
  private func session(_ command: [String] = ["/bin/sh", "-c", "exec scoops"]) throws -> MenuSession
  {
    let session = try MenuSession()
    let store = FileIceCreamStore(
      path: session.folder.path + "/scoops/icecreams.jsonl", makesFolders: true)
    for iceCream in SavedIceCreams.three { _ = try store.save(iceCream) }
    try session.start(command, ["NO_COLOR": "1"])
    return session
  }

  private func store(of session: MenuSession) -> FileIceCreamStore {
    FileIceCreamStore(path: session.folder.path + "/scoops/icecreams.jsonl", makesFolders: false)
  }

  /// The places in the menus: the keys that lead there, and the text expected there.
  private static let places: [(keys: String, text: String)] = [
    ("s", "Saved ice creams"), ("s\r", "q back  d delete"), ("s\re", "changing z930gn1"),
    ("s\rd", "❯ [ Keep ]"), ("sd", "❯ [ Keep ]"),
  ]

  /// The number of times that the terminal was taken over.
  private func takeOvers(_ session: MenuSession) -> Int {
    String(decoding: session.terminal.received, as: UTF8.self)
      .components(separatedBy: "\u{1B}[?2004h").count - 1
  }

  @Test func `shows, edits and deletes without releasing the terminal`() throws {
    let session = try session()
    session.expect("q leave")

    session.go(["s": "❯ z930gn1", "\r": "Flavor   Vanilla", "e": "changing z930gn1"])
    session.go(["5": "Choose a flavor", "\r": "Choose a topping", "\r": "❯ [ DONE ]"])
    session.go(["\r": "Updated z930gn1.", "q": "Saved ice creams (1–3 of 3)"])
    session.go(["d": "Delete z930gn1", "y": "Deleted z930gn1.", "q": "Choose a cone"])
    #expect(takeOvers(session) == 1)
    session.send("q")

    session.expectEnd(0, leaving: "")
    #expect(
      try store(of: session).fetch(IceCreamQuery()).iceCreams.map(\.id) == ["x930gn1", "w930gn1"])
  }

  @Test func `keeps keys typed ahead for the next scenes`() throws {
    let session = try session()
    session.expect("q leave")

    session.send("s\re5\r\r\rqqq")

    session.expectEnd(0, leaving: "")
    #expect(try store(of: session).find("z930gn1").cone == "Paper cup")
    #expect(takeOvers(session) == 1)
  }

  @Test func `prints the result after restoring the terminal`() throws {
    let session = try session()
    session.expect("q leave")
    session.go(["s": "❯ z930gn1", "\r": "Flavor   Vanilla", "q": "❯ z930gn1", "q": "Choose a cone"])

    session.go(["5": "Choose a flavor", "\r": "Choose a topping", "7": "❯ [ DONE ]"])
    session.go([
      "\r": "Enter make another", "s": "Saved ice creams (1–4 of 4)", "q": "Enter make another",
    ])
    session.send("q")

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expectTerminalAsBefore()
    #expect(session.transcript.contains("\nPaper cup with Vanilla and Cherry\n"))
    #expect(session.transcript.contains("Make it again:"))
    #expect(session.transcript.hasSuffix("\nYou made 1 ice cream."))
  }

  @Test(
    arguments: [
      ("q", 1, "Nothing was changed."),
      ("\u{4}", 1, "Nothing was changed."), ("\u{3}", 130, ""),
    ] as [(String, Int32, String)])
  func `changes nothing if an edit is left unfinished`(key: String, status: Int32, words: String)
    throws
  {
    let session = try session(["/bin/sh", "-c", "exec scoops edit z930gn1"])
    session.go(["": "q leave", "5": "✓ Cone     Paper cup", "h": "▸ Cone     Paper cup"])

    session.send(key)

    session.expectEnd(status, leaving: words)
    #expect(try store(of: session).find("z930gn1") == SavedIceCreams.three[2])
  }

  @Test(arguments: places.indices, [("\u{3}", 130), ("TERM", 143)] as [(String, Int32)])
  func `ends on Ctrl-C and on a signal`(place: Int, end: (how: String, status: Int32)) throws {
    let session = try session()
    session.expect("q leave")
    session.go([Self.places[place].keys: Self.places[place].text])

    session.expectSilence(milliseconds: 1)
    if end.how == "TERM" { session.terminal.signal(SIGTERM) } else { session.send(end.how) }

    session.expectEnd(end.status, leaving: "")
  }

  @Test(arguments: places.indices)
  func `is stopped by Ctrl-Z and continued by fg`(place: Int) throws {
    let session = try session(["/bin/sh", "-i"])
    session.expect("$")
    session.go(["scoops\r": "q leave", Self.places[place].keys: Self.places[place].text])

    session.send("\u{1A}")
    #expect(session.see { $0.text.hasSuffix("\n$") && $0.text.contains("topped") })
    #expect(!session.screen.text.contains(Self.places[place].text))
    session.expectTerminalAsBefore()
    session.go(["fg\r": Self.places[place].text])
    session.send("\u{3}")

    #expect(session.see { $0.text.hasSuffix("$") && !$0.text.contains(Self.places[place].text) })
    session.go(["echo \"<$?>\"\r": "<130>"])
    session.expectTerminalAsBefore()
  }

  @Test(arguments: places.indices)
  func `is repainted in a resized window`(place: Int) throws {
    let session = try session()
    session.expect("q leave")
    session.go([Self.places[place].keys: Self.places[place].text])

    session.resize(columns: 19, rows: 8)
    session.expect("The window is too")
    session.resize(columns: 60, rows: 20)
    session.expect(Self.places[place].text)
    session.send("\u{3}")

    #expect(session.terminal.wait(milliseconds: 20_000) == 130)
    session.expectTerminalAsBefore()
  }

  /// Opens a window with a locked book, and goes to the point where the menu waits for it.
  private func waitingSession() throws -> (MenuSession, holder: Int32) {
    let session = try MenuSession()
    let book = session.folder.path + "/book.jsonl"
    _ = try FileIceCreamStore(path: book).save(SavedIceCreams.three[0])
    let holder = open(book, O_RDWR | O_CLOEXEC)
    #expect(flock(holder, LOCK_EX) == 0)
    try session.start(["/bin/sh", "-c", "exec scoops --book \(book)"])
    session.expect("q leave")
    session.go(["5": "Choose a flavor", "\r": "Choose a topping", "7": "❯ [ DONE ]"])
    session.go(["\r": "Waiting for the book"])
    return (session, holder)
  }

  @Test(arguments: [("\u{3}", 130), ("TERM", 143)] as [(String, Int32)])
  func `can be ended while it waits for the book`(how: String, status: Int32) throws {
    let (session, holder) = try waitingSession()
    defer { close(holder) }

    let begin = ContinuousClock.now
    if how == "TERM" { session.terminal.signal(SIGTERM) } else { session.send(how) }

    #expect(session.terminal.wait(milliseconds: 20_000) == status)
    #expect(ContinuousClock.now - begin < .seconds(5))
    session.expectTerminalAsBefore()
  }

  @Test(arguments: [("\u{3}", 130), ("TERM", 143), ("q", 0)] as [(String, Int32)])
  func `continues once the book is unlocked`(how: String, status: Int32) throws {
    let (session, holder) = try waitingSession()
    close(holder)
    session.expect("Enter make another")
    session.go([
      "s": "Saved ice creams (1–2 of 2)", "q": "Enter make another", "\r": "Choose a cone",
    ])

    session.expectSilence(milliseconds: 1)
    if how == "TERM" { session.terminal.signal(SIGTERM) } else { session.send(how) }

    #expect(session.terminal.wait(milliseconds: 20_000) == status)
    session.expectTerminalAsBefore()
  }
}

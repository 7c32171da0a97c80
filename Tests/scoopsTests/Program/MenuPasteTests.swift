import Foundation
import IceCreamDomain
import IceCreamFiles
import Testing

@testable import TestSupport

/// Tests that a paste stays in the menu, whatever it contains.
@Suite(.timeLimit(.minutes(60)))
struct MenuPasteTests {
  private static let begin = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  /// Starts an interactive bash, which would run each line of a paste, and the menu in it.
  private func menu(_ command: String = "scoops make") throws -> MenuSession {
    let session = try MenuSession()
    try session.start(["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"])
    session.go(["": "$", command + "\r": "Esc leave"])
    return session
  }

  /// Expects the menu to be left by a key, and the shell to have received no line of a paste.
  private func expectNothingRun(
    _ session: MenuSession, by key: String = "\u{4}", status: String = "<1>",
    at place: SourceLocation = #_sourceLocation
  ) {
    session.send(key)
    #expect(session.see { $0.text.hasSuffix("\n$") }, sourceLocation: place)
    session.go(["echo \"<$?>\"\r": status], at: place)
    #expect(!session.transcript.contains("owned"), "\(session.transcript)", sourceLocation: place)
    session.expectTerminalAsBefore(at: place)
  }

  @Test(.needs("bash"))
  func `neither ends nor suspends the menu by a control character`() throws {
    let session = try menu()
    for byte in Array(0x00...0x1F) + [0x7F] as [UInt8] {
      let control = String(Unicode.Scalar(byte))
      // In one part, and in three.
      for parts in [
        ["w\r1\(control)\necho ow\"\"ned\r\nq"], ["w\r1", control, "\necho ow\"\"ned\r\nq"],
      ] {
        session.send(Self.begin)
        for part in parts { session.send(part) }
        session.send(Self.end)
        try #require(session.see { $0.text.contains("cup: w ") })
        session.send("\u{15}")
        try #require(session.see { !$0.text.contains("cup: w ") })
      }
    }
    expectNothingRun(session)
  }

  @Test(
    .needs("bash"),
    arguments: [
      // Keys before and after a paste in the same read.
      ("\u{3}", "\u{1B}[200~\necho ow\"\"ned\n\u{1B}[201~", "", "<130>"),
      ("\u{4}", "\u{1B}[200~\necho ow\"\"ned\n\u{1B}[201~", "", "<1>"),
      ("\u{4}", "\u{1B}[20", "0~\necho ow\"\"ned\n\u{1B}[201~", "<1>"),
      ("\u{1C}", "\u{1B}[200~\necho ow\"\"ned\n", "echo ow\"\"ned\n\u{1B}[201~", "<131>"),
      ("\u{1B}[200~\u{1B}[201~\u{3}\u{1B}[200~", "\n", "echo ow\"\"ned\n\u{1B}[201~", "<130>"),
    ])
  func `reads a paste to its end before it ends`(
    key: String, first: String, second: String, status: String
  ) throws {
    let session = try menu()

    session.send(key + first)
    // Time to read the first part, and to begin to wait for the second.
    session.terminal.read(milliseconds: 20) { _ in false }
    session.send(second)

    expectNothingRun(session, by: "", status: status)
  }

  @Test(.needs("bash"))
  func `reads a paste to its end if a signal ends it meanwhile`() throws {
    let session = try menu("sh -c 'echo $$ >$XDG_DATA_HOME/id; exec scoops'")
    let id = try String(contentsOfFile: session.folder.path + "/id", encoding: .utf8)
    let number = try #require(pid_t(id.trimmingCharacters(in: .newlines)))

    session.send(Self.begin + "\necho ow\"\"ned\n")
    session.expectSilence(milliseconds: 1)
    kill(number, SIGTERM)
    session.send("echo ow\"\"ned\n" + Self.end)

    expectNothingRun(session, by: "", status: "<143>")
  }

  @Test(.needs("bash"))
  func `is not ended by a paste while it waits for the book`() throws {
    let session = try MenuSession()
    let book = session.folder.path + "/book.jsonl"
    _ = try FileIceCreamStore(path: book).save(SavedIceCreams.three[0])
    let holder = open(book, O_RDWR | O_CLOEXEC)
    #expect(flock(holder, LOCK_EX) == 0)
    try session.start(["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"])
    session.go(["": "$", "scoops --book \(book)\r": "Esc leave", "5": "Choose a flavor"])
    session.go(["\r": "Choose a topping", "7": "❯ [ Done ]", "\r": "Waiting for the book"])

    session.send(Self.begin + "\u{3}\u{1A}\u{1C}\necho ow\"\"ned\n" + Self.end)
    close(holder)

    session.expect("Enter make another")
    expectNothingRun(session, status: "<0>")
  }

  @Test(.needs("bash"), arguments: [("\u{3}", "<130>"), ("\u{1C}", "<131>")])
  func `ends all processes of the job by a key`(key: String, status: String) throws {
    let session = try menu("scoops make | sleep 1000")

    expectNothingRun(session, by: key, status: status)
  }

  @Test(.needs("bash"))
  func `obeys the keys that stty names`() throws {
    let session = try MenuSession()
    try session.start(["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"])
    session.go(["": "$", "stty intr ^X quit undef susp ^Y; scoops make\r": "Esc leave"])

    session.send("\u{1C}\u{1A}")
    session.go(["2": "Choose a flavor", "\u{19}": "topped", "fg\r": "Choose a flavor"])
    session.send("\u{18}")

    #expect(session.see { $0.text.hasSuffix("\n$") })
    session.go(["echo \"<$?>\"\r": "<130>"])
  }
}

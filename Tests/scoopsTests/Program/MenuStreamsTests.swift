import Foundation
import IceCreamFiles
import Seeds
import SystemCalls
import TestTerminal
import Testing

@testable import TestDoubles
@testable import TestSupport

/// Tests the menu with redirected standard streams.
@Suite(.timeLimit(.minutes(60)))
struct MenuStreamsTests {
  private let folder = Folder()
  private let catalog = Seeds.catalogFile

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  private func make(_ session: MenuSession) {
    session.expect("Choose a cone")
    session.go(["2": "Which flavor?", "1": "Choose a topping", "2": "❯ [ Done ]"])
    session.send("\r")
  }

  // MARK: Painting

  @Test(arguments: [
    (#"made=$(scoops make); echo "<$made>""#, "<Paper cup with Vanilla and Cherry>"),
    ("scoops make | sed 's/.*/<&>/'", "<Paper cup with Vanilla and Cherry>"),
    ("scoops make 2>/dev/null", "\nPaper cup with Vanilla and Cherry"),
    ("scoops make </dev/tty 2>&-", "\nPaper cup with Vanilla and Cherry"),
    (#"made=$(scoops make 2>&1); echo "<$made>""#, "<Paper cup with Vanilla and Cherry>"),
    (#"cat "$SCOOPS_CATALOG" | scoops make --catalog -"#, "Paper cup with Vanilla and Cherry"),
    (#"scoops make --catalog - <"$SCOOPS_CATALOG""#, "Paper cup with Vanilla and Cherry"),
  ])
  func `is painted even if a stream is redirected`(line: String, result: String) throws {
    let session = try MenuSession(shell: line, ["SCOOPS_CATALOG": catalog])

    make(session)

    #expect(session.terminal.wait() == 0)
    session.expect(result)
    session.expect("Make it again:")
    session.expectTerminalAsBefore()
  }

  @Test(arguments: [
    ("scoops make >result", "Paper cup with Vanilla and Cherry\n"),
    ("scoops make --json >result", #"","cone":"Paper cup","flavor":"Vanilla","topping":"Cherry"}"#),
  ])
  func `writes only the result to a file`(line: String, result: String) throws {
    let session = try MenuSession(
      shell: "cd \(folder.path); \(line)", ["SCOOPS_CATALOG": catalog])

    make(session)

    #expect(session.terminal.wait() == 0)
    let made = try text(of: "result")
    #expect(made.contains(result))
    #expect(!made.contains("\u{1B}"))
    #expect(made.split(separator: "\n").count == 1)
    session.expectTerminalAsBefore()
  }

  @Test func `shows results even if they go to a pipe`() throws {
    let session = try MenuSession(
      shell: "cd \(folder.path); scoops | tee results", ["SCOOPS_CATALOG": catalog])
    make(session)
    session.go(["": "Enter make another", "\r": "Choose a cone"])
    make(session)
    session.expect("Enter make another")
    session.send("\u{4}")

    #expect(session.terminal.wait() == 0)
    session.expect("You made 2 ice creams.")
    #expect(try count(of: text(of: "results")) == 2)
    session.expectTerminalAsBefore()
    // Each stands beside its picture, too.
    #expect(count(of: session.transcript) == 4)
    #expect(session.transcript.hasSuffix("\nPaper cup with Vanilla and Cherry"))
  }

  @Test(arguments: ["", " --json", " 2>&1"])
  func `prints nothing over the menu through a pipe, but when it is left`(options: String) throws {
    let session = try MenuSession(
      shell: "cd \(folder.path); scoops --no-save\(options) | tee results",
      ["SCOOPS_CATALOG": catalog])
    for _ in 1...2 {
      make(session)
      session.go(["": "Enter make another", "\r": "Choose a cone"])
      session.expectSilence(milliseconds: 100)
      #expect(!session.screen.text.contains("Vanilla"))
      #expect(try text(of: "results") == "")
    }
    session.send("\u{4}")

    #expect(session.terminal.wait() == 0)
    let results = try text(of: "results")
    #expect(results.split(separator: "\n").count { $0.contains("Cherry") } >= 2)
    session.expectTerminalAsBefore()
    #expect(!session.transcript.contains("Choose"))
  }

  @Test func `ends with its results if the reader takes only the first line`() throws {
    let session = try MenuSession(
      shell: "scoops --no-save | head -n 1; echo after", ["SCOOPS_CATALOG": catalog])
    for _ in 1...3 {
      make(session)
      session.go(["": "Enter make another", "\r": "Choose a cone"])
    }
    session.send("\u{4}")

    #expect(session.terminal.wait() == 0)
    session.expectTerminalAsBefore()
    let end = "You made 3 ice creams.\nPaper cup with Vanilla and Cherry\nafter"
    #expect(session.transcript.hasSuffix(end))
  }

  @Test func `writes its messages even if the reader of the results is gone`() throws {
    let session = try MenuSession(
      shell: "cd \(folder.path); { { scoops --no-save --trace 2>&3; echo \"<$?>\" >/dev/tty; }"
        + " | true; } 3>&1 >/dev/null | cat >messages", ["SCOOPS_CATALOG": catalog])
    for _ in 1...2 {
      make(session)
      session.go(["": "Enter make another", "\r": "Choose a cone"])
    }

    session.send("\u{4}")

    session.expect("<141>")
    #expect(session.terminal.wait() == 0)
    session.expectTerminalAsBefore()
    let messages = try text(of: "messages")
    #expect(messages.components(separatedBy: "view to interactor: finishIceCream").count == 3)
    #expect(messages.components(separatedBy: "view to interactor: startOver").count == 3)
  }

  @Test(arguments: ["2>&1 | tee results", "2>messages", "2>&-"])
  func `says that it waits for the book, wherever its messages go`(streams: String) throws {
    let path = folder.path + "/book.jsonl"
    let book = FileIceCreamStore(path: path)
    _ = try book.save(SavedIceCreams.three[0])
    let holder = open(path, O_RDWR | O_CLOEXEC)
    #expect(flock(holder, LOCK_EX) == 0)
    let session = try MenuSession(
      shell: "cd \(folder.path); scoops --book book.jsonl \(streams)", ["SCOOPS_CATALOG": catalog])
    make(session)

    session.expect("Waiting for the book: another program is using it.")
    close(holder)

    session.expect("Enter make another")
    session.send("\u{4}")
    #expect(session.terminal.wait() == 0)
    session.expectTerminalAsBefore()
    #expect(session.transcript.contains("You made one ice cream."))
    if streams.contains("tee") { #expect(try !text(of: "results").contains("Waiting")) }
  }

  @Test(
    arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)]
      + [SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR2, SIGPROF].map { ("", $0) })
  func `prints what was made if a signal ends it`(key: String, signal: Int32) throws {
    let session = try MenuSession(
      shell: "trap : INT QUIT; cd \(folder.path); { trap : INT QUIT;"
        + " sh -c 'echo $$ >number; exec scoops --no-save'; echo \"<$?>\" >&2; }"
        + " | (trap '' INT QUIT; cat >results)", ["SCOOPS_CATALOG": catalog])
    make(session)
    session.go(["": "Enter make another", "\r": "Choose a cone"])

    if key.isEmpty {
      let number = pid_t(try text(of: "number").filter(\.isNumber))
      kill(try #require(number), signal)
    } else {
      session.send(key)
    }

    session.expect("You made one ice cream.\n")
    session.expect("<\(128 + signal)>")
    #expect(session.terminal.wait() == 0)
    #expect(try text(of: "results") == "Paper cup with Vanilla and Cherry\n")
    session.expectTerminalAsBefore()
  }

  private func count(of results: String) -> Int {
    results.split(separator: "\n").count { $0.contains(" with ") }
  }

  @Test(arguments: [("5\r7\r", "<0>"), ("\u{4}", "<1>"), ("\u{3}", "<130>")])
  func `reports its own status in a pipeline`(keys: String, status: String) throws {
    // Ctrl-C goes to the whole pipeline; the shells survive it with a trap.
    let session = try MenuSession(
      shell: "trap : INT; { trap : INT; scoops make; echo \"<$?>\" >&2; }"
        + " | (trap '' INT; cat)")
    session.expect("Esc leave")

    session.send(keys)

    session.expect(status)
    #expect(session.terminal.wait() == 0)
    session.expectTerminalAsBefore()
  }

  @Test func `wraps messages printed above it`() throws {
    let session = try MenuSession(["--trace=json", "--catalog", catalog])
    session.go(["": "Esc leave", "1": "▸ Flavor"])
    #expect(!session.screen.privateModes.contains(7))
    session.send("\u{4}")

    #expect(session.terminal.wait() == 0)
    session.expectTerminalAsBefore()
    // A crossing is far longer than a row, and must be complete.
    let text = session.transcript.replacing("\n", with: "")
    let crossings = text.components(separatedBy: #"{"action":"#).dropFirst()
    #expect(crossings.count > 2)
    for crossing in crossings {
      let end = try #require(crossing.lastIndex(of: "}"))
      let json = Data((#"{"action":"# + crossing[...end]).utf8)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: json) }
    }
  }

  // MARK: Falling back

  @Test func `is not painted if answers come from a file, even at a terminal`()
    throws
  {
    let answers = try folder.file("answers", "2\n1\n2\n\n\nq\n")
    let session = try MenuSession(
      shell: "scoops --no-save <\(answers)", ["SCOOPS_CATALOG": catalog])

    #expect(session.terminal.wait() == 0)
    session.expectTerminalAsBefore()
    #expect(session.transcript.contains("\nPaper cup with Vanilla and Cherry\n"))
    #expect(session.transcript.hasSuffix("You made one ice cream."))
    #expect(!String(decoding: session.terminal.received, as: UTF8.self).contains("\u{1B}[?"))
  }

  @Test func `is not painted if answers are typed at another terminal`() throws {
    let other = try PseudoTerminal(columns: 80, rows: 24)
    let session = try MenuSession(
      shell: "scoops --no-save <\(other.path)", ["SCOOPS_CATALOG": catalog])

    other.send("2\n1\n2\n\n\nq\n")

    #expect(session.terminal.wait() == 0)
    session.expectTerminalAsBefore()
    #expect(session.transcript.hasSuffix("You made one ice cream."))
  }
}

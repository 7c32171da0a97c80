import Foundation
import Seeds
import Testing

@testable import TerminalDoubles

/// Tests the menu with redirected standard streams.
@Suite(.timeLimit(.minutes(2)))
struct MenuStreamsTests {
  private let folder: Folder
  private let catalog: String

  init() throws {
    folder = try Folder()
    catalog = try folder.file("seed.json", Seeds.catalog)
  }

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  /// Creates an ice cream at the menu.
  private func make(_ session: MenuSession) {
    session.expect("Choose a cone")
    session.go(["2": "Which flavor?", "1": "Choose a topping", "2": "[ DONE ]"])
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

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
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

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    let made = try text(of: "result")
    #expect(made.contains(result))
    #expect(!made.contains("\u{1B}"))
    #expect(made.split(separator: "\n").count == 1)
    session.expectTerminalAsBefore()
  }

  @Test func `shows results even if they go to a pipe`() throws {
    // What tee prints may be lost, if it comes while the next menu is painted.
    #expect(try resultsShown() >= 2)
  }

  /// Creates two ice creams at the menu, and returns the number of their results on the screen.
  private func resultsShown() throws -> Int {
    let session = try MenuSession(
      shell: "cd \(folder.path); scoops | tee results", ["SCOOPS_CATALOG": catalog])

    make(session)
    session.go(["": "Enter make another", "\r": "Choose a cone"])
    make(session)
    session.expect("Enter make another")
    session.send("q")

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expect("You made 2 ice creams.")
    #expect(try count(of: text(of: "results")) == 2)
    session.expectTerminalAsBefore()
    return count(of: session.transcript)
  }

  private func count(of results: String) -> Int {
    results.split(separator: "\n").count { $0.contains(" with ") }
  }

  @Test(arguments: [("5\r7\r", "<0>"), ("q", "<1>"), ("\u{3}", "<130>")])
  func `reports its own status in a pipeline`(keys: String, status: String) throws {
    // Ctrl-C goes to the whole pipeline; the shells survive it with a trap.
    let session = try MenuSession(
      shell: "trap : INT; { trap : INT; scoops make; echo \"<$?>\" >&2; }"
        + " | (trap '' INT; cat)")
    session.expect("q leave")

    session.send(keys)

    session.expect(status)
    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expectTerminalAsBefore()
  }

  @Test func `makes the ice cream and reports a result that cannot be written`() throws {
    let session = try MenuSession(
      shell: #"scoops make >&-; echo "<$?>" >/dev/tty"#, ["SCOOPS_CATALOG": catalog])

    make(session)

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expect("The result cannot be written to standard output: Bad file descriptor.")
    session.expect("<1>")
    session.expectTerminalAsBefore()
  }

  // MARK: Falling back

  @Test(arguments: ["scoops make <&-", "scoops <&-"])
  func `runs out of answers if standard input is closed`(line: String) throws {
    let session = try MenuSession(
      shell: #"\#(line); echo "<$?>""#, ["SCOOPS_CATALOG": catalog])

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expect("Input ended before the cone, the flavor and the topping were chosen.")
    session.expect("<1>")
    session.expectTerminalAsBefore()
  }

  @Test func `is not painted if answers come from a file, even at a terminal`()
    throws
  {
    let answers = try folder.file("answers", "2\n1\n2\n\n\nq\n")
    let session = try MenuSession(
      shell: "scoops --no-save <\(answers)", ["SCOOPS_CATALOG": catalog])

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expectTerminalAsBefore()
    #expect(session.transcript.contains("\nPaper cup with Vanilla and Cherry\n"))
    #expect(session.transcript.hasSuffix("You made 1 ice cream."))
    #expect(!String(decoding: session.terminal.received, as: UTF8.self).contains("\u{1B}[?"))
  }

  @Test func `is not painted if answers are typed at another terminal`() throws {
    let other = try PseudoTerminal(columns: 80, rows: 24)
    let session = try MenuSession(
      shell: "scoops --no-save <\(other.path)", ["SCOOPS_CATALOG": catalog])

    other.send("2\n1\n2\n\n\nq\n")

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expectTerminalAsBefore()
    #expect(session.transcript.hasSuffix("You made 1 ice cream."))
  }

  @Test func `runs out of answers if the catalog is standard input`() throws {
    let (output, words) = (folder.path + "/output", folder.path + "/words")
    // A new session without a terminal.
    let process = try SpawnedProcess(
      [BuiltProgram.folder.appendingPathComponent("scoops").path, "make", "--catalog", "-"],
      environment: ["TERM": "xterm", "XDG_DATA_HOME": folder.path]
        .merging(BuiltProgram.toolEnvironment) { $1 },
      terminal: "/dev/null", streams: [catalog, output, words])

    let deadline = ContinuousClock.now + .seconds(20)
    while process.status == nil, ContinuousClock.now < deadline { usleep(1_000) }

    #expect(process.status == 1)
    #expect(try text(of: "output") == "")
    let conversation = try text(of: "words")
    #expect(conversation.contains("so it holds no answers. To answer no questions, use --cone, "))
    #expect(!conversation.contains("\u{1B}"))
  }

  @Test func `falls back to the plain conversation if answers come from a file`() throws {
    let answers = try folder.file("answers", "2\n1\n2\n\n")
    let session = try MenuSession(
      shell: "scoops make <\(answers) 2>\(folder.path)/conversation", ["SCOOPS_CATALOG": catalog])

    session.expectEnd(0, leaving: "Paper cup with Vanilla and Cherry")
    #expect(try !text(of: "conversation").contains("\u{1B}"))
  }

  @Test(arguments: [nil, "", "dumb", "unknown"])
  func `falls back to plain text on a simple terminal`(name: String?) throws {
    let session = try MenuSession(["make", "--catalog", catalog], ["TERM": name])
    session.go(["": "Cone>", "2\r": "Flavor>", "1\r": "Topping>", "2\r": "DONE (Enter)"])

    session.send("\r")

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expect("Paper cup with Vanilla and Cherry\n")
    #expect(!session.terminal.received.contains(0x1B))
    session.expectTerminalAsBefore()
  }

  @Test func `falls back to numbered lists on request`() throws {
    let session = try MenuSession(["make", "--plain", "--catalog", catalog])
    session.go(["": "Cone>", "2\r": "Flavor>"])

    session.send("q\r")

    #expect(session.terminal.wait(milliseconds: 20_000) == 1)
    session.expect("Not saved. You had: Paper cup.")
    // Only bold and faint, nothing that moves the cursor or changes a mode.
    let text = String(decoding: session.terminal.received, as: UTF8.self)
    #expect(text.matches(of: /\u{1B}\[[0-9;]*m/).count == text.matches(of: /\u{1B}/).count)
  }
}

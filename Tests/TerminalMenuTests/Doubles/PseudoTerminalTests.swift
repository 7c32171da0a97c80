import SystemCalls
import Testing

@testable import TestSupport

/// Tests the pseudo-terminal with standard programs.
@Suite(.timeLimit(.minutes(2)))
struct PseudoTerminalTests {
  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal(columns: 60, rows: 20)
  }

  private var text: String { String(decoding: terminal.received, as: UTF8.self) }

  private func start(_ line: String, output: String? = nil) throws {
    try terminal.start(
      ["/bin/sh", "-c", line], environment: ["PATH": "/usr/bin:/bin"], output: output)
  }

  private func see(_ text: String) -> Bool {
    terminal.read(milliseconds: 20_000) { String(decoding: $0, as: UTF8.self).contains(text) }
  }

  @Test(arguments: [
    ("exit 0", 0), ("exit 3", 3), ("kill -TERM $$", 143), ("kill -KILL $$", 137),
  ])
  func `returns the status like a shell`(line: String, status: Int32) throws {
    try start(line)

    #expect(terminal.wait(milliseconds: 20_000) == status)
    #expect(terminal.peakMemory ?? 0 > 0)
  }

  @Test func `kills a process that takes too long`() throws {
    try start("trap '' HUP INT TERM; echo ready; while :; do sleep 1; done")
    #expect(see("ready"))

    terminal.signal(SIGTERM)

    #expect(terminal.wait(milliseconds: 50) == nil)
    #expect(terminal.end != nil)
  }

  @Test func `receives a long text while it waits`() throws {
    try start("i=0; while [ $i -lt 20000 ]; do echo 0123456789; i=$((i+1)); done; echo end")

    #expect(terminal.wait(milliseconds: 20_000) == 0)
    #expect(terminal.received.count == 20_000 * 12 + 5)
  }

  @Test func `distinguishes a stopped program from a running one`() throws {
    try start("echo ready; read line; echo back")
    #expect(see("ready"))
    #expect(!terminal.waitUntilStopped(milliseconds: 1))

    terminal.signal(SIGSTOP)
    #expect(terminal.waitUntilStopped(milliseconds: 20_000))
    terminal.signal(SIGCONT)
    terminal.send("\r")

    #expect(terminal.wait(milliseconds: 20_000) == 0)
    #expect(text.hasSuffix("back\r\n"))
  }

  @Test func `compares the modes before, during and after`() throws {
    let before = terminal.modes

    try start("saved=$(stty -g); stty raw -echo; echo ready; head -c 1; stty $saved")
    #expect(see("ready"))
    let meanwhile = terminal.modes
    terminal.send("x")

    #expect(terminal.wait(milliseconds: 20_000) == 0)
    #expect(before?.isLineByLine == true && before?.isEchoing == true)
    #expect(meanwhile?.isLineByLine == false && meanwhile?.isEchoing == false)
    #expect(terminal.modes == before)
  }

  @Test func `reports a program that it cannot start`() {
    #if canImport(Darwin)
      // A shell starts it there.
      #expect(throws: Never.self) { try terminal.start(["/none"], environment: [:]) }
      #expect(terminal.wait(milliseconds: 20_000) == 127)
    #else
      #expect(throws: SystemFailure.self) {
        try terminal.start(["/none"], environment: [:])
      }
    #endif
  }
}

import Foundation
import Testing

@testable import TerminalDoubles

/// Tests a menu as a job of a shell: stopping and continuing keeps its choices.
@Suite(.timeLimit(.minutes(2)))
struct MenuJobControlTests {
  private static let shells = [
    ["/bin/sh", "-i"], ["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"],
  ].filter { FileManager.default.isExecutableFile(atPath: $0[0]) }

  private static let hasBash = FileManager.default.isExecutableFile(atPath: "/bin/bash")

  /// Starts a shell and waits for its prompt.
  private func shell(_ command: [String]) throws -> MenuSession {
    let session = try MenuSession()
    try session.start(command)
    session.expect("$")
    return session
  }

  /// Waits until the shell has the terminal.
  private func expectShell(_ session: MenuSession, at place: SourceLocation = #_sourceLocation) {
    let isBack = session.see { $0.text.hasSuffix("\n$") && $0.text.contains("topped") }
    #expect(isBack, "\(session.screen.text)", sourceLocation: place)
    #expect(!session.screen.text.contains("Choose"), sourceLocation: place)
    session.expectTerminalAsBefore(at: place)
  }

  @Test(arguments: shells)
  func `is stopped by Ctrl-Z and continued by fg, twice`(command: [String]) throws {
    let session = try shell(command)
    session.go(["scoops make\r": "Choose a cone", "2": "Choose a flavor"])

    session.send("\u{1A}")
    expectShell(session)
    session.go(["echo $((6*7))\r": "42", "fg\r": "Choose a flavor"])
    session.expect("✓ Cone     Waffle cone")

    session.go(["\r": "Choose a topping"])
    session.send("\u{1A}")
    expectShell(session)
    session.go(["fg\r": "✓ Flavor   Vanilla", "7": "❯ [ DONE ]"])
    session.go(["\r": "Waffle cone with Vanilla and Cherry\n$"])

    session.go(["echo \"<$?>\"\r": "<0>"])
    #expect(!session.transcript.contains("DONE"))
    session.expectTerminalAsBefore()
  }

  @Test(arguments: shells)
  func `goes on if it is continued before it stops`(command: [String]) throws {
    let folder = try Folder()
    let session = try shell(command)
    session.go(["sh -c 'echo $$ >\(folder.path)/number; exec scoops'\r": "q leave"])
    let text = try String(contentsOfFile: folder.path + "/number", encoding: .utf8)
    let number = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))

    // It reads the rest of the paste before it stops.
    session.send("\u{1B}[200~a")
    session.expectSilence(milliseconds: 1)
    for signal in [SIGTSTP, SIGCONT] { kill(number, signal) }

    session.go(["\u{1B}[201~2\u{C}": "Choose a flavor"])
    #expect(!session.transcript.contains("topped"))
  }

  @Test(arguments: shells)
  func `can be ended after SIGSTOP`(command: [String]) throws {
    let folder = try Folder()
    let session = try shell(command)
    session.go(["sh -c 'echo $$ >\(folder.path)/number; exec scoops'\r": "q leave"])
    let number = try String(contentsOfFile: folder.path + "/number", encoding: .utf8)

    session.expectSilence(milliseconds: 1)
    kill(try #require(pid_t(number.trimmingCharacters(in: .whitespacesAndNewlines))), SIGSTOP)
    #expect(session.see { $0.text.contains("topped") })
    // A shell that has not restored its modes accepts only this line ending.
    session.send(
      "kill %1; kill -CONT %1; while wait %1; s=$?; [ $s = 147 ]; do :; done; echo \"<$s>\"\n")

    session.expect("<143>")
  }

  @Test(arguments: shells)
  func `can be ended while it is stopped`(command: [String]) throws {
    let session = try shell(command)
    session.go(["scoops\r": "Choose a cone"])
    session.send("\u{1A}")
    expectShell(session)

    session.go(["kill %1; fg; echo \"<$?>\"\r": "<143>"])

    #expect(!session.transcript.contains("Choose"))
    session.expectTerminalAsBefore()
  }

  @Test(.enabled(if: hasBash, "there is no bash"))
  func `restores the modes even if started in the background`() throws {
    // With line editing, the shell changes the modes between commands.
    let session = try shell(["/bin/bash", "--norc", "--noprofile", "-i"])
    session.go(["echo \"before <$(stty -g | cksum)>\"; set -b\r": ">\n$"])
    session.go(["scoops &\r": "Stopped"])

    session.go(["fg\r": "Choose a cone", "1": "Choose a flavor"])
    session.send("q")
    #expect(session.see { $0.text.hasSuffix("$") })
    session.go(["echo \"after <$(stty -g | cksum)>\"\r": "\nafter <"])

    #expect(session.see { $0.text.hasSuffix("\n$") })
    let sums = session.transcript.matches(of: /\n(before|after) <([0-9 ]+)>/).map(\.output.2)
    #expect(sums.count == 2 && sums.first == sums.last, "\(sums)")
  }

  @Test(.enabled(if: hasBash, "there is no bash"))
  func `takes over the terminal again after SIGSTOP`() throws {
    let session = try shell(["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"])
    let folder = try Folder()
    let file = folder.path + "/id"
    session.go(["sh -c 'echo $$ >\(file); exec scoops'\r": "Choose a cone"])
    let id = try String(contentsOfFile: file, encoding: .utf8)
    let number = try #require(pid_t(id.trimmingCharacters(in: .newlines)))

    session.expectSilence(milliseconds: 1)
    #expect(kill(number, SIGSTOP) == 0)
    session.expect("Stopped")
    session.send(
      "printf '\\033[?1049l\\033[?7h\\033[?2004l\\033[?25h'; clear() { printf '\\033[H\\033[J'; }; clear\r"
    )
    #expect(session.see { $0.text == "$" && $0.privateModes == VirtualScreen.usualModes })
    session.go(["fg\r": "Choose a cone"])

    #expect(session.see { $0.privateModes == [1049, 2004] })
    session.go(["1": "Choose a flavor"])
    session.send("q")
    #expect(session.see { $0.text.hasSuffix("$") })
    session.go(["echo \"<$?>\"\r": "<0>"])
    session.expectTerminalAsBefore()
  }

  @Test func `ignores Ctrl-Z in an orphaned process group`() throws {
    // By POSIX, the process group of a session leader is orphaned.
    let session = try MenuSession([])
    session.expect("Choose a cone")

    session.go(["\u{1A}1": "Choose a flavor"])
    session.send("q")

    session.expectEnd(0, leaving: MenuSession.left(with: "Sugar cone"))
  }

  @Test func `repaints after it was stopped`() throws {
    let session = try MenuSession([])
    session.expect("Choose a cone")
    session.go(["1": "Choose a flavor"])

    session.expectSilence(milliseconds: 1)
    session.terminal.signal(SIGSTOP)
    #expect(session.terminal.waitUntilStopped(milliseconds: 20_000))
    let received = session.terminal.received.count
    session.terminal.signal(SIGCONT)

    let isPaintedAnew = session.terminal.read(milliseconds: 20_000) {
      String(decoding: $0[received...], as: UTF8.self).contains("Choose a flavor")
    }
    #expect(isPaintedAnew)
    session.send("q")
    session.expectEnd(0, leaving: MenuSession.left(with: "Sugar cone"))
  }
}

import Foundation
import TestTerminal
import Testing

@testable import TestSupport

/// Tests a menu as a job of a shell: stopping and continuing keeps its choices.
@Suite(.timeLimit(.minutes(60)))
struct MenuJobControlTests {
  private static let shells = [
    ["/bin/sh", "-i"], ["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"],
  ].filter { FileManager.default.isExecutableFile(atPath: $0[0]) }

  private static let hasBash = FileManager.default.isExecutableFile(atPath: "/bin/bash")

  private func shell(_ command: [String]) throws -> MenuSession {
    let session = try MenuSession()
    try session.start(command)
    session.expect("$")
    return session
  }

  /// Starts a shell and the menu in it, and returns the number of its process.
  private func menu(in command: [String]) throws -> (MenuSession, pid_t) {
    let session = try shell(command)
    session.go(["sh -c 'echo $$ >$XDG_DATA_HOME/number; exec scoops'\r": "Esc leave"])
    let text = try String(contentsOfFile: session.folder.path + "/number", encoding: .utf8)
    return (session, try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines))))
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
    session.go(["fg\r": "✓ Flavor   Vanilla", "7": "❯ [ Done ]"])
    session.go(["\r": "Waffle cone with Vanilla and Cherry\n$"])

    session.go(["echo \"<$?>\"\r": "<0>"])
    #expect(!session.transcript.contains("Done"))
    session.expectTerminalAsBefore()
  }

  @Test(arguments: shells)
  func `goes on if it is continued before it stops`(command: [String]) throws {
    // On a busy machine, the menu can stop between the two signals.
    for _ in 1...20 {
      let (session, number) = try menu(in: command)
      // It reads the rest of the paste before it stops.
      session.send("\u{1B}[200~a")
      session.expectSilence(milliseconds: 1)
      // On a slow machine, the menu no longer waits for the rest of that paste.
      session.send("\u{1B}[200~a")
      for signal in [SIGTSTP, SIGCONT] { kill(number, signal) }

      session.send("\u{1B}[201~\u{15}2\u{C}")
      #expect(session.see { $0.text.contains("Choose a flavor") || $0.text.contains("topped") })
      if !session.transcript.contains("topped") { return }
    }
    Issue.record("The menu stopped each time.")
  }

  @Test(arguments: shells)
  func `can be ended after SIGSTOP`(command: [String]) throws {
    let (session, number) = try menu(in: command)

    session.expectSilence(milliseconds: 1)
    kill(number, SIGSTOP)
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
    session.send("\u{4}")
    #expect(session.see { $0.text.hasSuffix("$") })
    session.go(["echo \"after <$(stty -g | cksum)>\"\r": "\nafter <"])

    #expect(session.see { $0.text.hasSuffix("\n$") })
    let sums = session.transcript.matches(of: /\n(before|after) <([0-9 ]+)>/).map(\.output.2)
    #expect(sums.count == 2 && sums.first == sums.last, "\(sums)")
  }

  @Test(.enabled(if: hasBash, "there is no bash"))
  func `takes over the terminal again after SIGSTOP`() throws {
    let (session, number) = try menu(
      in: ["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"])

    session.expectSilence(milliseconds: 1)
    #expect(kill(number, SIGSTOP) == 0)
    session.expect("Stopped")
    session.send(
      "printf '\\033[?1049l\\033[?7h\\033[?2004l\\033[?25h'; clear() { printf '\\033[H\\033[J'; }; clear\r"
    )
    #expect(session.see { $0.text == "$" && $0.privateModes == VirtualScreen.usualModes })
    session.go(["fg\r": "Choose a cone"])

    #expect(session.see { $0.privateModes == [25, 1049, 2004] })
    session.go(["1": "Choose a flavor"])
    session.send("\u{4}")
    #expect(session.see { $0.text.hasSuffix("$") })
    session.go(["echo \"<$?>\"\r": "<0>"])
    session.expectTerminalAsBefore()
  }
}

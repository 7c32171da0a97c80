import SystemCalls
import TestTerminal
import Testing

@testable import TestSupport

/// Tests that signals restore the terminal, unless they are ignored.
@Suite(.timeLimit(.minutes(60)))
struct MenuSignalsTests {
  /// The effect of a signal on a menu that leads its session.
  enum Effect {
    /// Terminates the program after restoring the terminal.
    case ends
    case nothing
    /// Stops the program until SIGCONT.
    case stops
    /// Terminates the program at once: it cannot be caught.
    case kills
  }

  // signal(7) lists the numbers; those not named here terminate a program by default. The C library
  // reserves 32 and 33 for its threads, and refuses to catch or block them.
  /// Returns whether a fault of the program sends a signal, after which it prints nothing.
  static func isFault(_ signal: Int32) -> Bool {
    [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGXCPU, SIGSYS].contains(signal)
  }

  private static func effect(of signal: Int32) -> Effect {
    switch signal {
    case SIGKILL: .kills
    case SIGSTOP: .stops
    // POSIX, 2.4.3: these do not stop a process in an orphaned process group.
    case SIGTSTP, SIGTTIN, SIGTTOU: .nothing
    case SIGCHLD, SIGCONT, SIGURG, SIGWINCH: .nothing
    // The failed call is reported instead.
    case SIGPIPE, SIGXFSZ: .nothing
    default: .ends
    }
  }

  #if os(Linux)
    // The real-time signals are alike.
    private static let signals = Array(1...31) + [34, 49, 64] as [Int32]
  #else
    private static let signals = [
      SIGTERM, SIGHUP, SIGINT, SIGQUIT,
      // Sent by a crash, and at the time limit.
      SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGXCPU,
    ]
  #endif

  @Test(arguments: signals)
  func `restores the terminal after any signal`(signal: Int32) throws {
    let session = try MenuSession([])
    session.go(["": "Esc leave", "1": "Choose a flavor"])
    session.expectSilence(milliseconds: 1)

    session.terminal.signal(signal)

    switch Self.effect(of: signal) {
    case .ends:
      session.expectEnd(
        128 + signal, leaving: Self.isFault(signal) ? "" : MenuSession.left(with: "Sugar cone"))
    case .kills: #expect(session.terminal.wait() == 128 + signal)
    case .nothing, .stops:
      if Self.effect(of: signal) == .stops {
        #expect(session.terminal.waitUntilStopped())
        session.terminal.signal(SIGCONT)
      }
      session.go(["\u{1B}[B": "❯  2"])
      session.send("\u{4}")
      session.expectEnd(0, leaving: MenuSession.left(with: "Sugar cone"))
    }
  }

  #if os(Linux)

    @Test func `restores the terminal after several signals`() throws {
      let session = try MenuSession([])
      session.go(["": "Esc leave", "1": "Choose a flavor"])

      session.expectSilence(milliseconds: 1)
      session.terminal.signal(SIGSTOP)
      #expect(session.terminal.waitUntilStopped())
      for signal in [SIGUSR1, SIGUSR2, SIGALRM, 34, 64] { session.terminal.signal(signal) }
      session.terminal.signal(SIGCONT)

      #expect(session.terminal.wait() ?? 0 > 128)
      session.expectTerminalAsBefore()
    }

    @Test func `restores the terminal before a crash report`() throws {
      let session = try MenuSession([], ["SWIFT_BACKTRACE": "enable=yes,interactive=no"])
      session.go(["": "Esc leave", "1": "Choose a flavor"])

      session.expectSilence(milliseconds: 1)
      session.terminal.signal(SIGSEGV)

      session.expect("Program crashed: ")
      #expect(session.screen.privateModes == VirtualScreen.usualModes)
      #expect(!session.transcript.contains("Choose a flavor"))
      session.expect("Backtrace took")
      session.expectTerminalAsBefore()
    }

    @Test func `ends on SIGQUIT from a key without a crash report`() throws {
      let session = try MenuSession([], ["SWIFT_BACKTRACE": "enable=yes,interactive=no"])
      session.go(["": "Esc leave", "1": "Choose a flavor"])
      session.expectSilence(milliseconds: 1)

      session.send("\u{1C}")

      session.expectEnd(131, leaving: "Not saved. You had: Sugar cone.")
    }
  #endif

  @Test func `continues and reports if a file may not grow`() throws {
    let session = try MenuSession(
      shell: """
        export LLVM_PROFILE_FILE=/dev/null
        ulimit -f 0; exec scoops make --book \"$XDG_DATA_HOME/book.jsonl\"
        """)
    session.expect("Choose a cone")

    session.go(["5": "Choose a flavor", "\r": "Choose a topping", "7": "❯ [ Done ]"])
    session.go(["\r": "The disk is full."])
    session.send("\u{4}")

    #expect(session.terminal.wait() == 1)
    session.expectTerminalAsBefore()
    #expect(session.transcript.contains("\nPaper cup with Vanilla and Cherry\n"))
    #expect(session.transcript.contains("\nscoops: The ice cream was not saved. The disk is full."))
  }

  /// Keys of which more may follow.
  private static let unfinished: [[UInt8]] =
    [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[200~abc", "",
    ].map { Array($0.utf8) } + [[0xC3]]

  @Test(
    arguments: unfinished,
    [
      ([SIGTERM, SIGTERM], 143), ([SIGWINCH, SIGINT], 130), ([SIGTSTP, SIGHUP], 129),
      ([SIGTSTP, SIGCONT, SIGWINCH], nil),
    ] as [([Int32], Int32?)])
  func `ends or goes on after signals in the middle of a key`(
    keys: [UInt8], signals: (numbers: [Int32], status: Int32?)
  ) throws {
    let session = try MenuSession([])
    // Esc, if a key ends as one, clears a search.
    session.go(["": "Esc leave", "w": "cup: w "])
    session.expectSilence(milliseconds: 1)

    session.terminal.send(keys)
    for number in signals.numbers {
      // Time for the program to begin to read the rest of the key.
      session.terminal.readUntilQuiet(milliseconds: 20)
      session.terminal.signal(number)
    }

    guard let status = signals.status else {
      // A repaint, which shows that the signals were handled.
      session.go(["\u{1B}[201~\u{15}2\u{C}": "Choose a flavor"])
      session.send("\u{4}")
      return session.expectEnd(0, leaving: MenuSession.left(with: "Waffle cone"))
    }
    session.expectEnd(status, leaving: "")
  }

  @Test(arguments: [("\u{3}", 130), ("", 143)] as [(String, Int32)])
  func `ends on a signal before it handles keys typed earlier`(key: String, status: Int32) throws {
    let session = try MenuSession([])
    session.go(["": "Esc leave", "/": "Esc clear"])
    session.expectSilence(milliseconds: 1)
    session.terminal.signal(SIGSTOP)
    #expect(session.terminal.waitUntilStopped())

    // More than it reads at once.
    session.send(String(repeating: "w", count: 3_000) + key)
    if key.isEmpty { session.terminal.signal(SIGTERM) }
    session.terminal.signal(SIGCONT)

    #expect(session.terminal.wait() == status)
    session.expectTerminalAsBefore()
    // After a signal from outside, unread keys may be echoed by the restored terminal.
    let sent = String(decoding: session.terminal.received, as: UTF8.self)
    #expect(key.isEmpty || !sent.contains("ww"))
  }

  @Test func `ends on a signal in a frozen window`() throws {
    let session = try MenuSession([])
    session.expect("Esc leave")

    session.terminal.freeze()
    session.send("\u{E}")
    session.terminal.signal(SIGTERM)

    #expect(session.terminal.wait() == 143)
    #expect(session.terminal.modes == session.modes)
  }

  @Test func `ends on Ctrl-C even if it sends no signal`() throws {
    let session = try MenuSession(shell: "stty intr undef")
    #expect(session.terminal.wait() == 0)
    let modes = session.terminal.modes
    #expect(modes != session.modes)
    try session.start([BuiltProgram.folder.appendingPathComponent("scoops").path])
    session.expect("Esc leave")

    session.send("\u{3}")

    #expect(session.terminal.wait() == 130)
    #expect(session.terminal.modes == modes)
    session.see { _ in true }
    #expect(session.screen.privateModes == VirtualScreen.usualModes)
    #expect(session.transcript == "")
  }

  @Test(arguments: [[], ["make"]])
  func `ends when the window is closed`(arguments: [String]) throws {
    let session = try MenuSession(arguments)
    session.expect("Choose a cone")

    session.terminal.closeWindow()

    #expect(session.terminal.wait() == 129)
  }

  @Test(arguments: ["INT", "TERM", "HUP", "QUIT", "TSTP"])
  func `ignores signals that its parent process ignores`(name: String) throws {
    let numbers = ["INT": SIGINT, "TERM": SIGTERM, "HUP": SIGHUP, "QUIT": SIGQUIT, "TSTP": SIGTSTP]
    let session = try MenuSession(shell: "trap '' \(name); exec scoops")
    session.expect("Choose a cone")

    session.expectSilence(milliseconds: 1)
    session.terminal.signal(try #require(numbers[name]))
    session.go(["1": "Choose a flavor"])
    session.send("\u{4}")

    session.expectEnd(0, leaving: MenuSession.left(with: "Sugar cone"))
  }

  @Test(arguments: [("INT", "\u{3}"), ("QUIT", "\u{1C}"), ("TSTP", "\u{1A}")])
  func `ignores the keys of ignored signals`(name: String, key: String) throws {
    let session = try MenuSession(shell: "trap '' \(name); exec scoops make")
    session.expect("Choose a cone")

    session.go([key + "1": "Choose a flavor"])
    #expect(session.terminal.modes?.isLineByLine == false)
    #expect(session.screen.isPasteBracketed)
    session.send("\u{4}")

    session.expectEnd(1, leaving: MenuSession.left(with: "Sugar cone"))
  }

  @Test func `ends when the window is closed, even if SIGHUP is ignored`() throws {
    let session = try MenuSession(shell: "trap '' HUP; exec scoops make")
    session.expect("Choose a cone")

    session.terminal.closeWindow()

    #expect(session.terminal.wait() == 1)
  }

  @Test func `ends with SIGPIPE when the reader of the result has ended`() throws {
    let folder = Folder()
    let pipe = folder.path + "/pipe"
    let session = try MenuSession(
      shell: "mkfifo \(pipe); exec 5<>\(pipe) 6>\(pipe) 5>&-; exec scoops >&6 6>&-")
    session.expect("Choose a cone")

    session.go(["1": "Choose a flavor", "\r": "Choose a topping", "1": "❯ [ Done ]"])
    session.go(["\r": "Enter make another"])
    session.send("\u{4}")

    #expect(session.terminal.wait() == 141)
    session.see { _ in true }
    #expect(!session.transcript.contains("Done"))
    session.expectTerminalAsBefore()
  }
}

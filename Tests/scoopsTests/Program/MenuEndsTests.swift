import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whatever ends the menu, the terminal is as it was before, and nothing is left of it but what was made.
@Suite(.timeLimit(.minutes(2)))
struct MenuEndsTests {
  private static let unmade = "No ice cream was made."

  // MARK: Keys

  @Test(arguments: ["q", "\u{1B}", "\u{4}"])
  func `is left by a key`(key: String) throws {
    let session = try MenuSession([])
    session.expect("Choose a cone")

    session.send(key)

    session.expectEnd(0, leaving: "")
  }

  @Test(arguments: ["q", "\u{1B}", "\u{4}"])
  func `leaves what was asked for unfinished by the same keys`(key: String) throws {
    let session = try MenuSession(["make"])
    session.expect("Choose a cone")

    session.send(key)

    session.expectEnd(1, leaving: Self.unmade)
  }

  @Test(arguments: [("\u{3}", 130), ("\u{1C}", 131)])
  func `is ended by the keys that send signals`(key: String, status: Int32) throws {
    let session = try MenuSession(["make"])
    session.expect("Choose a cone")
    session.go(["1": "Choose a flavor"])

    session.send(key)

    session.expectEnd(status, leaving: "")
  }

  @Test func `ends with one ice cream where one was asked for`() throws {
    let session = try MenuSession(["make", "--color", "never"])
    session.expect("Choose a cone")

    session.go(["5": "Choose a flavor", "\r": "Choose a topping", "7": "❯ [ DONE ]"])
    session.send("\r")

    session.expectEnd(
      0,
      leaving: """
               /
              ▐█▌
           ░░░░░░░
         ░░░░░░░░░░░
         ░░░░░░░░░░░
         ===========
          ▒▒▒▒▒▒▒▒▒
          ▒▒▒▒▒▒▒▒▒
           ▒▒▒▒▒▒▒
        Paper cup with Vanilla and Cherry
        The same again: scoops make --cone 'Paper cup' --flavor Vanilla --topping Cherry
        """)
  }

  @Test func `leaves one ice cream after the other above the next menu`() throws {
    let session = try MenuSession([])
    session.expect("Choose a cone")

    session.go(["5": "Choose a flavor", "\r": "Choose a topping", "7": "❯ [ DONE ]"])
    session.go(["\r": "❯ [ OK ]", " ": "Choose a cone"])
    session.go(["3": "Choose a flavor", "\r": "Choose a topping", "9": "❯ [ DONE ]"])
    session.go(["\r": "❯ [ OK ]"])
    session.send("q")

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expect("You made 2 ice creams.")
    session.expectTerminalAsBefore()
    let lines = session.transcript.split(separator: "\n").filter { $0.contains("e") }
    #expect(
      lines == [
        "Paper cup with Vanilla and Cherry",
        "The same again: scoops make --cone 'Paper cup' --flavor Vanilla --topping Cherry",
        "Cake cone with Vanilla and Wafer",
        "The same again: scoops make --cone 'Cake cone' --flavor Vanilla --topping Wafer",
        "You made 2 ice creams.",
      ])
  }

  // MARK: Signals

  @Test(
    arguments: [
      (SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130), (SIGQUIT, 131),
      // The ones of a crash.
      (SIGSEGV, 139), (SIGABRT, 134), (SIGILL, 132), (SIGTRAP, 133), (SIGBUS, SIGBUS + 128),
      (SIGFPE, 136),
    ] as [(Int32, Int32)])
  func `is ended by a signal`(signal: Int32, status: Int32) throws {
    let session = try MenuSession([])
    session.expect("Choose a cone")
    session.go(["1": "Choose a flavor", "\u{1B}[B": "❯  2"])

    session.terminal.signal(signal)

    session.expectEnd(status, leaving: "")
  }

  @Test(arguments: [[], ["make"]])
  func `is ended by the closing of the window`(arguments: [String]) throws {
    let session = try MenuSession(arguments)
    session.expect("Choose a cone")

    session.terminal.closeWindow()

    #expect(session.terminal.wait(milliseconds: 20_000) == 129)
  }

  @Test(arguments: ["INT", "TERM", "HUP", "QUIT", "TSTP"])
  func `ignores the signals that whoever started it ignores`(name: String) throws {
    let numbers = ["INT": SIGINT, "TERM": SIGTERM, "HUP": SIGHUP, "QUIT": SIGQUIT, "TSTP": SIGTSTP]
    let session = try MenuSession(shell: "trap '' \(name); exec scoops")
    session.expect("Choose a cone")

    session.terminal.signal(try #require(numbers[name]))
    session.go(["1": "Choose a flavor"])
    session.send("q")

    session.expectEnd(0, leaving: "")
  }

  @Test(arguments: [("INT", "\u{3}"), ("QUIT", "\u{1C}"), ("TSTP", "\u{1A}")])
  func `ignores the keys of the signals that are ignored`(name: String, key: String) throws {
    let session = try MenuSession(shell: "trap '' \(name); exec scoops make")
    session.expect("Choose a cone")

    session.go([key + "1": "Choose a flavor"])
    #expect(session.terminal.modes?.isLineByLine == false)
    #expect(session.screen.isPasteBracketed)
    session.send("q")

    session.expectEnd(1, leaving: Self.unmade)
  }

  @Test func `ends when the window is closed, even where that is ignored`() throws {
    let session = try MenuSession(shell: "trap '' HUP; exec scoops make")
    session.expect("Choose a cone")

    session.terminal.closeWindow()

    #expect(session.terminal.wait(milliseconds: 20_000) == 1)
  }

  @Test func `ends as others do when nobody reads what was made`() throws {
    let folder = try Folder()
    let pipe = folder.path + "/pipe"
    let session = try MenuSession(
      shell: "mkfifo \(pipe); exec 5<>\(pipe) 6>\(pipe) 5>&-; exec scoops >&6 6>&-")
    session.expect("Choose a cone")

    session.go(["1": "Choose a flavor", "\r": "Choose a topping", "1": "❯ [ DONE ]"])
    session.send("\r")

    #expect(session.terminal.wait(milliseconds: 20_000) == 141)
    session.see { _ in true }
    #expect(!session.transcript.contains("DONE"))
    session.expectTerminalAsBefore()
  }
}

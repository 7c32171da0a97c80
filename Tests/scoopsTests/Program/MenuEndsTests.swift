import Testing

@testable import TerminalDoubles

/// Tests that the menu restores the terminal however it ends, and leaves only the results.
@Suite(.timeLimit(.minutes(2)))
struct MenuEndsTests {
  private static let unmade = "Left without making ice cream."

  @Test(arguments: ["q", "\u{4}"])
  func `is left by a key`(key: String) throws {
    let session = try MenuSession([])
    session.expect("Choose a cone")

    session.send(key)

    session.expectEnd(0, leaving: "")
  }

  @Test(arguments: ["q", "\u{4}"])
  func `leaves a requested ice cream unfinished by the same keys`(key: String) throws {
    let session = try MenuSession(["make"])
    session.expect("Choose a cone")

    session.send(key)

    session.expectEnd(1, leaving: Self.unmade)
  }

  @Test(arguments: [("\u{3}", 130), ("\u{1C}", 131)])
  func `ends on the keys that send signals`(key: String, status: Int32) throws {
    let session = try MenuSession(["make"])
    session.expect("Choose a cone")
    session.go(["1": "Choose a flavor"])
    session.expectSilence(milliseconds: 1)

    session.send(key)

    session.expectEnd(status, leaving: "")
  }

  @Test func `ends after one ice cream if one was requested`() throws {
    let session = try MenuSession(["make", "--no-save", "--color", "never"])
    session.expect("Choose a cone")

    session.go(["5": "Choose a flavor", "\r": "Choose a topping", "7": "❯ [ DONE ]"])
    session.send("\r")

    session.expectEnd(
      0,
      leaving: #"""
                  /
                 O
              .-----.
            .'       '.
           (           )
           (           )   Your ice cream is ready.
           \===========/
            \         /
             \       /
              \_____/
        Make it again:
          scoops make --cone 'Paper cup' --flavor Vanilla --topping Cherry --no-save
        Paper cup with Vanilla and Cherry
        """#)
  }

  @Test func `leaves each ice cream above the next menu`() throws {
    let session = try MenuSession(["--no-save"])
    session.expect("Choose a cone")

    session.go(["5": "Choose a flavor", "\r": "Choose a topping", "7": "❯ [ DONE ]"])
    session.go(["\r": "Enter make another", " ": "Choose a cone"])
    session.go(["3": "Choose a flavor", "\r": "Choose a topping", "9": "❯ [ DONE ]"])
    session.go(["\r": "Enter make another"])
    session.send("q")

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expect("You made 2 ice creams.")
    session.expectTerminalAsBefore()
    let lines = session.transcript.split(separator: "\n").filter { $0.contains(" with ") }
    #expect(lines == ["Paper cup with Vanilla and Cherry", "Cake cone with Vanilla and Wafer"])
    #expect(session.transcript.components(separatedBy: "Make it again:").count == 3)
  }
}

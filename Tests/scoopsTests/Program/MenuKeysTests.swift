import Foundation
import Seeds
import Testing

/// Every key of the menu, as a terminal sends it.
@Suite(.timeLimit(.minutes(2)))
struct MenuKeysTests {
  private let folder: Folder
  private let catalog: String

  init() throws {
    folder = try Folder()
    catalog = try folder.file("seed.json", Seeds.catalog)
  }

  // Of the built-in catalog: six cones, fourteen flavours, nine toppings.

  @Test(arguments: [
    // Moving.
    ("\u{1B}[B", "❯ 2"), ("\u{1B}OB", "❯ 2"), ("j", "❯ 2"), ("\u{E}", "❯ 2"),
    ("\u{1B}[A", "❯ 6"), ("\u{1B}OA", "❯ 6"), ("k", "❯ 6"), ("\u{10}", "❯ 6"),
    ("\u{1B}[F", "❯ 6"), ("\u{1B}OF", "❯ 6"), ("\u{1B}[4~", "❯ 6"), ("\u{1B}[8~", "❯ 6"),
    ("G", "❯ 6"), ("\u{1B}[6~", "❯ 6"), ("jjjjjjj", "❯ 2"),
    ("Gg", "❯ 1"), ("G\u{1B}[H", "❯ 1"), ("G\u{1B}OH", "❯ 1"), ("G\u{1B}[1~", "❯ 1"),
    ("G\u{1B}[7~", "❯ 1"), ("G\u{1B}[5~", "❯ 1"), ("G\u{1B}[Bj", "❯ 2"),
    // Choosing.
    ("3", "✓ Cone     Cake cone"), ("j\r", "✓ Cone     Waffle cone"),
    ("j\n", "✓ Cone     Waffle cone"), ("j ", "✓ Cone     Waffle cone"),
    ("j\u{1B}[C", "✓ Cone     Waffle cone"), ("j\u{1B}OC", "✓ Cone     Waffle cone"),
    ("jl", "✓ Cone     Waffle cone"), ("j\u{1B}OM", "✓ Cone     Waffle cone"),
    ("0", "There is no cone number 0."), ("7", "There is no cone number 7."),
    ("112\r", "✓ Flavor   Cookies and cream"), ("112", "Number: 12_"),
    ("114\u{7F}\r", "✓ Flavor   Vanilla"), ("199\r", "There is no flavor number 99."),
    ("112\u{1B}[B", "❯ 13"), ("112\u{1B}j", "Number: 12_"), ("11\r9", "✓ Topping  Wafer"),
    ("11\r9", "❯ [ DONE ]"),
    // Going back and on.
    ("1\u{1B}[D", "▸ Cone     Sugar cone"), ("1\u{1B}OD", "▸ Cone"), ("1h", "▸ Cone"),
    ("1\u{1B}[Z", "▸ Cone"), ("1h\t", "▸ Flavor"), ("11\r1h", "▸ Topping"),
    ("3h", "❯ 3  ● Cake cone (chosen)"), ("h", "This is the first step."),
    ("\t", "It is too early for a flavor. Choose a cone"),
    ("1\t", "It is too early for a topping. Choose a flavor"),
    ("11\r1\t", "DONE is the last step: Enter makes the ice"),
    ("11\r1hhh2", "▸ Flavor   Vanilla"), ("11\r1hhh2", "✓ Topping  Rainbow sprinkles"),
    // Narrowing.
    ("/waf", "Narrow: waf_ (1 of 2)"), ("/waf\r", "✓ Cone     Waffle cone"),
    ("/waf\u{1B}[B\r", "✓ Cone     Waffle bowl"), ("/xyz", "(none of 6 cones)"),
    ("/xyz\r", "No name has this in it."), ("/wax\u{7F}", "Narrow: wa_"), ("/q", "Narrow: q_"),
    ("/wa\u{15}", "Narrow: _"), ("/bowl\u{1B}", "Choose a cone or a cup (6 cones)"),
    // All of the help.
    ("?", "Ctrl-P Ctrl-N"), ("?x", "Choose a cone or a cup"),
    ("x", "Press / to narrow the options by typing, or ?"),
  ])
  func `does what its key says`(keys: String, text: String) throws {
    let session = try MenuSession([])
    session.expect("q leave")

    session.send(keys)

    session.expect(text)
  }

  @Test(arguments: ["\u{1B}", "q", "\u{4}"])
  func `is left from the alert, and goes back by Esc alone elsewhere`(key: String) throws {
    let session = try MenuSession(["--catalog", catalog])
    session.expect("q leave")
    session.go(["2": "Which flavor?", "\u{1B}": "▸ Cone", "\r": "Which flavor?"])
    session.go(["1": "Choose a topping", "2": "❯ [ DONE ]", "\u{1B}": "▸ Topping"])
    session.go(["\t": "❯ [ DONE ]", "\r": "❯ [ OK ]", "x": "Press Enter to make another one"])

    session.send(key)

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expect("You made 1 ice cream.")
    session.expectTerminalAsBefore()
  }

  // MARK: Keys that come early, in parts or all at once

  @Test(arguments: ["212\r", "212\n", "\u{1B}[B\r\r2\r", "212\r\rq"])
  func `loses nothing that is typed before it is there`(keys: String) throws {
    let session = try MenuSession()

    session.send(keys)
    try session.start(
      [BuiltProgram.folder.appendingPathComponent("scoops").path, "make", "--catalog", catalog])

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expect("Paper cup with Vanilla and Cherry")
    session.expectTerminalAsBefore()
  }

  @Test func `puts a sequence together that comes in parts`() throws {
    for attempt in 1...5 {
      let session = try MenuSession([])
      session.expect("q leave")
      let before = ContinuousClock.now
      session.send("\u{1B}")
      session.send("[")
      session.send("B")
      // On a machine that is busy, so much time may have passed that ESC was a key of its own.
      if ContinuousClock.now - before > .milliseconds(5), attempt < 5 { continue }
      session.expect("❯ 2")
      return
    }
  }

  @Test func `puts a letter together that comes in parts`() throws {
    let odd = try folder.file(
      "odd.json", #"{"cones":["Gelato","Crème"],"flavors":["F"],"toppings":["T"]}"#)
    let session = try MenuSession(["make", "--catalog", odd])
    session.go(["": "q leave", "/": "Narrow: _"])

    session.terminal.send([0xC3])
    session.terminal.send([0xA8])
    session.expect("Narrow: è_ (1 of 1)")

    session.go(["\r": "✓ Cone     Crème"])
  }

  @Test(arguments: ["1", "1\r1\r", "q", "\u{1B}[B\r"])
  func `does not choose by what is pasted`(text: String) throws {
    let session = try MenuSession(["make"])
    session.expect("q leave")

    session.send("\u{1B}[200~\(text)\u{1B}[201~")

    session.expect("What is pasted does not choose.")
    session.expect("▸ Cone")
    session.go(["/": "Narrow: _", "\u{1B}[200~bowl\u{1B}[201~": "Narrow: bowl_ (1 of 1)"])
  }

  @Test func `outlives 10,000 bytes of noise`() throws {
    // A linear congruential generator (Numerical Recipes), so that every run sees the same noise.
    var state: UInt32 = 11
    let noise = (0..<10_000).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    // Without the keys that end it or stop what it shows: Ctrl-C, D, Q, S, V, Z and \, Esc and q.
    let leaving: Set<UInt8> = [0x03, 0x04, 0x0F, 0x11, 0x13, 0x16, 0x1A, 0x1C, 0x1B, 0x71]
    let session = try MenuSession([])
    session.expect("q leave")

    session.terminal.send(noise.filter { !leaving.contains($0) })
    session.terminal.readUntilQuiet(milliseconds: 200)
    session.send("\u{3}")

    #expect(session.terminal.wait(milliseconds: 20_000) == 130)
    session.expectTerminalAsBefore()
  }
}

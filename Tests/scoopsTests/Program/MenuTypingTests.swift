import Foundation
import IceCreamDomain
import PlainText
import Seeds
import Testing

@testable import TerminalDoubles

/// Tests keys that arrive early, in parts or all at once.
@Suite(.timeLimit(.minutes(2)))
struct MenuTypingTests {
  private let folder: Folder
  private let catalog: String

  init() throws {
    folder = try Folder()
    catalog = try folder.file("seed.json", Seeds.catalog)
  }

  @Test(arguments: ["212\r", "212\n", "\u{1B}[B\r\r2\r", "212\r\rq"])
  func `keeps keys typed before it is painted`(keys: String) throws {
    let session = try MenuSession()

    session.send(keys)
    try session.start(
      [BuiltProgram.folder.appendingPathComponent("scoops").path, "make", "--catalog", catalog])

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expect("Paper cup with Vanilla and Cherry")
    session.expectTerminalAsBefore()
  }

  @Test func `accepts a single key typed before it is painted`() throws {
    let program = BuiltProgram.folder.appendingPathComponent("scoops").path
    let (left, chosen) = (try MenuSession(), try MenuSession())
    left.send("q")
    chosen.send("2")

    try left.start([program])
    try chosen.start([program])

    left.expectEnd(0, leaving: "")
    chosen.expect("✓ Cone     Waffle cone")
  }

  @Test func `assembles an escape sequence received in parts`() throws {
    for _ in 1...5 {
      let session = try MenuSession([])
      session.expect("q leave")
      let before = ContinuousClock.now
      session.send("\u{1B}")
      session.terminal.read(milliseconds: 45) { _ in false }
      // On a busy machine, ESC may have timed out and become a key by itself.
      if ContinuousClock.now - before > .milliseconds(50) { continue }
      session.send("[")
      session.terminal.read(milliseconds: 45) { _ in false }
      session.send("B")
      session.expect("❯ 2")
      return
    }
  }

  @Test func `ends on Ctrl-C before it handles the keys typed before it`() throws {
    let session = try MenuSession([])
    session.go(["": "q leave", "/": "Filter: _"])

    session.expectSilence(milliseconds: 1)
    session.terminal.signal(SIGSTOP)
    #expect(session.terminal.waitUntilStopped(milliseconds: 20_000))
    // More than it reads at once.
    session.send(String(repeating: "w", count: 3_000) + "\u{3}")
    session.terminal.signal(SIGCONT)

    session.expectEnd(130, leaving: "")
    #expect(!String(decoding: session.terminal.received, as: UTF8.self).contains("ww"))
  }

  @Test func `assembles a letter received in parts`() throws {
    let odd = try folder.file(
      "odd.json", #"{"cones":["Nougat","Crème"],"flavors":["F"],"toppings":["T"]}"#)
    let session = try MenuSession(["make", "--catalog", odd])
    session.go(["": "q leave", "/": "Filter: _"])

    session.terminal.send([0xC3])
    session.terminal.send([0xA8])
    session.expect("Filter: è_ (1 of 1)")

    session.go(["\r": "✓ Cone     Crème"])
  }

  @Test(arguments: ["", "s"])
  func `shows no typed or pasted control characters`(list: String) throws {
    let folder = try Folder()
    let book = folder.path + "/book.jsonl"
    let made = try BuiltProgram.run(
      "scoops", ["make", "--book", book, "--cone", "1", "--flavor", "1", "--topping", "1"])
    #expect(made.status == 0)
    let session = try MenuSession(["--book", book])
    session.go(["": "q leave"])
    if !list.isEmpty { session.go([list: "q back"]) }
    session.go(["/": ": _"])

    session.go(["a\u{202E}\u{2066}\u{200F}\u{2028}\u{FEFF}b": ": ab_"])
    session.go(["\u{1B}[200~c\u{202E}d\u{1B}[201~": ": abc<U+202E>d_"])

    let sent = String(decoding: session.terminal.received, as: UTF8.self)
    #expect(
      sent.unicodeScalars.allSatisfy {
        $0 == "\r" || $0 == "\n" || $0 == "\u{1B}" || !$0.isUnprintable
      })
    session.send("\u{3}")
    session.expectEnd(130, leaving: "")
  }

  @Test(arguments: ["1", "1\r1\r", "q", "\u{1B}[B\r"])
  func `does not choose by a paste`(text: String) throws {
    let session = try MenuSession(["make"])
    session.expect("q leave")

    session.send("\u{1B}[200~\(text)\u{1B}[201~")

    session.expect("Pasting doesn't select.")
    session.expect("▸ Cone")
    session.go(["/": "Filter: _", "\u{1B}[200~bowl\u{1B}[201~": "Filter: bowl_ (1 of 1)"])
  }

  @Test func `survives 10,000 bytes of noise`() throws {
    // A linear congruential generator (Numerical Recipes) makes the noise reproducible.
    var state: UInt32 = 11
    let noise = (0..<10_000).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    // Without the keys that end it or stop its output: Ctrl-C, D, Q, S, V, Z and \, Esc and q.
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

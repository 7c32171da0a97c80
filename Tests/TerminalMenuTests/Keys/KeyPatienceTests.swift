import Testing

@testable import TerminalMenu

struct KeyPatienceTests {
  @Test(
    arguments: [
      ([:], 50), (["SSH_CONNECTION": "10.0.0.2 50022 10.0.0.1 22"], 100),
      (["SSH_CONNECTION": ""], 50), (["ESCDELAY": "25"], 25),
      (["ESCDELAY": "400", "SSH_CONNECTION": "a"], 400), (["ESCDELAY": "5000"], 5000),
      // Absurd values.
      (["ESCDELAY": "0"], 1), (["ESCDELAY": "5001"], 5000), (["ESCDELAY": "100000000000"], 5000),
      (["ESCDELAY": "-1"], 50), (["ESCDELAY": "9999999999999999999999"], 50),
      (["ESCDELAY": "soon"], 50), (["ESCDELAY": "0x10"], 50), (["ESCDELAY": "1.5"], 50),
      (["ESCDELAY": " 25"], 50), (["ESCDELAY": "٣"], 50),
      (["ESCDELAY": "", "SSH_CONNECTION": "a"], 100),
    ] as [([String: String], Int32)])
  func `takes the time to wait after ESC from the environment`(
    environment: [String: String], milliseconds: Int32
  ) {
    let delay = KeyPatience.escapeDelay { name in
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    #expect(delay == milliseconds)
  }

  @Test(arguments: [(50, 10_000), (100, 20_000), (1, 200), (5000, 1_000_000)] as [(Int32, Int)])
  func `is over after five waits in vain, which take the whole time`(
    milliseconds: Int32, step: Int
  ) {
    var patience = KeyPatience()

    patience.start(milliseconds)

    let isOver = (1...5).map { _ in patience.isOverAfterStep() }
    #expect(patience.step == .microseconds(step))
    #expect(isOver == [false, false, false, false, true])
  }

  @Test func `starts over after input, and has no limit between keys`() {
    var patience = KeyPatience()
    #expect(patience.step == nil)

    patience.start(50)
    let first = (1...4).map { _ in patience.isOverAfterStep() }
    patience.start(200)
    let second = (1...4).map { _ in patience.isOverAfterStep() }

    #expect(first + second == Array(repeating: false, count: 8))
    #expect(patience.step == .milliseconds(40))
    patience.start(nil)
    #expect(patience.step == nil)
  }

  @Test(
    arguments: [
      ("\u{1B}", 70), ("\u{1B}\u{1B}", 70), ("\u{1B}[", 200), ("\u{1B}O", 200),
    ] as [(String, Int32)])
  func `is that of the decoder, whose sequences take no less than an ESC`(
    text: String, milliseconds: Int32
  ) {
    var decoder = KeyDecoder(escapeDelay: 70)
    var slow = KeyDecoder(escapeDelay: 400)

    let keys = decoder.decode(text.utf8) + slow.decode(text.utf8)

    #expect(keys == [])
    #expect(decoder.patience == milliseconds)
    #expect(slow.patience == 400)
  }
}

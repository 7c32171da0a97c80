import Seeds
import Testing

@testable import TerminalMenu

struct KeyDecoderNoiseTests {
  @Test(arguments: [
    Array(0...255), Array("\u{1B}[]OPM200;1~A\\".utf8), [0x1B, 0x5B, 0xC3, 0xA9, 0xF0, 0x9F, 0x03],
  ])
  func `survives noise in pieces of any length`(alphabet: [UInt8]) {
    for seed in 1...4 as ClosedRange<UInt64> {
      var numbers = FixedNumbers(seed: seed)
      let bytes = numbers.bytes(100_000, among: alphabet)
      var whole = KeyDecoder()
      var pieces = KeyDecoder()

      let keys = whole.decode(bytes)
      let sameKeys = stride(from: 0, to: bytes.count, by: 7).flatMap {
        pieces.decode(Array(bytes[$0..<min($0 + 7, bytes.count)]))
      }

      #expect(keys == sameKeys)
      #expect(whole.giveUp() == pieces.giveUp())
      #expect(whole.decode([0x71]) == [.character("q")])
    }
  }
}

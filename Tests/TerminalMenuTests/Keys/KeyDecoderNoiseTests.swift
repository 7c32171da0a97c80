import Testing

@testable import TerminalMenu

struct KeyDecoderNoiseTests {
  /// Reproducible bytes: Knuth's linear congruential generator with MMIX's constants.
  private func noise(seed: UInt64, among alphabet: [UInt8]) -> [UInt8] {
    var state = seed
    return (0..<100_000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return alphabet[Int(state >> 33) % alphabet.count]
    }
  }

  @Test(arguments: [
    Array(0...255), Array("\u{1B}[]OPM200;1~A\\".utf8), [0x1B, 0x5B, 0xC3, 0xA9, 0xF0, 0x9F, 0x03],
  ])
  func `survives noise in pieces of any length`(alphabet: [UInt8]) {
    for seed in 1...4 as ClosedRange<UInt64> {
      let bytes = noise(seed: seed, among: alphabet)
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

import Testing

@testable import TerminalMenu

struct KeyDecoderTests {
  @Test(arguments: KeyTables.all)
  func `decodes input in one piece`(row: KeyRow) {
    var decoder = KeyDecoder()

    #expect(decoder.decode(row.bytes) == row.keys)
    #expect(decoder.patience == row.patience)
    #expect(decoder.giveUp() == row.leftovers)
    #expect(decoder.patience == nil)
    #expect(decoder.decode([0x71]) == [.character("q")])
  }

  @Test(arguments: KeyTables.all)
  func `decodes input split at any byte`(row: KeyRow) {
    for split in row.bytes.indices {
      var decoder = KeyDecoder()
      let keys =
        decoder.decode(Array(row.bytes[..<split])) + decoder.decode(Array(row.bytes[split...]))

      #expect(keys == row.keys, "split at \(split)")
      #expect(decoder.giveUp() == row.leftovers, "split at \(split)")
    }
  }

  @Test(arguments: KeyTables.all)
  func `keeps no state after it gives up at any byte`(row: KeyRow) {
    for end in row.bytes.indices {
      var decoder = KeyDecoder()
      _ = decoder.decode(Array(row.bytes[..<end]))
      _ = decoder.giveUp()

      #expect(decoder.giveUp() == [], "given up at \(end)")
      #expect(decoder.decode([0x71]) == [.character("q")], "given up at \(end)")
    }
  }

  @Test(
    arguments: [
      ([0x03, 0x18], [.control("c"), .signal(2)]), ([0x1B, 0x18], [.signal(2)]),
      // In a paste, in a character and in strings; after the paste, a signal again.
      (Array("\u{1B}[200~\u{18}\u{1B}[201~\u{18}".utf8), [.paste("\u{18}"), .signal(2)]),
      ([0xC3, 0x18, 0x71], [.signal(2), .character("q")]),
      (Array("\u{1B}]0;\u{18}q".utf8), [.signal(2), .character("q")]),
      (Array("\u{1B}[1\u{18}q".utf8), [.signal(2), .character("q")]),
      ([0x7F, 0x08], [.signal(3), .backspace]),
    ] as [([UInt8], [Key])])
  func `decodes keys that send signals outside of pastes`(bytes: [UInt8], keys: [Key]) {
    var decoder = KeyDecoder()
    decoder.signal = { [0x18: 2, 0x7F: 3][$0] }

    #expect(decoder.decode(bytes) == keys)
    #expect(decoder.patience == nil)
  }

  @Test(arguments: [
    (60, [Key.up]), (61, []), (62, []), (1_000_000, []),
  ])
  func `ignores a sequence of more than 64 bytes to its end`(zeros: Int, keys: [Key]) {
    var decoder = KeyDecoder()
    let parameters = String(repeating: "0", count: zeros)

    #expect(decoder.decode(Array("\u{1B}[\(parameters);Aq".utf8)) == keys + [.character("q")])
  }

  @Test func `ignores an unterminated string and continues`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode(Array("\u{1B}]".utf8) + Array(repeating: 0x61, count: 1_000_000)) == [])
    #expect(decoder.patience == 200)
    #expect(decoder.giveUp() == [])
    #expect(decoder.decode([0x71]) == [.character("q")])
  }
}

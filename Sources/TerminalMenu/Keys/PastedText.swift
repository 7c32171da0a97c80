/// What has come of a bracketed paste.
struct PastedText {
  /// What comes after this many bytes is swallowed.
  static let limit = 65_536
  /// `CSI 201~`.
  private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private var bytes: [UInt8] = []
  private var isFull = false
  /// How many bytes of the end have come.
  private var matched = 0

  /// Adds a byte.
  ///
  /// - Returns: The whole paste, which is then forgotten, if it has ended with this byte.
  mutating func add(_ byte: UInt8) -> Key? {
    if byte != Self.end[matched] { keepMatched() }
    guard byte == Self.end[matched] else {
      keep(byte)
      return nil
    }
    matched += 1
    guard matched == Self.end.count else { return nil }
    matched = 0
    return deliver()
  }

  /// Returns what has come, and forgets it.
  mutating func deliver() -> Key {
    keepMatched()
    let text = String(decoding: bytes, as: UTF8.self)
    self = PastedText()
    return .paste(text)
  }

  /// Takes what looked like the end for a part of the text.
  private mutating func keepMatched() {
    for byte in Self.end[..<matched] { keep(byte) }
    matched = 0
  }

  private mutating func keep(_ byte: UInt8) {
    if isFull { return }
    if bytes.count < Self.limit {
      bytes.append(byte)
    } else {
      isFull = true
      dropCharacter(cutBefore: byte)
    }
  }

  /// Removes the beginning of a character that goes on with a byte for which there is no room.
  private mutating func dropCharacter(cutBefore byte: UInt8) {
    let tail = bytes.suffix(3)
    guard let lead = tail.lastIndex(where: { $0 >= 0xC0 }),
      var character = PartialScalar(tail[lead]),
      tail[(lead + 1)...].allSatisfy({ character.add($0) }), character.add(byte)
    else { return }
    bytes.removeSubrange(lead...)
  }
}

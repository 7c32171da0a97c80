/// The text of a bracketed paste while it is received.
struct PastedText {
  /// Bytes after this many are ignored.
  static let limit = 65_536
  /// `CSI 201~`.
  private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private var bytes: [UInt8] = []
  /// The number of bytes of the end received so far.
  private var matched = 0

  /// Adds a byte, and returns the whole paste if this byte ends it; otherwise `nil`.
  mutating func add(_ byte: UInt8) -> Key? {
    if byte != Self.end[matched] { addMatched() }
    guard byte == Self.end[matched] else {
      add(text: byte)
      return nil
    }
    matched += 1
    guard matched == Self.end.count else { return nil }
    matched = 0
    return deliver()
  }

  /// Returns the text so far and starts over.
  mutating func deliver() -> Key {
    addMatched()
    let text = String(decoding: bytes, as: UTF8.self)
    self = PastedText()
    return .paste(text)
  }

  /// Adds the bytes to the text that only looked like the end of the paste.
  private mutating func addMatched() {
    for byte in Self.end[..<matched] { add(text: byte) }
    matched = 0
  }

  private mutating func add(text byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) }
  }
}

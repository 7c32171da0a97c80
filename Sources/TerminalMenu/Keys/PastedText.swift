/// The text of a bracketed paste while it is received.
struct PastedText {
  /// Bytes after this many are ignored.
  static let limit = 65_536
  /// `CSI 201~`.
  private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// The text up to the limit, and the last bytes, which may be a part of the end.
  private var bytes: [UInt8] = []

  /// Adds a byte, and returns the whole paste if this byte ends it; otherwise `nil`.
  mutating func add(_ byte: UInt8) -> Key? {
    bytes.append(byte)
    if bytes.count > Self.limit + Self.end.count { bytes.remove(at: Self.limit) }
    guard bytes.suffix(Self.end.count) == Self.end[...] else { return nil }
    bytes.removeLast(Self.end.count)
    return deliver()
  }

  /// Returns the text so far and starts over.
  mutating func deliver() -> Key {
    defer { bytes = [] }
    return .paste(String(decoding: bytes.prefix(Self.limit), as: UTF8.self))
  }
}

/// A text for a terminal, put together from many small pieces.
///
/// Bytes go together faster than characters, of which each could belong to the one before it.
struct TerminalText {
  private var bytes: [UInt8] = []

  /// Makes an empty text.
  ///
  /// - Parameter room: How many bytes find room at once.
  init(room: Int = 0) {
    bytes.reserveCapacity(room)
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: String) {
    // The pieces are short.
    for byte in text.utf8 { bytes.append(byte) }
  }

  /// Adds a number that is not negative.
  mutating func append(_ number: Int) {
    if number > 9 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }
}

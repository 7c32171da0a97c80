/// A character in UTF-8 of which the first bytes have come.
struct PartialScalar {
  private var value: UInt32
  private var missing: Int
  /// What the next byte can be.
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  /// Begins a character of several bytes, or returns `nil` where the byte begins none.
  ///
  /// Unicode 16, table 3-7: well-formed byte sequences.
  init?(_ lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: next = 0xA0...0xBF
    case 0xED: next = 0x80...0x9F
    case 0xF0: next = 0x90...0xBF
    case 0xF4: next = 0x80...0x8F
    default: break
    }
  }

  /// Adds a byte, or returns `false` where it does not belong to the character.
  mutating func add(_ byte: UInt8) -> Bool {
    guard missing > 0, next.contains(byte) else { return false }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    next = 0x80...0xBF
    return true
  }

  var isComplete: Bool { missing == 0 }

  /// The key, or `nil` for the controls from U+0080 to U+009F, which nobody types.
  var key: Key? { value < 0xA0 ? nil : Unicode.Scalar(value).map(Key.character) }
}

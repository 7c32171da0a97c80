import PlainText

/// A UTF-8 character that is still incomplete.
struct PartialScalar {
  private var value: UInt32
  private var missing: Int
  /// A smaller value would fit in fewer bytes.
  private let minimum: UInt32

  /// Begins a character of several bytes, or `nil` if the byte does not begin one.
  ///
  /// Unicode 16, table 3-6: the distribution of bits in UTF-8.
  init?(_ lead: UInt8) {
    switch lead {
    case 0xC0...0xDF: (value, missing, minimum) = (UInt32(lead & 0x1F), 1, 0x80)
    case 0xE0...0xEF: (value, missing, minimum) = (UInt32(lead & 0x0F), 2, 0x800)
    case 0xF0...0xF7: (value, missing, minimum) = (UInt32(lead & 0x07), 3, 0x10000)
    default: return nil
    }
  }

  /// Adds a byte; returns `false` if it does not belong to the character.
  mutating func add(_ byte: UInt8) -> Bool {
    guard missing > 0, 0x80...0xBF ~= byte else { return false }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return true
  }

  var isComplete: Bool { missing == 0 }

  /// The key, or `nil` if the bytes are not a printable character: typed text is shown.
  var key: Key? {
    guard value >= minimum, let scalar = Unicode.Scalar(value), !scalar.isUnprintable else {
      return nil
    }
    return .character(scalar)
  }
}

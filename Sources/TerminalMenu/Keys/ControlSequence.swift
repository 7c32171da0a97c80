/// A sequence that begins with CSI or SS3; stores only what identifies a key.
struct ControlSequence {
  /// The start of a sequence: ESC and `[`, or ESC and `O`.
  enum Introducer {
    case csi, ss3
  }

  enum Meaning: Equatable {
    case key(Key)
    case paste
    /// It is ignored, with some more bytes.
    case nothing(more: Int)
  }

  /// The maximum number of bytes; a longer sequence is ignored.
  static let lengthLimit = 64

  private let introducer: Introducer
  /// The number of bytes, with ESC and `[` or `O`.
  private var length = 2
  private var firstParameter = 0
  private var hasSecondParameter = false
  /// Whether there are bytes other than digits and semicolons, which no key has.
  private var isForeign = false

  init(_ introducer: Introducer) {
    self.introducer = introducer
  }

  /// Adds a byte from 0x20 to 0x7E, and returns the meaning of the sequence, or `nil` while it is incomplete.
  mutating func add(_ byte: UInt8) -> Meaning? {
    let isFirst = length == 2
    length = min(length + 1, Self.lengthLimit + 1)
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if !hasSecondParameter {
        firstParameter = min(firstParameter * 10 + Int(byte - UInt8(ascii: "0")), 1000)
      }
      return nil
    case UInt8(ascii: ";"):
      hasSecondParameter = true
      return nil
    // ECMA-48 5.4: other parameters and intermediates; from 0x40 on, a byte is the final one.
    case 0x20...0x3F:
      isForeign = true
      return nil
    default:
      return meaning(final: Unicode.Scalar(byte), isAlone: isFirst)
    }
  }

  private func meaning(final: Unicode.Scalar, isAlone: Bool) -> Meaning {
    if isForeign || length > Self.lengthLimit { return .nothing(more: 0) }
    switch (introducer, final) {
    case (_, "A"): return .key(.up)
    case (_, "B"): return .key(.down)
    case (_, "C"): return .key(.right)
    case (_, "D"): return .key(.left)
    case (_, "H"): return .key(.home)
    case (_, "F"): return .key(.end)
    case (.ss3, "M"): return .key(.enter)
    case (.csi, "Z"): return .key(.backTab)
    case (.csi, "~"): return meaningOfNumber
    // xterm's oldest report of the mouse, with a button, a column and a row.
    case (.csi, "M") where isAlone: return .nothing(more: 3)
    // A function key of the Linux console, with a letter.
    case (.csi, "[") where isAlone: return .nothing(more: 1)
    default: return .nothing(more: 0)
    }
  }

  private var meaningOfNumber: Meaning {
    switch firstParameter {
    case 1, 7: .key(.home)
    case 3: .key(.delete)
    case 4, 8: .key(.end)
    case 5: .key(.pageUp)
    case 6: .key(.pageDown)
    case 200 where !hasSecondParameter: .paste
    default: .nothing(more: 0)
    }
  }
}

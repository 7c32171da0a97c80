/// A sequence that begins with CSI or SS3: ESC and `[`, or ESC and `O`.
struct ControlSequence {
  enum Meaning: Equatable {
    case key(Key)
    case paste
    /// It is ignored, with some more bytes.
    case nothing(more: Int)
  }

  /// The maximum number of bytes; a longer sequence is ignored.
  static let lengthLimit = 64

  /// The `[` or `O`.
  private let introducer: Unicode.Scalar
  /// The bytes after it, up to the limit.
  private var parameters = ""

  init(_ introducer: Unicode.Scalar) {
    self.introducer = introducer
  }

  /// Adds a byte from 0x20 to 0x7E, and returns the meaning of the sequence, or `nil` while it is incomplete.
  mutating func add(_ byte: UInt8) -> Meaning? {
    let scalar = Unicode.Scalar(byte)
    // ECMA-48 5.4: below 0x40 are parameters and intermediates; from there on, a byte is the final one.
    if byte >= 0x40 { return meaning(final: scalar) }
    if parameters.utf8.count < Self.lengthLimit { parameters.unicodeScalars.append(scalar) }
    return nil
  }

  private func meaning(final: Unicode.Scalar) -> Meaning {
    // ESC, the introducer and the final byte count, too. No key has other bytes than digits and semicolons.
    guard parameters.utf8.count + 3 <= Self.lengthLimit,
      parameters.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") })
    else { return .nothing(more: 0) }
    switch (introducer, final) {
    case (_, "A"): return .key(.up)
    case (_, "B"): return .key(.down)
    case (_, "C"): return .key(.right)
    case (_, "D"): return .key(.left)
    case (_, "H"): return .key(.home)
    case (_, "F"): return .key(.end)
    case ("O", "M"): return .key(.enter)
    case ("[", "Z"): return .key(.backTab)
    case ("[", "~"): return meaningOfNumber
    // xterm's oldest report of the mouse, with a button, a column and a row.
    case ("[", "M") where parameters.isEmpty: return .nothing(more: 3)
    // A function key of the Linux console, with a letter.
    case ("[", "[") where parameters.isEmpty: return .nothing(more: 1)
    default: return .nothing(more: 0)
    }
  }

  private var meaningOfNumber: Meaning {
    switch Int(parameters.prefix { $0 != ";" }) {
    case 1, 7: .key(.home)
    case 3: .key(.delete)
    case 4, 8: .key(.end)
    case 5: .key(.pageUp)
    case 6: .key(.pageDown)
    case 200 where !parameters.contains(";"): .paste
    default: .nothing(more: 0)
    }
  }
}

/// A sequence that begins with CSI or SS3: ESC and `[`, or ESC and `O`.
struct ControlSequence {
  enum Meaning: Equatable {
    /// Pressed keys; none if the sequence is ignored.
    case strokes([KeyStroke])
    case paste
    /// It is ignored, with some more bytes.
    case ignored(more: Int)

    static let nothing = Meaning.strokes([])
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
    // ESC, the introducer and the final byte count, too. No key has other bytes than digits and separators.
    guard parameters.utf8.count + 3 <= Self.lengthLimit,
      parameters.utf8.allSatisfy({ (0x30...0x3B).contains($0) })
    else { return .nothing }
    switch (introducer, final) {
    // xterm's oldest report of the mouse, with a button, a column and a row.
    case ("[", "M") where parameters.isEmpty: return .ignored(more: 3)
    // A function key of the Linux console, with a letter.
    case ("[", "[") where parameters.isEmpty: return .ignored(more: 1)
    case ("[", "~") where parameters == "200": return .paste
    default: return .strokes(strokes(final: final))
    }
  }

  private func strokes(final: Unicode.Scalar) -> [KeyStroke] {
    let report = KeyReport(parameters)
    guard report.isPressed else { return [] }
    switch (introducer, final) {
    case ("[", "u"): return report.strokes(ofCode: 0)
    // xterm's modifyOtherKeys: 27, the modifiers and the code.
    case ("[", "~") where report[0] == 27: return report.strokes(ofCode: 2)
    // rxvt ends with other signs if a modifier is held.
    case ("[", "~"), ("[", "^"), ("[", "@"):
      return [KeyReport.numbered[report[0] ?? 0]].compactMap(\.self)
    case ("[", "Z"): return [.named(.backTab)]
    case ("O", _):
      return [KeyReport.lettered[final] ?? KeyReport.keypad[final]].compactMap(\.self)
    default: return [KeyReport.lettered[final]].compactMap(\.self)
    }
  }
}

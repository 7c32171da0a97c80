/// Turns the bytes that a terminal sends into keys.
struct KeyDecoder {
  /// What has begun and is not complete.
  enum State {
    case nothing
    /// A character in UTF-8, typed or, after ESC, swallowed.
    case character(PartialScalar, isTyped: Bool)
    case escape
    /// ESC and intermediates: ECMA-35 13.2.1.
    case escapeSequence
    case controlSequence(ControlSequence)
    /// `CSI [`, to be followed by a letter.
    case functionKey
    /// `CSI M`, to be followed by a button, a column and a row.
    case mouse(missing: Int)
    /// OSC, DCS, SOS, PM or APC.
    case string
    /// The same, with the first half of its ST, ESC and a backslash.
    case endOfString
    case paste
  }

  var state = State.nothing
  /// Apart from the state, because an enum would copy it for every byte.
  var pasted = PastedText()

  init() {}

  /// Decodes what was read, which may begin and end anywhere.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { decode(byte, into: &keys) }
    return keys
  }

  /// How many milliseconds to wait for the rest of what has begun, or `nil` where nothing has.
  var patience: Int32? {
    switch state {
    // The rest of a character is on its way, and its beginning harms nobody.
    case .nothing, .character: nil
    case .escape: 20
    case .paste: 5000
    default: 200
    }
  }

  /// Decides what has begun without waiting any longer.
  mutating func giveUp() -> [Key] {
    defer { state = .nothing }
    switch state {
    case .escape: return [.escape]
    case .paste: return [pasted.deliver()]
    default: return []
    }
  }
}

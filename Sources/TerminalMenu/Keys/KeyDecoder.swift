import PlainText

/// Decodes the bytes that a terminal sends into keys.
struct KeyDecoder {
  /// The incomplete input.
  private enum State {
    case nothing
    /// The first bytes of a character in UTF-8.
    case character([UInt8])
    case escape
    /// ESC and intermediates: ECMA-35 13.2.1.
    case escapeSequence
    case controlSequence(ControlSequence)
    /// A sequence of which some more bytes are to be ignored.
    case rest(Int)
    /// OSC, DCS, SOS, PM or APC, up to BEL or to ST, which is ESC and a backslash.
    case string
    /// The same, with the first half of its ST.
    case endOfString
    case paste
  }

  /// Returns the signal that a byte sends unless it is part of a sequence or of a paste.
  var signal: (UInt8) -> Int32? = { _ in nil }
  private var state = State.nothing
  private var pasted = PastedText()
  /// The keys that are decoded, but not returned yet.
  private var keys: [Key] = []

  /// Decodes bytes, which may begin and end anywhere in a sequence.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    defer { keys = [] }
    for byte in bytes { decode(byte) }
    return keys
  }

  /// How many milliseconds to wait for the rest of a sequence, or `nil` if none has begun.
  var patience: Int32? {
    switch state {
    // An incomplete character can wait.
    case .nothing, .character: nil
    // Its parts may arrive 50 ms apart, on a slow line.
    case .escape: 53
    case .paste: 5000
    default: 200
    }
  }

  /// Decodes an incomplete sequence without waiting for its rest.
  mutating func giveUp() -> [Key] {
    defer { state = .nothing }
    switch state {
    case .escape: return [.escape]
    case .paste: return [pasted.deliver()]
    default: return []
    }
  }

  // MARK: Byte by byte

  private mutating func decode(_ byte: UInt8) {
    switch state {
    case .nothing:
      begin(byte)
    case .character(let bytes):
      continueCharacter(bytes, with: byte)
    // The second half of an ST is ignored like Alt and a backslash.
    case .escape, .endOfString:
      continueEscape(with: byte)
    case .escapeSequence where 0x20...0x2F ~= byte:
      break
    case .controlSequence(let sequence) where 0x20...0x7E ~= byte:
      continueSequence(sequence, with: byte)
    case .escapeSequence where 0x30...0x7E ~= byte, .string where byte == 0x07:
      state = .nothing
    case .rest(let count) where byte >= 0x20:
      state = count > 1 ? .rest(count - 1) : .nothing
    case .string where byte == 0x1B:
      state = .endOfString
    // ECMA-48 5.6: a string has the controls from BS to CR, and no others.
    case .string where byte >= 0x20 || 0x08...0x0D ~= byte:
      break
    case .paste:
      guard let paste = pasted.add(byte) else { return }
      state = .nothing
      keys.append(paste)
    case .escapeSequence, .controlSequence, .rest, .string:
      // A byte that cannot be part of a sequence ends it, and is decoded by itself.
      begin(byte)
    }
  }

  private mutating func begin(_ byte: UInt8) {
    state = .nothing
    if let signal = signal(byte) {
      keys.append(.signal(signal))
    } else if byte == 0x1B {
      state = .escape
    } else if let key = Key(byte) {
      keys.append(key)
    } else if 0xC0...0xF7 ~= byte {
      state = .character([byte])
    }
  }

  private mutating func continueCharacter(_ bytes: [UInt8], with byte: UInt8) {
    guard 0x80...0xBF ~= byte else { return begin(byte) }
    let bytes = bytes + [byte]
    // Unicode 16, table 3-6: the first byte begins with as many ones as there are bytes.
    guard bytes.count == (~bytes[0]).leadingZeroBitCount else {
      state = .character(bytes)
      return
    }
    state = .nothing
    // Typed text is shown, so unprintable characters are ignored.
    if let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first,
      !scalar.isUnprintable
    {
      keys.append(.character(scalar))
    }
  }

  private mutating func continueEscape(with byte: UInt8) {
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "[", "O": state = .controlSequence(ControlSequence(scalar))
    // ECMA-48 8.3: OSC, DCS, SOS, PM and APC.
    case "]", "P", "X", "^", "_": state = .string
    case " "..."/": state = .escapeSequence
    // Alt and a character.
    case "0"..."~": state = .nothing
    case "\u{7F}", "\u{08}":
      state = .nothing
      keys.append(.altBackspace)
    // Another ESC, Ctrl-C and Ctrl-D do not continue a sequence.
    case "\u{1B}", "\u{03}", "\u{04}":
      keys.append(.escape)
      begin(byte)
    default: begin(byte)
    }
  }

  private mutating func continueSequence(_ sequence: ControlSequence, with byte: UInt8) {
    var sequence = sequence
    guard let meaning = sequence.add(byte) else {
      state = .controlSequence(sequence)
      return
    }
    state = .nothing
    switch meaning {
    case .key(let key): keys.append(key)
    case .paste: state = .paste
    case .nothing(let more): if more > 0 { state = .rest(more) }
    }
  }
}

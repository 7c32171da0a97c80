import PlainText

/// Decodes the bytes that a terminal sends into keys.
struct KeyDecoder {
  /// The incomplete input.
  private enum State {
    case nothing
    /// The first bytes of a character in UTF-8.
    case character([UInt8])
    /// ESC, or another one after it.
    case escape(isSecond: Bool)
    /// ESC and intermediates: ECMA-35 13.2.1.
    case escapeSequence
    /// After an ESC, it is Alt and a key, or else that ESC was a key by itself.
    case controlSequence(ControlSequence, isAfterEscape: Bool)
    /// A sequence of which some more bytes are to be ignored.
    case rest(Int)
    /// OSC, DCS, SOS, PM or APC, up to BEL or to ST, which is ESC and a backslash.
    case string
    /// The same, with the first half of its ST.
    case endOfString
    case paste
  }

  /// How many milliseconds the parts of a key may arrive apart, on a slow line.
  let escapeDelay: Int32
  /// Returns the signal that a byte sends unless it is part of a sequence or of a paste.
  var signal: (UInt8) -> Int32? = { _ in nil }
  private var state = State.nothing
  private var pasted = PastedText()
  /// The keys that are decoded, but not returned yet.
  private var keys: [Key] = []

  init(escapeDelay: Int32 = 50) {
    self.escapeDelay = escapeDelay
  }

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
    case .escape: escapeDelay
    case .paste: 5000
    default: max(200, escapeDelay)
    }
  }

  /// Decodes an incomplete sequence without waiting for its rest.
  mutating func giveUp() -> [Key] {
    defer { state = .nothing }
    switch state {
    case .escape(let isSecond): return isSecond ? [.escape, .escape] : [.escape]
    case .controlSequence(_, isAfterEscape: true): return [.escape]
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
    case .escape(let isSecond):
      continueEscape(with: byte, isSecond: isSecond)
    // The second half of an ST is ignored like Alt and a backslash.
    case .endOfString:
      continueEscape(with: byte)
    case .escapeSequence where 0x20...0x2F ~= byte:
      break
    case .controlSequence(let sequence, let isAfterEscape) where 0x20...0x7E ~= byte:
      continueSequence(sequence, isAfterEscape: isAfterEscape, with: byte)
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
    case .controlSequence(_, isAfterEscape: true):
      keys.append(.escape)
      begin(byte)
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
      state = .escape(isSecond: false)
    } else if 0xC0...0xF7 ~= byte {
      state = .character([byte])
    } else if byte < 0x80 {
      press(Unicode.Scalar(byte))
    }
  }

  /// Adds the key of a character, which may be a control character.
  private mutating func press(_ scalar: Unicode.Scalar) {
    if !scalar.isASCII {
      // Typed text is shown, so unprintable characters are ignored.
      if !scalar.isUnprintable { keys.append(.character(scalar)) }
    } else if let signal = signal(UInt8(scalar.value)) {
      keys.append(.signal(signal))
    } else if let key = Key(UInt8(scalar.value)) {
      keys.append(key)
    }
  }

  /// Adds the key of Alt and a character: only Alt and Backspace is another one than without Alt.
  private mutating func pressWithAlt(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{7F}", "\u{08}": keys.append(.altBackspace)
    case " "..."~": break
    default: press(scalar)
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
    if let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first {
      press(scalar)
    }
  }

  private mutating func continueEscape(with byte: UInt8, isSecond: Bool = false) {
    let scalar = Unicode.Scalar(byte)
    if scalar == "[" || scalar == "O" {
      state = .controlSequence(ControlSequence(scalar), isAfterEscape: isSecond)
      return
    }
    // Without a sequence, the first ESC is no Alt.
    if isSecond { keys.append(.escape) }
    switch scalar {
    case "\u{1B}": state = .escape(isSecond: true)
    // ECMA-48 8.3: OSC, DCS, SOS, PM and APC.
    case "]", "P", "X", "^", "_": state = .string
    case " "..."/": state = .escapeSequence
    case "0"..."~", "\u{7F}", "\u{08}":
      state = .nothing
      pressWithAlt(scalar)
    // Ctrl-C and Ctrl-D do not continue a sequence.
    case "\u{03}", "\u{04}":
      keys.append(.escape)
      begin(byte)
    default: begin(byte)
    }
  }

  private mutating func continueSequence(
    _ sequence: ControlSequence, isAfterEscape: Bool, with byte: UInt8
  ) {
    var sequence = sequence
    guard let meaning = sequence.add(byte) else {
      state = .controlSequence(sequence, isAfterEscape: isAfterEscape)
      return
    }
    state = .nothing
    switch meaning {
    case .strokes(let strokes) where !strokes.isEmpty:
      for stroke in strokes { press(stroke) }
      return
    // Alt and a key without a meaning, such as F5, which ends like all keys with a number.
    case .strokes where "~^@".utf8.contains(byte): return
    case .strokes: break
    case .paste: state = .paste
    case .ignored(let more): state = .rest(more)
    }
    if isAfterEscape { keys.append(.escape) }
  }

  private mutating func press(_ stroke: KeyStroke) {
    switch stroke {
    case .named(let key): keys.append(key)
    case .typed(let scalar, isAlt: true): pressWithAlt(scalar)
    case .typed(let scalar, isAlt: false): press(scalar)
    }
  }
}

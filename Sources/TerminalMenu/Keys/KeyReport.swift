/// The parameters of a sequence that reports a key, with its modifiers.
///
/// They are those of xterm's modifyOtherKeys and of kitty's keyboard protocol
/// (https://sw.kovidgoyal.net/kitty/keyboard-protocol): numbers between semicolons, with variants after colons.
struct KeyReport {
  private let parameters: [[Int?]]

  init(_ text: String) {
    parameters = text.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    }
  }

  /// The number in a place, or `nil` if it is missing.
  subscript(place: Int) -> Int? { self[place, 0] }

  private subscript(place: Int, variant: Int) -> Int? {
    guard place < parameters.count, variant < parameters[place].count else { return nil }
    return parameters[place][variant]
  }

  /// Whether the key was pressed or repeats (event types 1 and 2), and was not released (3).
  ///
  /// Only then, and for the code of a character, a number has variants.
  var isPressed: Bool { (self[1, 1] ?? 1) < 3 }

  /// Returns the keys of the character whose code is in a place; none for a key without a meaning, such as Shift.
  func strokes(ofCode place: Int) -> [KeyStroke] {
    guard let code = self[place] else { return [] }
    // One is added to the bits of the modifiers.
    let modifiers = Modifiers(rawValue: max(0, (self[1] ?? 1) - 1))
    let isAlt = modifiers.contains(.alt)
    switch Self.functional[code] {
    case .typed(let scalar, _): return [.typed(scalar, isAlt: isAlt)]
    case let stroke?: return [stroke]
    case nil: break
    }
    // Other keys without a character have codes from Unicode's private use area.
    if 0xE000...0xF8FF ~= code { return [] }
    if code == 9, modifiers.contains(.shift) { return [.named(.backTab)] }
    if modifiers.contains(.control), let control = control(place) {
      return [.typed(control, isAlt: isAlt)]
    }
    guard modifiers.isDisjoint(with: [.control, .command]) || Self.isControl(code) else {
      return []
    }
    // The text that the key types, if the terminal reports it.
    let text = place == 0 && !isAlt ? (parameters.dropFirst(2).first ?? []) : []
    let codes = text.contains(nil) || text.isEmpty ? [shifted(place, modifiers)] : text
    return codes.compactMap { code in
      code.flatMap(UInt32.init(exactly:)).flatMap(Unicode.Scalar.init).map {
        .typed($0, isAlt: isAlt)
      }
    }
  }

  private static func isControl(_ code: Int) -> Bool { code < 0x20 || code == 0x7F }

  /// Returns the control character of Ctrl and the character in a place, or `nil` if there is none.
  private func control(_ place: Int) -> Unicode.Scalar? {
    // The code, or that of the same key on an English keyboard.
    let codes = [self[place], self[place, 2]].compactMap(\.self)
    // A to underscore, and a to z; Ctrl-@ is Ctrl-Space, and no key.
    return codes.first { 0x41...0x5F ~= $0 || 0x61...0x7A ~= $0 }
      .map { Unicode.Scalar(UInt8($0 & 0x1F)) }
  }

  /// Returns the code of the character in a place as it is typed with Shift, if that is held.
  private func shifted(_ place: Int, _ modifiers: Modifiers) -> Int? {
    guard modifiers.contains(.shift), let code = self[place] else { return self[place] }
    return self[place, 1] ?? (0x61...0x7A ~= code ? code - 0x20 : code)
  }

  private struct Modifiers: OptionSet {
    let rawValue: Int
    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
    /// Super, Hyper and Meta; above are Caps Lock and Num Lock, which change no code.
    static let command = Modifiers(rawValue: 8 + 16 + 32)
  }

  // MARK: Keys without a character

  /// The keys with a letter at the end; those of rxvt have a small one if a modifier is held.
  static let lettered: [Unicode.Scalar: KeyStroke] = [
    "A": .named(.up), "B": .named(.down), "C": .named(.right), "D": .named(.left),
    "H": .named(.home), "F": .named(.end),
    "a": .named(.up), "b": .named(.down), "c": .named(.right), "d": .named(.left),
  ]

  /// The keys with a number.
  static let numbered: [Int: KeyStroke] = [
    1: .named(.home), 3: .named(.delete), 4: .named(.end), 5: .named(.pageUp),
    6: .named(.pageDown), 7: .named(.home), 8: .named(.end),
  ]

  /// The application keypad of DEC's VT100, with xterm's Tab and equals sign.
  static let keypad: [Unicode.Scalar: KeyStroke] = [
    "M": .typed("\r"), "I": .typed("\t"), "X": .typed("="), "j": .typed("*"), "k": .typed("+"),
    "l": .typed(","), "m": .typed("-"), "n": .typed("."), "o": .typed("/"), "p": .typed("0"),
    "q": .typed("1"), "r": .typed("2"), "s": .typed("3"), "t": .typed("4"), "u": .typed("5"),
    "v": .typed("6"), "w": .typed("7"), "x": .typed("8"), "y": .typed("9"),
  ]

  /// The codes that kitty gives to keys: those of its first versions, then the keypad.
  private static let functional: [Int: KeyStroke] = [
    57344: .typed("\u{1B}"), 57345: .typed("\r"), 57346: .typed("\t"), 57347: .typed("\u{7F}"),
    57349: .named(.delete), 57350: .named(.left), 57351: .named(.right), 57352: .named(.up),
    57353: .named(.down), 57354: .named(.pageUp), 57355: .named(.pageDown), 57356: .named(.home),
    57357: .named(.end),
    57399: .typed("0"), 57400: .typed("1"), 57401: .typed("2"), 57402: .typed("3"),
    57403: .typed("4"), 57404: .typed("5"), 57405: .typed("6"), 57406: .typed("7"),
    57407: .typed("8"), 57408: .typed("9"), 57409: .typed("."), 57410: .typed("/"),
    57411: .typed("*"), 57412: .typed("-"), 57413: .typed("+"), 57414: .typed("\r"),
    57415: .typed("="), 57416: .typed(","),
    57417: .named(.left), 57418: .named(.right), 57419: .named(.up), 57420: .named(.down),
    57421: .named(.pageUp), 57422: .named(.pageDown), 57423: .named(.home), 57424: .named(.end),
    57426: .named(.delete),
  ]
}

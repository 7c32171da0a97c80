/// The grammar of RFC 8259 as rules that read from a position and return where they end.
///
/// The reader of catalogs is compared with it, so they share no code.
struct Grammar {
  private let bytes: [UInt8]

  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    let grammar = Grammar(bytes: bytes)
    guard let end = grammar.element(0) else { return false }
    return end == bytes.count
  }

  private func at(_ place: Int) -> Character? {
    place < bytes.count ? Character(Unicode.Scalar(bytes[place])) : nil
  }

  private func space(_ place: Int) -> Int {
    var place = place
    while let next = at(place), [" ", "\t", "\n", "\r"].contains(next) { place += 1 }
    return place
  }

  /// `element = ws value ws`.
  private func element(_ place: Int) -> Int? { value(space(place)).map(space) }

  private func value(_ place: Int) -> Int? {
    switch at(place) {
    case "{": entries(place, close: "}", member)
    case "[": entries(place, close: "]", element)
    case "\"": text(place)
    case "t": word("true", place)
    case "f": word("false", place)
    case "n": word("null", place)
    default: number(place)
    }
  }

  private func entries(_ place: Int, close: Character, _ entry: (Int) -> Int?) -> Int? {
    let first = space(place + 1)
    if at(first) == close { return first + 1 }
    var place = place
    repeat {
      guard let end = entry(place + 1) else { return nil }
      place = end
    } while at(place) == ","
    return at(place) == close ? place + 1 : nil
  }

  private func member(_ place: Int) -> Int? {
    guard let key = text(space(place)) else { return nil }
    let colon = space(key)
    return at(colon) == ":" ? element(colon + 1) : nil
  }

  private func word(_ word: String, _ place: Int) -> Int? {
    bytes[place...].starts(with: word.utf8) ? place + word.utf8.count : nil
  }

  private func digits(_ place: Int) -> Int? {
    var end = place
    while let next = at(end), ("0"..."9").contains(next) { end += 1 }
    return end > place ? end : nil
  }

  private func number(_ place: Int) -> Int? {
    let start = at(place) == "-" ? place + 1 : place
    guard var end = at(start) == "0" ? start + 1 : digits(start) else { return nil }
    if at(end) == "." {
      guard let fraction = digits(end + 1) else { return nil }
      end = fraction
    }
    if at(end) == "e" || at(end) == "E" {
      let hasSign = at(end + 1) == "+" || at(end + 1) == "-"
      guard let exponent = digits(end + (hasSign ? 2 : 1)) else { return nil }
      end = exponent
    }
    return end
  }

  private func text(_ start: Int) -> Int? {
    guard at(start) == "\"" else { return nil }
    var place = start + 1
    while place < bytes.count, bytes[place] >= 0x20 {
      switch at(place) {
      case "\"": return place + 1
      case "\\":
        guard let end = escape(place) else { return nil }
        place = end
      default: place += 1
      }
    }
    return nil
  }

  private func escape(_ place: Int) -> Int? {
    guard let letter = at(place + 1) else { return nil }
    if "\"\\/bfnrt".contains(letter) { return place + 2 }
    guard let code = code(place) else { return nil }
    switch code {
    case 0xDC00...0xDFFF: return nil
    case 0xD800...0xDBFF:
      // A lone surrogate is valid grammar, but no character: section 8.2.
      guard let second = self.code(place + 6), 0xDC00...0xDFFF ~= second else { return nil }
      return place + 12
    default: return place + 6
    }
  }

  private func code(_ place: Int) -> UInt16? {
    guard at(place) == "\\", at(place + 1) == "u", place + 6 <= bytes.count else { return nil }
    let digits = bytes[place + 2..<place + 6].map { Character(Unicode.Scalar($0)) }
    return digits.allSatisfy { $0.isASCII && $0.isHexDigit }
      ? UInt16(String(digits), radix: 16) : nil
  }
}

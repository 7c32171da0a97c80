import StrictJSON

// White space, words and numbers.
extension JSONScanner {
  /// Skips white space, and logs comments, which JSON does not have.
  mutating func skipSpace() {
    offset = bytes.endOfSpace(from: offset)
    while next == UInt8(ascii: "/") || next == UInt8(ascii: "#") {
      let start = offset
      skipComment()
      if offset == start { return }
      report(.comment, at: start)
      offset = bytes.endOfSpace(from: offset)
    }
  }

  private mutating func skipComment() {
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : nil
    if next == UInt8(ascii: "#") || second == UInt8(ascii: "/") {
      while let byte = next, byte != .lineFeed, byte != .carriageReturn { offset += 1 }
    } else if second == UInt8(ascii: "*") {
      offset += 2
      var last: UInt8 = 0
      while let byte = next, !(last == UInt8(ascii: "*") && byte == UInt8(ascii: "/")) {
        last = byte
        offset += 1
      }
      offset = min(offset + 1, bytes.count)
    }
  }

  /// Reads letters, digits and underscores.
  mutating func readWord() -> String {
    readRun { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }

  /// Reads a number, and logs it where JSON writes it in another way (RFC 8259, section 6).
  mutating func readNumber() {
    let start = offset
    let text = readRun {
      $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: ".")
    }
    if !Self.isNumber(text) { report(.badNumber(text), at: start) }
  }

  private mutating func readRun(of belongs: (UInt8) -> Bool) -> String {
    let start = offset
    while let byte = next, belongs(byte) { offset += 1 }
    return text(from: start)
  }

  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func isAt(_ signs: String) -> Bool { rest.first.map(signs.utf8.contains) ?? false }
    func dropDigits() -> Int {
      let digits = rest.prefix(while: \.isDigit)
      rest = rest[digits.endIndex...]
      return digits.count
    }

    if isAt("-") { rest.removeFirst() }
    let hasLeadingZero = isAt("0")
    let wholeDigits = dropDigits()
    guard wholeDigits == 1 || wholeDigits > 1 && !hasLeadingZero else { return false }
    if isAt(".") {
      rest.removeFirst()
      guard dropDigits() > 0 else { return false }
    }
    if isAt("eE") {
      rest.removeFirst()
      if isAt("+-") { rest.removeFirst() }
      guard dropDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

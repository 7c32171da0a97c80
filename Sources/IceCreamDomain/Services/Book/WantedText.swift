/// A text that a line has to have in it, to pass over most lines without taking them apart.
struct WantedText {
  /// The text as it stands in a line that is plain; `nil` where it stands in none.
  private let bytes: [UInt8]?

  /// Makes one of a whole value, in its quotes.
  init(_ text: String) { self.init(json: JSONText.text(text.inASCII)) }

  /// Makes one of a beginning, with the quote before it.
  init(beginning text: String) { self.init(json: String(JSONText.text(text.inASCII).dropLast())) }

  private init(json text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes.isASCII(in: bytes.indices) ? bytes : nil
  }

  /// Returns whether the text is certainly not in a line.
  ///
  /// Only a line that is not plain may have it in other bytes: with escapes, or because there are two
  /// ways to write the same letter.
  func isMissing(_ bytes: [UInt8], _ line: FoundLine) -> Bool {
    if let text = self.bytes, bytes.first(text, in: line.range) != nil { return false }
    return bytes.isPlain(in: line.range)
  }

  /// Returns where the first line begins, from one on, that has the text in it, in plain bytes.
  func lineStart(_ bytes: [UInt8], from start: Int, before end: Int) -> Int {
    guard let text = self.bytes, let place = bytes.first(text, in: start..<end) else { return end }
    return bytes.lastLineFeed(in: start..<place).map { $0 + 1 } ?? start
  }
}

/// A name that a line has to have in one place.
struct WantedName {
  private let text: String
  private let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.inASCII.utf8)
  }

  /// Returns whether it is the text in there.
  func isIn(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    if bytes.equal(self.bytes, in: range) { return true }
    // Only beyond ASCII are there two ways to write the same letter (Unicode Standard Annex 15).
    return !bytes.isASCII(in: range) && bytes.text(in: range) == text
  }
}

extension String {
  /// The same text, with ASCII for the only three signs that mean the same as one of ASCII: their
  /// canonical decompositions in Unicode 16, which no later version may change or add to.
  fileprivate var inASCII: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{37E}": text.unicodeScalars.append(";")
      case "\u{1FEF}": text.unicodeScalars.append("`")
      case "\u{212A}": text.unicodeScalars.append("K")
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

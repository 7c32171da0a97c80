/// A text that a line has to have in it, to pass over most lines without taking them apart.
struct WantedText {
  private let bytes: [UInt8]

  /// Makes one of a whole value, in its quotes.
  ///
  /// Returns `nil` for what has another form of the same meaning even without a backslash: beyond
  /// ASCII there may be two ways to write the same letter (Unicode Standard Annex 15).
  init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    bytes = Array(JSONText.text(text).utf8)
  }

  /// Makes one of a beginning, with the quote before it.
  init?(beginning text: String) {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    bytes = Array(JSONText.text(text).utf8.dropLast())
  }

  /// Returns whether the text is certainly not in a line.
  func isMissing(_ bytes: [UInt8], _ line: FoundLine) -> Bool {
    bytes.first(self.bytes, in: line.range) == nil && bytes.isPlain(in: line.range)
  }

  /// Returns where the first line begins, from one on, that has the text in it.
  func lineStart(_ bytes: [UInt8], from start: Int, before end: Int) -> Int {
    guard let place = bytes.first(self.bytes, in: start..<end) else { return end }
    return bytes.lastLineFeed(in: start..<place).map { $0 + 1 } ?? start
  }
}

extension IceCreamFilter {
  /// What a line has to have in it to be let through, as far as that can be told from its bytes.
  var wantedTexts: [WantedText] {
    [flavor, topping, cone].compactMap { $0.flatMap { WantedText($0) } }
  }
}

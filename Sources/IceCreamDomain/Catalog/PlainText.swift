import PlainText
import StrictJSON

/// A text between double quotes that is all printable ASCII without escapes, as nearly all are.
struct PlainText {
  /// The offset after its opening quote.
  var start: Int
  /// The offset of its closing quote.
  var end: Int
  var hash: UInt32
  /// Whether it has something in it, but not too much, and no space around that.
  var isClean: Bool
}

// The short way through a long list: all that it needs is the bytes.
extension [UInt8] {
  /// Finds the plain text that begins at an offset, or `nil` where another thing does.
  func plainText(at offset: Int, hashSeed: UInt64) -> PlainText? {
    let bytes = span
    guard offset < bytes.count, bytes[offset] == .doubleQuote else { return nil }
    let start = offset + 1
    var end = start
    var last = UInt8.space
    var hash = TextHash(seed: hashSeed)
    while end < bytes.count, bytes[end].isPlainInText {
      last = bytes[end]
      hash.add(last)
      end += 1
    }
    guard end < bytes.count, bytes[end] == .doubleQuote else { return nil }
    return PlainText(
      start: start, end: end, hash: hash.value,
      isClean: last != .space && bytes[start] != .space
        && end - start <= IngredientKind.longestName)
  }

  /// Finds the opening quote of the next text, after the comma that follows a text; or `nil` where
  /// anything but white space stands between.
  func nextText(after text: PlainText) -> Int? {
    let bytes = span
    let comma = endOfSpace(from: text.end + 1)
    guard comma < bytes.count, bytes[comma] == .comma else { return nil }
    let next = endOfSpace(from: comma + 1)
    guard next < bytes.count, bytes[next] == .doubleQuote else { return nil }
    return next
  }

  /// Returns the first offset, from one on, at which there is no white space.
  func endOfSpace(from start: Int) -> Int {
    let bytes = span
    var end = start
    while end < bytes.count, bytes[end].isSpace { end += 1 }
    return end
  }

  func text(_ plain: PlainText) -> String {
    String(decoding: self[plain.start..<plain.end], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether a text can take this byte as it is: printable ASCII, neither quote nor backslash.
  fileprivate var isPlainInText: Bool {
    self >= 0x20 && self < 0x7F && self != .doubleQuote && self != .backslash
  }
}

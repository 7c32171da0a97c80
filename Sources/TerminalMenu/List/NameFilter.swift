/// Finds the names that contain a text, ignoring case.
package struct NameFilter {
  package private(set) var typed = TypedText()
  /// The indices of the matching names, in order.
  package private(set) var matches: [Int]

  private let names: [[UInt8]]

  /// Makes a filter that matches all names.
  package init(_ names: some Sequence<String>) {
    self.names = names.map(\.folded)
    matches = Array(self.names.indices)
  }

  package var text: String { typed.text }

  /// Handles a key that edits the text.
  ///
  /// - Returns: Whether the key was handled.
  package mutating func take(_ key: Key) -> Bool {
    guard typed.take(key) else { return false }
    let part = text.folded
    matches = names.indices.filter { names[$0].contains(part) }
    return true
  }
}

extension [UInt8] {
  /// Returns whether these bytes contain others.
  ///
  /// The standard library's `contains` for collections is part of its regular expressions, which would slow
  /// the start of a statically linked program.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { start in
      self[start] == first && self[start..<start + part.count].elementsEqual(part)
    }
  }
}

extension String {
  /// The UTF-8 of this text in lower case, with letters and marks composed where Unicode can.
  fileprivate var folded: [UInt8] {
    let small = lowercased()
    // Canonically equal letters become equal bytes.
    guard small.unicodeScalars.contains(where: \.joins) else { return Array(small.utf8) }
    return small.flatMap { String(composedLetters[$0] ?? $0).utf8 }
  }
}

/// The letters that exist both as one scalar and composed of marks or jamo.
///
/// These are the letters before the punctuation, kana, and the syllables of Hangul.
private let composedLetters: [Character: Character] = {
  let scalars = [0xC0...0x1FFF, 0x3040...0x30FF, 0xAC00...0xD7A3].joined().lazy
    .compactMap { Unicode.Scalar($0 as UInt32) }.filter { !$0.joins }
  return Dictionary(
    scalars.map { (Character($0), Character($0)) }, uniquingKeysWith: { first, _ in first })
}()

extension Unicode.Scalar {
  /// Whether the scalar can join the scalar before it.
  fileprivate var joins: Bool {
    value >= 0x300
      && (properties.canonicalCombiningClass != .notReordered || (0x1160...0x11FF).contains(value))
  }
}

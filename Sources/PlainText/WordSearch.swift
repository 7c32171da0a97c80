/// Searches texts for all words of a typed text, ignoring case and accents.
///
/// The words may be in any order: `mint waf` finds a waffle cone with mint chip. Each is a word of the text, or a
/// part of one.
package struct WordSearch: Equatable, Sendable {
  /// How well a text matches; the best comes first.
  package enum Match: CaseIterable, Sendable {
    /// The text begins with all that was typed.
    case beginning
    /// Each typed word is the beginning of a word.
    case wordBeginnings
    case other
  }

  /// The typed words, folded.
  package let words: [[UInt8]]
  /// All words, with single spaces between them.
  private let whole: [UInt8]

  package init(_ typed: String) {
    words = typed.folded.split { $0 <= 0x20 }.map { Array($0) }
    whole = Array(words.joined(separator: [0x20]))
  }

  /// Whether there are no words, so that every text matches.
  package var isEmpty: Bool { words.isEmpty }

  /// Returns how a folded text matches, or `nil` if it lacks a word.
  package func match(in text: borrowing Span<UInt8>) -> Match? {
    var match = Match.wordBeginnings
    for word in words {
      guard let place = Self.place(of: word, in: text) else { return nil }
      if !text.beginsWord(at: place) { match = .other }
    }
    return text.contains(whole, at: 0) ? .beginning : match
  }

  /// Returns whether a folded text has the letters of each word in their order, with others between them.
  package func matchesLetters(of text: borrowing Span<UInt8>) -> Bool {
    for word in words where Self.places(of: word, in: text) == nil { return false }
    return true
  }

  /// Returns whether a text has all words, except for those whose index is found elsewhere.
  package func matches(_ text: String, orElse isElsewhere: (Int) -> Bool = { _ in false }) -> Bool {
    let text = text.folded
    return words.indices.allSatisfy {
      Self.place(of: words[$0], in: text.span) != nil || isElsewhere($0)
    }
  }

  /// Returns the characters of a text that match, as ranges of their offsets.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - byLetters: Whether a word that the text lacks matches by its letters.
  package func ranges(in text: String, byLetters: Bool = false) -> [Range<Int>] {
    if isEmpty { return [] }
    var bytes: [UInt8] = []
    // The offset of the character that each byte comes from.
    var origins: [Int] = []
    for (offset, character) in text.enumerated() {
      bytes += String(character).folded
      origins += Array(repeating: offset, count: bytes.count - origins.count)
    }
    var offsets = RangeSet<Int>()
    for word in words {
      let whole = Self.place(of: word, in: bytes.span).map { Array($0..<$0 + word.count) }
      let letters = byLetters ? Self.places(of: word, in: bytes.span) : nil
      for place in whole ?? letters ?? [] {
        offsets.insert(contentsOf: origins[place]..<origins[place] + 1)
      }
    }
    return Array(offsets.ranges)
  }

  /// Returns the first places of the letters of a word in a text, one after the other; `nil` if one is missing.
  private static func places(of word: [UInt8], in text: borrowing Span<UInt8>) -> [Int]? {
    var places: [Int] = []
    for place in 0..<text.count where places.count < word.count {
      if text[place] == word[places.count] { places.append(place) }
    }
    return places.count == word.count ? places : nil
  }

  /// Returns the place of a word in a text: the first at which a word of the text begins, or else the first.
  private static func place(of word: [UInt8], in text: borrowing Span<UInt8>) -> Int? {
    var first: Int?
    var place = 0
    while place + word.count <= text.count {
      if text.contains(word, at: place) {
        if text.beginsWord(at: place) { return place }
        if first == nil { first = place }
      }
      place += 1
    }
    return first
  }
}

extension Span<UInt8> {
  /// Returns whether some bytes are at a place.
  fileprivate func contains(_ part: [UInt8], at place: Int) -> Bool {
    guard place + part.count <= count else { return false }
    for index in part.indices where self[place + index] != part[index] { return false }
    return true
  }

  /// Returns whether a word begins at a place: after anything but a letter or a digit.
  fileprivate func beginsWord(at place: Int) -> Bool {
    if place == 0 { return true }
    switch self[place - 1] {
    case 0x30...0x39, 0x61...0x7A, 0x80...: return false
    default: return true
    }
  }
}

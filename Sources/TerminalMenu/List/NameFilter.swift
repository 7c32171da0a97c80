import PlainText

/// A typed text, and the names that match it, the best matches first; see ``WordSearch``.
package struct NameFilter {
  package private(set) var typed = TypedText()
  /// The indices of the matching names: those that begin with the text, then those in which its words begin
  /// words, then the others; in their order otherwise.
  ///
  /// Only if there are none, the names with the letters of each word in their order match, or else the most similar
  /// names. Without names, `nil`.
  package private(set) var matches: [Int]?
  private var search = WordSearch("")
  /// Whether the names match by their letters only.
  private var isByLetters = false

  private let spellings: [String]
  /// The folded names.
  private let names: [[UInt8]]?
  private let preferred: Range<Int>

  /// Creates a filter that matches all names.
  ///
  /// - Parameters:
  ///   - names: The names, or `nil` if the caller finds them.
  ///   - preferred: The indices of those that come before others, however well these match; `nil` for all.
  package init(_ names: [String]?, preferring preferred: Range<Int>? = nil) {
    spellings = names ?? []
    self.names = names?.map(\.folded)
    self.preferred = preferred ?? 0..<(names?.count ?? 0)
    matches = names.map { Array($0.indices) }
  }

  package var text: String { typed.text }

  /// Handles a key that edits the text, and returns whether the key does.
  package mutating func take(_ key: Key) -> Bool {
    let text = text
    guard typed.take(key) else { return false }
    if self.text != text { find() }
    return true
  }

  private mutating func find() {
    guard let names else { return }
    search = WordSearch(text)
    let found = names.map { search.match(in: $0.span) }
    var matches = WordSearch.Match.allCases.flatMap { match in
      names.indices.filter { found[$0] == match }
    }
    // Words with letters left out find many names, so only if there are no others.
    isByLetters = matches.isEmpty
    if isByLetters {
      matches = names.indices.filter { index in
        let name = names[index]
        return search.matchesLetters(of: name.span)
      }
    }
    if matches.isEmpty {
      let likely = text.allClosest(in: spellings)
      matches = names.indices.filter { likely.contains(spellings[$0]) }
    }
    self.matches = matches.filter(preferred.contains) + matches.filter { !preferred.contains($0) }
  }

  /// Returns the characters of a name that match, as ranges of their offsets.
  package func ranges(in name: String) -> [Range<Int>] {
    search.ranges(in: name, byLetters: isByLetters)
  }
}

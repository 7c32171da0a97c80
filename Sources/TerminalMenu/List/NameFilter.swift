import PlainText

/// Finds the names that match a typed text, the best matches first; see ``WordSearch``.
package struct NameFilter {
  package private(set) var typed = TypedText()
  /// The indices of the matching names: those that begin with the text, then those in which its words begin
  /// words, then the others; in their order otherwise.
  package private(set) var matches: [Int]
  /// The search for the text.
  package private(set) var search = WordSearch("")

  /// The folded names.
  private let names: [[UInt8]]

  /// Creates a filter that matches all names.
  package init(_ names: some Sequence<String>) {
    self.names = names.map(\.folded)
    matches = Array(self.names.indices)
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
    search = WordSearch(text)
    let found = names.map { search.match(in: $0.span) }
    matches = WordSearch.Match.allCases.flatMap { match in
      names.indices.filter { found[$0] == match }
    }
  }
}

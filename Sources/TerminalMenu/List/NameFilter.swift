import PlainText

/// Finds the names that match a typed text, the best matches first; see ``WordSearch``.
package struct NameFilter {
  package private(set) var typed = TypedText()
  /// The indices of the matching names: those that begin with the text, then those in which its words begin
  /// words, then the others; in their order otherwise.
  package private(set) var matches: [Int]
  /// The search for the text.
  package private(set) var search = WordSearch("")

  /// The folded names, one after the other.
  private var folded: [UInt8] = []
  /// The end of each name in them.
  private var ends: [Int] = []

  /// Creates a filter that matches all names.
  package init(_ names: some Sequence<String>) {
    for name in names {
      folded.append(folding: name)
      ends.append(folded.count)
    }
    matches = Array(ends.indices)
  }

  package var text: String { typed.text }

  /// Handles a key that edits the text.
  ///
  /// - Returns: Whether the key was handled.
  package mutating func take(_ key: Key) -> Bool {
    let text = text
    guard typed.take(key) else { return false }
    if self.text != text {
      search = WordSearch(self.text)
      matches = found
    }
    return true
  }

  private var found: [Int] {
    if search.isEmpty { return Array(ends.indices) }
    var (beginning, wordBeginnings, other) = ([Int](), [Int](), [Int]())
    let bytes = folded.span
    var start = 0
    for (index, end) in ends.enumerated() {
      switch search.match(in: bytes.extracting(start..<end)) {
      case .beginning: beginning.append(index)
      case .wordBeginnings: wordBeginnings.append(index)
      case .other: other.append(index)
      case nil: break
      }
      start = end
    }
    return beginning + wordBeginnings + other
  }
}

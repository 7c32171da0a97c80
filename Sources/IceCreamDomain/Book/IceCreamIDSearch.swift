import PlainText

/// Finds the ice cream that a typed identifier means: a whole one, or the beginning of only one.
///
/// A match is the ice cream, or what stands for it in a list.
package struct IceCreamIDSearch<Match> {
  private let id: String
  private let typed: String
  private var exact: Match?
  /// The ice cream whose identifier is the text itself: not all identifiers have only lowercase letters.
  private var literal: Match?
  /// The oldest ice creams whose identifiers begin with the text.
  private var beginnings: [(match: Match, id: String)] = []

  /// Creates a search; `nil` if no identifier is as long as the text.
  package init?(_ id: String) {
    // Comparing longer texts could take minutes.
    guard id.utf8.count <= IngredientKind.longestName else { return nil }
    self.id = id
    typed = Self.normalized(id)
  }

  /// Whether no other ice cream can be the match.
  package var isFinished: Bool { literal != nil }

  /// The ice cream, if there is only one.
  package var match: Match? {
    literal ?? exact ?? (beginnings.count == 1 ? beginnings.first?.match : nil)
  }

  /// The problem if there is no match.
  package var problem: IceCreamStoreError.Problem {
    beginnings.isEmpty
      ? .unknownID(id) : .ambiguousID(typed, matches: beginnings.reversed().map(\.id))
  }

  /// Adds an ice cream; the newest comes first.
  package mutating func add(_ match: Match, id: String) {
    if id == typed { exact = match }
    if id == self.id { literal = match }
    guard !typed.isEmpty, id.hasPrefix(typed) else { return }
    beginnings.append((match, id))
    if beginnings.count > 5 { beginnings.removeFirst() }
  }

  /// Normalizes a typed identifier: lower case, with the digits 0 and 1 for letters that look like them.
  static func normalized(_ text: String) -> String {
    String(
      text.trimmed.lowercased().map { letter in
        switch letter {
        case "o": "0"
        case "i", "l": "1"
        default: letter
        }
      })
  }
}

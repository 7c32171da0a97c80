import PlainText

/// What a text that somebody typed stands for in a list of names.
public enum IngredientMatch: Equatable, Sendable {
  /// The name at this index.
  case found(Int)
  /// A number that is beyond the list.
  case outOfRange(number: Int)
  /// The beginning of several names; the first few of them.
  case ambiguous(names: [String])
  /// Nothing in the list, and the name that was likely meant.
  case unknown(likely: String?)

  /// Finds what was meant: a name as it stands in the list, a name in any case, a number from 1, or a
  /// beginning that only one name has; the first of these that fits.
  ///
  /// - Parameters:
  ///   - typed: The text as it was typed; white space around it does not count.
  ///   - names: The names to choose from.
  /// - Returns: The match.
  public static func find(_ typed: String, in names: [String]) -> IngredientMatch {
    // No name is as long, and to compare it could take minutes.
    guard typed.utf8.count <= IngredientKind.longestName else { return .unknown(likely: nil) }
    let typed = typed.trimmed
    if let index = names.firstIndex(of: typed) { return .found(index) }

    let lowercased = typed.lowercased()
    let beginnings = names.indices.filter { names[$0].lowercased().hasPrefix(lowercased) }
    if let index = beginnings.first(where: { names[$0].lowercased() == lowercased }) {
      return .found(index)
    }
    if let number = Int(typed) {
      return number >= 1 && number <= names.count
        ? .found(number - 1) : .outOfRange(number: number)
    }
    if typed.isEmpty { return .unknown(likely: nil) }
    if beginnings.count == 1 { return .found(beginnings[0]) }
    if beginnings.count > 1 { return .ambiguous(names: beginnings.prefix(5).map { names[$0] }) }
    return .unknown(likely: typed.onlyWord(in: names) ?? typed.closest(in: names))
  }
}

extension String {
  /// Returns the only name that has a word in it, but not as its first, that begins with this text.
  fileprivate func onlyWord(in names: [String]) -> String? {
    let beginning = lowercased()
    let matches = names.lazy.filter { $0.lowercased().hasLaterWord(beginning) }.prefix(2)
    return matches.count == 1 ? matches.first : nil
  }

  private func hasLaterWord(_ beginning: String) -> Bool {
    indices.contains { self[$0] == " " && self[index(after: $0)...].hasPrefix(beginning) }
  }

}

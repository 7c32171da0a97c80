import PlainText

/// Finds the ingredient that matches a typed text.
public enum IngredientMatch {
  /// Returns the index of the ingredient that matches a text: by exact name, by name in any case, by number from
  /// 1, or by unique prefix, in this order.
  ///
  /// - Parameters:
  ///   - typed: The text; white space around it is ignored.
  ///   - names: The names to choose from.
  /// - Throws: `IngredientProblem` if the text matches no name, or several.
  public static func index(
    of typed: String, in names: [String]
  ) throws(IngredientProblem) -> Int {
    // No name is that long, and comparing it could take minutes.
    guard typed.utf8.count <= IngredientKind.longestName else {
      throw .unknown(typed: typed, likely: [])
    }
    let typed = typed.trimmed
    if let index = names.firstIndex(of: typed) { return index }

    let lowercased = typed.lowercased()
    let beginnings = names.indices.filter { names[$0].lowercased().hasPrefix(lowercased) }
    if let index = beginnings.first(where: { names[$0].lowercased() == lowercased }) {
      return index
    }
    if let number = Int(typed) {
      guard number >= 1, number <= names.count else {
        throw .outOfRange(number: number, count: names.count)
      }
      return number - 1
    }
    if typed.isEmpty { throw .unknown(typed: typed, likely: []) }
    if beginnings.count > 1 {
      throw .ambiguous(typed: typed, names: beginnings.prefix(5).map { names[$0] })
    }
    guard let index = beginnings.first else {
      let words = typed.namesWithWord(in: names)
      throw .unknown(typed: typed, likely: words.isEmpty ? typed.allClosest(in: names) : words)
    }
    return index
  }
}

extension String {
  /// Returns the names in which a later word begins with this text; none if there are more than three.
  fileprivate func namesWithWord(in names: [String]) -> [String] {
    let beginning = lowercased()
    let matches = Array(names.lazy.filter { $0.lowercased().hasLaterWord(beginning) }.prefix(4))
    return matches.count > 3 ? [] : matches
  }

  private func hasLaterWord(_ beginning: String) -> Bool {
    indices.contains { self[$0] == " " && self[index(after: $0)...].hasPrefix(beginning) }
  }
}

extension String {
  /// Returns the candidate that was likely meant by this text.
  ///
  /// - Parameter candidates: What could have been meant; of a long list, only the first 1,000 are
  ///   looked at, so that the answer comes at once.
  /// - Returns: The candidate that the fewest slips of the finger lead to, or to whose beginning they
  ///   lead, case aside; `nil` where more than a third of the letters would be wrong.
  package func closest(in candidates: [String]) -> String? {
    let mostLetters = 40
    let typed = letters(most: mostLetters + 1)
    guard !typed.isEmpty, typed.count <= mostLetters else { return nil }
    var best: (candidate: String, slips: Int)?
    for candidate in candidates.prefix(1_000) {
      // With half as many letters again, a third of them would be wrong.
      let letters = candidate.letters(most: typed.count * 3 / 2 + 1)
      let slips = slips(from: typed, to: letters)
      var fewest = slips.whole <= max(typed.count, letters.count) / 3 ? slips.whole : .max
      // A beginning is a good guess, but a whole is a better one.
      if slips.beginning <= typed.count / 3 { fewest = min(fewest, slips.beginning + 2) }
      if fewest < best?.slips ?? .max { best = (candidate, fewest) }
    }
    return best?.candidate
  }

  private func letters(most: Int) -> [Unicode.Scalar] {
    Array(String(unicodeScalars.prefix(most)).lowercased().unicodeScalars)
  }
}

/// Returns how many letters have to be put in, left out, replaced or swapped with their neighbour (the
/// restricted Damerau-Levenshtein distance) to come to a word, and to come to some beginning of it.
private func slips(
  from source: [Unicode.Scalar], to target: [Unicode.Scalar]
) -> (whole: Int, beginning: Int) {
  var beforeLast = Array(repeating: 0, count: target.count + 1)
  var last = Array(0...target.count)
  var current = beforeLast
  for (row, letter) in source.enumerated() {
    current[0] = row + 1
    for (column, other) in target.enumerated() {
      var distance = min(last[column + 1] + 1, current[column] + 1)
      distance = min(distance, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == target[column - 1], source[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current[column + 1] = distance
    }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return (last[target.count], last.min() ?? 0)
}

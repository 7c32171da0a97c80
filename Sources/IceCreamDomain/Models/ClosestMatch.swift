extension String {
  /// Returns the candidate that was likely meant by this text.
  ///
  /// - Parameter candidates: What could have been meant; of a very long list, only the first 10,000
  ///   are looked at.
  /// - Returns: The candidate that the fewest slips of the finger lead to, or to whose beginning they
  ///   lead, case aside; `nil` where more than a third of the letters would be wrong.
  package func closest(in candidates: [String]) -> String? {
    let typed = Array(lowercased().unicodeScalars.prefix(100))
    if typed.isEmpty { return nil }
    var best: (candidate: String, slips: Int)?
    for candidate in candidates.prefix(10_000) {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(100))
      let slips = slips(from: typed, to: letters)
      var fewest = slips.whole <= max(typed.count, letters.count) / 3 ? slips.whole : .max
      // A beginning is a good guess, but a whole is a better one.
      if slips.beginning <= typed.count / 3 { fewest = min(fewest, slips.beginning + 2) }
      if fewest < best?.slips ?? .max { best = (candidate, fewest) }
    }
    return best?.candidate
  }
}

/// Returns how many letters have to be put in, left out, replaced or swapped with their neighbour (the
/// restricted Damerau-Levenshtein distance) to come to a word, and to come to some beginning of it.
private func slips(
  from source: [Unicode.Scalar], to target: [Unicode.Scalar]
) -> (whole: Int, beginning: Int) {
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for (row, letter) in source.enumerated() {
    var current = [row + 1]
    for (column, other) in target.enumerated() {
      var distance = min(last[column + 1] + 1, current[column] + 1)
      distance = min(distance, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == target[column - 1], source[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return (last[target.count], last.min() ?? 0)
}

extension String {
  /// Returns the candidate that this text most likely misspells: the first of ``allClosest(in:)``.
  package func closest(in candidates: [String]) -> String? { allClosest(in: candidates).first }

  /// Returns the candidates that this text most likely misspells.
  ///
  /// - Parameter candidates: The correct spellings. Only the first 1,000 are compared, to limit the time.
  /// - Returns: The candidates with the fewest typing errors in them or in their beginnings, ignoring case and
  ///   accents: up to three, or none if more than a third of the letters of a candidate would be wrong, or a
  ///   quarter of those of a beginning.
  package func allClosest(in candidates: [String]) -> [String] {
    let mostLetters = 40
    let typed = letters(most: mostLetters + 1)
    guard !typed.isEmpty, typed.count <= mostLetters else { return [] }
    var best: [String] = []
    var fewestOfAll = Int.max
    for candidate in candidates.prefix(1_000) {
      // A candidate half as long again would have a third of its letters wrong.
      let letters = candidate.letters(most: typed.count * 3 / 2 + 1)
      let slips = slips(from: typed, to: letters)
      var fewest = slips.whole <= max(typed.count, letters.count) / 3 ? slips.whole : .max
      // A match of the whole candidate beats a match of its beginning.
      if slips.beginning <= typed.count / 4 { fewest = min(fewest, slips.beginning + 2) }
      if fewest < fewestOfAll {
        (best, fewestOfAll) = ([candidate], fewest)
      } else if fewest == fewestOfAll, fewest < .max {
        best.append(candidate)
      }
    }
    return Array(best.prefix(3))
  }

  private func letters(most: Int) -> [Unicode.Scalar] {
    let plain = String(decoding: String(unicodeScalars.prefix(most)).folded, as: UTF8.self)
    return Array(plain.unicodeScalars)
  }
}

/// Returns the restricted Damerau-Levenshtein distance to a word, and to its closest beginning.
///
/// The distance counts letters inserted, deleted, replaced, or swapped with their neighbour.
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

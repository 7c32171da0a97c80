extension String {
  /// Returns the candidate that was likely meant by this text.
  ///
  /// - Parameter candidates: What could have been meant; of a very long list, only the first 10,000
  ///   are looked at.
  /// - Returns: The candidate with the fewest slips of the finger between the two, case aside, or
  ///   `nil` where even that one has more than a third of its letters wrong.
  package func closest(in candidates: [String]) -> String? {
    let typed = Array(lowercased().unicodeScalars.prefix(100))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates.prefix(10_000) {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(100))
      let limit = min(max(typed.count, letters.count) / 3, (best?.distance ?? .max) - 1)
      guard abs(typed.count - letters.count) <= limit else { continue }
      let distance = slips(from: typed, to: letters)
      if distance <= limit { best = (candidate, distance) }
    }
    return best?.candidate
  }
}

/// Returns how many letters have to be put in, left out, replaced or swapped with their neighbour
/// (the restricted Damerau-Levenshtein distance).
private func slips(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
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
  return last[target.count]
}

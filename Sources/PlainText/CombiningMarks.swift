extension String {
  /// The maximum length of a text that is compared, such as a name or an identifier, in bytes of UTF-8.
  ///
  /// Longer ones are refused first, because comparing them could take minutes; see ``mostMarks``.
  package static let mostBytes = 1_000

  /// The maximum number of combining marks in a row.
  ///
  /// To compare or hash a text, Swift sorts the marks of each letter, which takes time that grows with the square
  /// of their number. Unicode's Stream-Safe Text Format has the same limit (Unicode Standard Annex 15, section 13).
  package static let mostMarks = 30

  /// Whether more than ``mostMarks`` combining marks follow each other.
  package var hasTooManyMarks: Bool {
    // No mark is ASCII, so 31 of them take at least 62 bytes.
    if utf8.count <= 2 * Self.mostMarks { return false }
    var count = 0
    for scalar in unicodeScalars {
      count = scalar.isMark ? count + 1 : 0
      if count > Self.mostMarks { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is sorted among its neighbors.
  fileprivate var isMark: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }
}

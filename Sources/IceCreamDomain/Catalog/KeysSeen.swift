/// The keys of an object that were read so far.
///
/// Nearly all objects have a few known keys, once each; for these, no memory is needed.
struct KeysSeen {
  private let known: [String]
  /// A bit for each of the first known keys.
  private var knownSeen: UInt = 0
  private var few: [String] = []
  private var many: Set<String> = []

  /// Makes a record in which nothing is seen yet.
  ///
  /// - Parameter known: The keys that are likely, at most 64.
  init(known: [String]) {
    self.known = known
  }

  /// Takes note of a key.
  ///
  /// - Returns: Whether it is new, and whether it is one of those that are known.
  mutating func insert(_ key: String) -> (isNew: Bool, isKnown: Bool) {
    if let place = known.firstIndex(of: key) {
      let bit: UInt = 1 << UInt(place)
      defer { knownSeen |= bit }
      return (knownSeen & bit == 0, true)
    }
    if few.contains(key) { return (false, false) }
    if few.count == 16 { return (many.insert(key).inserted, false) }
    few.append(key)
    return (true, false)
  }
}

import PlainText

/// The entries of a list as they were read, with what is needed to find those that are listed again.
struct ScannedEntries {
  private struct Place {
    var hash: UInt32
    /// A catalog has fewer bytes than 32 bits can count.
    var offset: UInt32
  }

  private(set) var names: [String] = []
  private var places: [Place] = []

  /// Makes room for the names that so many bytes may hold.
  ///
  /// In a catalog of everyday size a list grows faster than room is found for all that might come.
  init(byteCount: Int) {
    guard byteCount > 65_536 else { return }
    names.reserveCapacity(byteCount / 16)
    places.reserveCapacity(byteCount / 16)
  }

  mutating func append(_ name: String, offset: Int, hash: UInt32) {
    names.append(name)
    places.append(Place(hash: hash, offset: UInt32(offset)))
  }

  /// Returns the offset at which an entry begins.
  func offset(of index: Int) -> Int { Int(places[index].offset) }

  /// Finds the entries that look the same as one before, empty ones aside.
  ///
  /// Two passes mark one bit an entry each, and so tell nearly all entries that nothing else can be
  /// equal to. Only the few others are compared. For a million names that takes a sixth of the time
  /// that a `Set` takes, most of which is waiting for memory.
  ///
  /// - Parameter most: How many to find at most.
  /// - Returns: The index of each repeated entry, and of the first one that is the same.
  func repeated(most: Int) -> [(index: Int, first: Int)] {
    let (low, suspectCount) = suspects(expectedCount: names.count) { $0 }
    let (high, _) = suspects(expectedCount: suspectCount) { low.contains($0) ? $0 >> 11 : nil }
    var firsts: [String: Int] = [:]
    var repeated: [(index: Int, first: Int)] = []
    for index in names.indices where repeated.count < most {
      let hash = places[index].hash
      guard low.contains(hash), high.contains(hash >> 11), !names[index].isEmpty else { continue }
      let visible = names[index].withoutInvisible
      if let first = firsts[visible] {
        if places[first].hash == hash { repeated.append((index, first)) }
      } else {
        firsts[visible] = index
      }
    }
    return repeated
  }

  /// Marks the bits that more than one entry has.
  ///
  /// - Parameters:
  ///   - expectedCount: How many entries have a bit.
  ///   - bits: Takes an entry's bit from its hash, or `nil` where it has none.
  /// - Returns: The bits, and how many entries had one that was marked already.
  private func suspects(
    expectedCount: Int, bits: (UInt32) -> UInt32?
  ) -> (table: BitTable, count: Int) {
    var seen = BitTable(expectedCount: expectedCount)
    var seenAgain = BitTable(expectedCount: expectedCount)
    var count = 0
    for place in places {
      if let bits = bits(place.hash), seen.insert(bits) {
        _ = seenAgain.insert(bits)
        count += 1
      }
    }
    return (seenAgain, count)
  }
}

/// A table with at least 16 bits for each number that is expected.
private struct BitTable {
  private var words: [UInt64]
  private let lastWord: UInt32

  init(expectedCount: Int) {
    var count = 1
    while count * 4 < expectedCount { count *= 2 }
    words = Array(repeating: 0, count: count)
    lastWord = UInt32(count - 1)
  }

  func contains(_ number: UInt32) -> Bool {
    words[Int(number >> 6 & lastWord)] & bit(of: number) != 0
  }

  /// Sets the bit of a number.
  ///
  /// - Returns: Whether it was set before.
  mutating func insert(_ number: UInt32) -> Bool {
    let word = Int(number >> 6 & lastWord)
    let before = words[word]
    words[word] = before | bit(of: number)
    return before & bit(of: number) != 0
  }

  private func bit(of number: UInt32) -> UInt64 { 1 << UInt64(number & 63) }
}

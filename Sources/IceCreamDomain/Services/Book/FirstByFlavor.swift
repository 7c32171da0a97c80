/// The first few of many ice creams, by the name of the flavor and of the same flavor the newest first.
struct FirstByFlavor {
  private struct Entry {
    var iceCream: SavedIceCream
    var place: Int

    func comes(before other: Entry) -> Bool {
      iceCream.flavor == other.iceCream.flavor
        ? place > other.place : iceCream.flavor < other.iceCream.flavor
    }
  }

  private let count: Int
  private var entries: [Entry] = []
  private var added = 0
  /// The last flavor that still counts, once enough are there.
  private var last: String?

  /// Makes an empty list that keeps one more than a number.
  init(count: Int) {
    self.count = count
  }

  /// Adds one that was saved after all that were added before.
  mutating func add(_ iceCream: SavedIceCream) {
    added += 1
    if let last, last < iceCream.flavor { return }
    entries.append(Entry(iceCream: iceCream, place: added))
    // Now and then, so that there are never more than about twice as many.
    if entries.count / 2 > max(count, 64) { cut() }
  }

  private mutating func cut() {
    entries.sort { $0.comes(before: $1) }
    entries.removeLast(entries.count - count - 1)
    last = entries.last?.iceCream.flavor
  }

  /// Returns the first ones, at least one more than the number if there are so many.
  func sorted() -> [SavedIceCream] {
    entries.sorted { $0.comes(before: $1) }.map(\.iceCream)
  }
}

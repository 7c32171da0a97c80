/// The first few of many ice creams, by the name of the flavor and of the same flavor the newest first.
struct FirstByFlavor {
  private let count: Int
  private var entries: [IceCreamPlace] = []
  /// The last flavor that is kept, once enough are there: only what comes before it still counts.
  private var last: String?
  /// The same in bytes, if these are ASCII.
  private var lastBytes: [UInt8]?

  /// Makes an empty list that keeps one more than a number.
  init(count: Int) {
    self.count = count
  }

  /// Returns whether an ice cream with the flavor in there is certainly none of the first ones.
  ///
  /// ASCII is ordered by its bytes; beyond it, the same letter may have several forms.
  func isTooLate(_ bytes: [UInt8], _ flavor: Range<Int>) -> Bool {
    guard let lastBytes, !bytes.precede(lastBytes, in: flavor) else { return false }
    return bytes.isASCII(in: flavor)
  }

  /// Adds one that was saved before all that were added before.
  mutating func add(_ place: IceCreamPlace) {
    if let last, place.iceCream.flavor >= last { return }
    entries.append(place)
    // Now and then, so that there are never more than about twice as many.
    if entries.count / 2 > max(count, 64) { cut() }
  }

  private mutating func cut() {
    entries.sort { IceCreamOrder.flavor.puts($0, before: $1) }
    entries.removeLast(entries.count - count - 1)
    last = entries.last?.iceCream.flavor
    lastBytes = last.flatMap { $0.utf8.allSatisfy { $0 < 0x80 } ? Array($0.utf8) : nil }
  }

  /// Returns the first ones, at least one more than the number if there are so many.
  func sorted() -> [IceCreamPlace] {
    entries.sorted { IceCreamOrder.flavor.puts($0, before: $1) }
  }
}

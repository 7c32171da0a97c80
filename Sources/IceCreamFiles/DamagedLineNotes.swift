import IceCreamDomain
import StrictJSON

/// The damaged lines of a listing.
struct DamagedLineNotes {
  /// The maximum number of lines; more would not help to repair a book.
  private static let most = 100

  private var offsets: [Int] = []

  mutating func add(_ offset: Int) {
    if offsets.count == Self.most { offsets.removeFirst() }
    offsets.append(offset)
  }

  /// Returns the lines by number.
  ///
  /// Lines are counted only here because few books are damaged.
  func notes(in book: BookFile) throws(IceCreamStoreError) -> [IceCreamStoreNote] {
    var notes: [IceCreamStoreNote] = []
    var (place, number) = (0, 1)
    for offset in offsets.sorted() {
      while place < offset {
        let bytes = try book.read(from: place, count: min(1 << 16, offset - place))
        if bytes.isEmpty { break }
        number += bytes.count { $0 == .lineFeed }
        place += bytes.count
      }
      notes.append(.damagedLine(number, of: book.name))
    }
    return notes
  }
}

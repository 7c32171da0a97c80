/// The lines that could not be read, as far as they were come across.
struct DamageLog {
  /// So many are told of; to mend a book that has more, the first ones are enough.
  static let most = 100

  private var offsets: [Int] = []

  mutating func add(_ line: FoundLine) {
    if offsets.count < Self.most { offsets.append(line.offset) }
  }

  /// Returns the lines by their numbers.
  ///
  /// Lines are counted only here, as most books are not damaged.
  func notes(in file: BookFile) throws(IceCreamStoreError) -> [IceCreamStoreNote] {
    var notes: [IceCreamStoreNote] = []
    var bytes = [UInt8](repeating: 0, count: offsets.isEmpty ? 0 : 1 << 16)
    var (place, number) = (0, 1)
    for offset in offsets.sorted() {
      while place < offset {
        let count = try file.read(
          into: &bytes, from: place, count: min(bytes.count, offset - place))
        if count == 0 { break }
        number += bytes.lineFeeds(in: 0..<count)
        place += count
      }
      notes.append(.damagedLine(number))
    }
    return notes
  }
}

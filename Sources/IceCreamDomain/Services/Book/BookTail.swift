/// The end of a book: where it is, and what the next ice cream has to follow.
struct BookTail {
  /// Where the next line goes.
  var end: Int
  /// Whether the last line has all but its line feed.
  var lacksLineFeed = false
  /// What stands after the end: a line that was cut off, or the beginning of one.
  var torn: [UInt8]?
  /// The last ice cream that can be read.
  private(set) var last: SavedIceCream?
  /// Where the last line with a number for an identifier is.
  private(set) var numbered: Int?
  /// The greatest number that was given, as far as the end and the header show; `nil` where none was.
  private(set) var greatest: Int?

  /// How much of a line that was cut off is kept for those who want to see it.
  private static let shown = 200

  /// Reads what is needed of the end: most often one line.
  ///
  /// A file that has lines, but none of a book, is refused: most likely it belongs to somebody else.
  init(_ book: BookFile, size: Int, _ header: BookHeader) throws(IceCreamStoreError) {
    end = size
    greatest = header.greatest
    var lines = BackwardLines(book, from: size)
    var damaged = 0
    var (isFirst, isBook) = (true, false)
    while numbered == nil, let found = try lines.next() {
      let line = BookLine(lines.bytes, found)
      if isFirst, !found.isEnded { take(found, line, lines.bytes) }
      isFirst = false
      if torn != nil, found.offset == end { continue }
      switch line {
      case .blank: break
      case .header(_, let number):
        isBook = true
        greatest = [greatest, number].compactMap(\.self).max()
      case .damaged: damaged += 1
      case .iceCream(let iceCream):
        isBook = true
        if last == nil { last = iceCream }
        guard let number = iceCream.number else { continue }
        numbered = found.offset
        greatest = max(greatest ?? 0, number)
      }
    }
    // Each damaged line may have had the next number.
    greatest = greatest.map { $0 + damaged }
    if !isBook, damaged > 0 || !(torn.map(Self.isBeginning) ?? true) {
      throw book.error(.notABook)
    }
  }

  /// Takes note of a last line that no line feed ends.
  private mutating func take(_ found: FoundLine, _ line: BookLine, _ bytes: [UInt8]) {
    if line == .damaged {
      end = found.offset
      torn = Array(bytes[found.range].prefix(Self.shown))
    } else {
      lacksLineFeed = true
    }
  }

  /// Whether the first line of a book may have begun like this.
  private static func isBeginning(_ bytes: [UInt8]) -> Bool {
    let count = min(bytes.count, BookLine.beginning.count)
    return count > 0 && bytes.prefix(count).elementsEqual(BookLine.beginning.prefix(count))
  }

  /// Returns the greatest number that was given, where the book no longer shows it without a line, and
  /// the header does not either.
  func greatest(without line: FoundLine, of id: String, _ header: BookHeader) -> Int? {
    guard let number = IceCreamID.number(of: id) else { return nil }
    let all = max(number, greatest ?? 0)
    guard line.offset == numbered || number == all, header.greatest != all else { return nil }
    return all
  }

  /// What was cut off, for a message.
  var mended: IceCreamStoreNote? {
    torn.map { .mended(String(decoding: $0, as: UTF8.self).printable) }
  }
}

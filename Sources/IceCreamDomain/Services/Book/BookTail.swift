/// The end of a book: where it is, and what the next ice cream has to follow.
struct BookTail {
  /// Where the next line goes.
  var end: Int
  /// Whether the last line has all but its line feed.
  var lacksLineFeed = false
  /// What stands after the end: a line that was cut off, or the beginning of one.
  var torn: [UInt8]?
  /// The last ice cream that can be read, with an identifier that no line after it had.
  var last: SavedIceCream?
  /// Whether anything in there shows that this is a book.
  private(set) var isBook = false

  /// How much of a line that was cut off is kept for those who want to see it.
  private static let shown = 200

  /// Reads what is needed of the end: most often one line.
  init(_ book: BookFile, size: Int) throws(IceCreamStoreError) {
    end = size
    var lines = BackwardLines(book, from: size)
    var damaged = 0
    var isFirst = true
    while let found = try lines.next() {
      let line = BookLine(lines.bytes, found)
      if isFirst, !found.isEnded { take(found, line, lines.bytes) }
      isFirst = false
      if torn != nil, found.offset == end { continue }
      switch line {
      case .blank: break
      case .header: isBook = true
      case .damaged: damaged += 1
      case .iceCream(let iceCream):
        isBook = true
        if last == nil { last = iceCream }
        guard let number = iceCream.number else { continue }
        // Each damaged line may have had the next identifier.
        last?.id = IceCreamID.text(of: number + damaged)
        return
      }
    }
    isBook = isBook || damaged == 0 && (torn.map(Self.isBeginning) ?? true)
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

  /// What was cut off, for a message.
  var mended: IceCreamStoreNote? {
    torn.map { .mended(String(decoding: $0, as: UTF8.self).printable) }
  }
}

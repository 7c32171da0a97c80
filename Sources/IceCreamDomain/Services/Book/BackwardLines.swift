/// The reader of lines from some place of a book back to its beginning, with the same memory however
/// many there are.
struct BackwardLines {
  private static let largestChunk = 1 << 16

  /// What is read at once; the lines point in here, until the next one is asked for.
  private(set) var bytes: [UInt8] = []

  private let file: BookFile
  /// Where the bytes begin in the book.
  private var base: Int
  /// Where what was not given out yet ends in the book, its last line feed included.
  private var end: Int
  /// Where in the bytes there are line feeds before lines that were not given out yet.
  private var lineFeeds: [Int] = []
  private var chunk: Int

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - file: The book.
  ///   - end: Where a line begins, or the end of the book.
  ///   - chunk: How many bytes are read at first; then it is twice as many each time, up to 64 KiB.
  init(_ file: BookFile, from end: Int, chunk: Int = 1 << 12) {
    self.file = file
    self.end = end
    self.chunk = chunk
    base = end
  }

  /// Returns the line before; `nil` after the first one of the book.
  mutating func next() throws(IceCreamStoreError) -> FoundLine? {
    while end > 0 {
      if let lineFeed = lineFeeds.popLast() { return take(from: lineFeed + 1) }
      if base == 0 { return take(from: 0) }
      if end - base > FoundLine.limit { return try skip() }
      try fill()
    }
    return nil
  }

  private mutating func take(from start: Int) -> FoundLine {
    let isEnded = bytes[end - base - 1] == .lineFeed
    let line = FoundLine(
      offset: base + start, next: end, range: start..<end - base - (isEnded ? 1 : 0),
      isEnded: isEnded)
    end = line.offset
    return line
  }

  /// Reads what is before the end: the line that is not complete yet, and those before it.
  private mutating func fill() throws(IceCreamStoreError) {
    let size = max(chunk, 2 * (end - base))
    chunk = min(2 * size, Self.largestChunk)
    if bytes.count != size { bytes = [UInt8](repeating: 0, count: size) }
    base = max(0, end - size)
    let count = try file.read(into: &bytes, from: base, count: end - base)
    // Fewer bytes: somebody has cut the book off meanwhile, and what is left of it is read.
    end = base + count
    findLineFeeds(before: count - 1)
  }

  private mutating func findLineFeeds(before last: Int) {
    var place = 0
    while place < last, let found = bytes.firstLineFeed(in: place..<last) {
      lineFeeds.append(found)
      place = found + 1
    }
  }

  /// Passes over a line that is too long.
  private mutating func skip() throws(IceCreamStoreError) -> FoundLine {
    let isEnded = bytes[end - base - 1] == .lineFeed
    let next = end
    end = 0
    while base > 0, end == 0 {
      let start = max(0, base - Self.largestChunk)
      let count = try file.read(into: &bytes, from: start, count: base - start)
      findLineFeeds(before: count)
      if let last = lineFeeds.last { end = start + last + 1 }
      lineFeeds = []
      base = start
    }
    base = end
    return FoundLine(offset: end, next: next, range: 0..<0, isEnded: isEnded)
  }
}

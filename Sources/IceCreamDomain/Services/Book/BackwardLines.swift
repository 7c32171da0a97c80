/// The reader of lines from some place of a book back to its beginning, with the same memory however
/// many there are.
struct BackwardLines {
  private static let largestChunk = 1 << 16

  /// What is read at once; the lines point in here, until the next one is asked for.
  private(set) var bytes: [UInt8] = []

  private let file: BookFile
  /// What the lines have to have in them, if anything.
  private let wanted: WantedText?
  /// Where what was not taken apart yet ends in the book, its last line feed included.
  private var end: Int
  /// The lines after that which were not given out yet.
  private var lines: [FoundLine] = []
  private var chunk: Int

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - file: The book.
  ///   - end: Where a line begins, or the end of the book.
  ///   - wanted: What the lines have to have in them; those that certainly lack it may be passed over.
  ///   - chunk: How many bytes are read at first; then it is twice as many each time, up to 64 KiB.
  init(_ file: BookFile, from end: Int, with wanted: WantedText? = nil, chunk: Int = 1 << 12) {
    self.file = file
    self.end = end
    self.wanted = wanted
    self.chunk = chunk
  }

  /// Returns the line before; `nil` after the first one of the book.
  mutating func next() throws(IceCreamStoreError) -> FoundLine? {
    while true {
      if let line = lines.popLast() { return line }
      if end == 0 { return nil }
      try fill()
    }
  }

  /// Reads what is before the end, and takes it apart: all but the first line, of which there may be
  /// more.
  private mutating func fill() throws(IceCreamStoreError) {
    let size = chunk
    chunk = min(2 * size, Self.largestChunk)
    if bytes.count != size { bytes = [UInt8](repeating: 0, count: size) }
    let base = max(0, end - size)
    // Fewer bytes: somebody has cut the book off meanwhile, and what is left of it is read.
    let count = try file.read(into: &bytes, from: base, count: end - base)
    var start = 0
    if base > 0 {
      guard let lineFeed = bytes.firstLineFeed(in: 0..<max(0, count - 1)) else {
        if count <= FoundLine.limit { chunk = 2 * size } else { try skip(base, count) }
        return
      }
      start = lineFeed + 1
    }
    takeApart(start..<count, base)
    end = base + start
    if base == 0 { end = 0 }
  }

  private mutating func takeApart(_ range: Range<Int>, _ base: Int) {
    let isPlain = wanted != nil && bytes.isPlain(in: range)
    var start = range.lowerBound
    while start < range.upperBound {
      if isPlain, let wanted {
        start = wanted.lineStart(bytes, from: start, before: range.upperBound)
        if start == range.upperBound { return }
      }
      let lineFeed = bytes.firstLineFeed(in: start..<range.upperBound)
      let next = lineFeed.map { $0 + 1 } ?? range.upperBound
      lines.append(
        FoundLine(
          offset: base + start, next: base + next, range: start..<(lineFeed ?? next),
          isEnded: lineFeed != nil))
      start = next
    }
  }

  /// Passes over a line that is too long, of which the end has been read.
  private mutating func skip(_ base: Int, _ count: Int) throws(IceCreamStoreError) {
    let isEnded = bytes[count - 1] == .lineFeed
    var (start, place) = (0, base)
    while place > 0, start == 0 {
      let before = max(0, place - Self.largestChunk)
      let count = try file.read(into: &bytes, from: before, count: place - before)
      if let last = bytes.lastLineFeed(in: 0..<count) { start = before + last + 1 }
      place = before
    }
    lines.append(FoundLine(offset: start, next: end, range: 0..<0, isEnded: isEnded))
    end = start
  }
}

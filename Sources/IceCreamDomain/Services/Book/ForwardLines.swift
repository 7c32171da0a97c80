/// The reader of lines from some place of a book on, with the same memory however many there are.
struct ForwardLines {
  /// What is read at once; the lines point in here, until the next one is asked for.
  private(set) var bytes: [UInt8]

  private let file: BookFile
  /// Where the book ends, or what of it is read.
  private var end: Int
  /// Where the bytes begin in the book.
  private var base: Int
  /// What of the bytes has not been given out yet.
  private var rest = 0..<0
  /// What the lines have to have in them, if anything.
  private let wanted: WantedText?
  /// Whether what was read can be searched for that.
  private var isPlain = false

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - file: The book.
  ///   - start: Where a line begins.
  ///   - end: Where to stop.
  ///   - wanted: What the lines have to have in them; those that certainly lack it may be passed over.
  ///   - chunk: How many bytes are read at once, at least.
  init(
    _ file: BookFile, from start: Int, to end: Int, with wanted: WantedText? = nil,
    chunk: Int = 1 << 16
  ) {
    self.wanted = wanted
    self.file = file
    self.end = end
    base = start
    bytes = [UInt8](repeating: 0, count: chunk)
  }

  /// Returns the next line; `nil` after the last one.
  mutating func next() throws(IceCreamStoreError) -> FoundLine? {
    while true {
      passOver()
      if let lineFeed = bytes.firstLineFeed(in: rest) {
        return take(rest.lowerBound..<lineFeed, isEnded: true)
      }
      if base + rest.upperBound >= end {
        return rest.isEmpty ? nil : take(rest, isEnded: false)
      }
      if rest.count >= FoundLine.limit { return try skip() }
      try fill()
    }
  }

  /// Goes on to the next line that has what is wanted, or to the last one, which may not be complete.
  private mutating func passOver() {
    guard isPlain, let wanted else { return }
    var start = wanted.lineStart(bytes, from: rest.lowerBound, before: rest.upperBound)
    if start == rest.upperBound {
      start = bytes.lastLineFeed(in: rest).map { $0 + 1 } ?? rest.lowerBound
    }
    rest = start..<rest.upperBound
  }

  private mutating func take(_ range: Range<Int>, isEnded: Bool) -> FoundLine {
    let next = isEnded ? range.upperBound + 1 : range.upperBound
    rest = next..<rest.upperBound
    return FoundLine(
      offset: base + range.lowerBound, next: base + next, range: range, isEnded: isEnded)
  }

  /// Reads on from the line that is not complete yet, twice as much if it fills everything.
  private mutating func fill() throws(IceCreamStoreError) {
    if rest.count == bytes.count {
      bytes = [UInt8](repeating: 0, count: bytes.count * 2)
    }
    base += rest.lowerBound
    let wanted = min(bytes.count, end - base)
    let count = try file.read(into: &bytes, from: base, count: wanted)
    // Somebody has cut the book off meanwhile.
    if count < wanted { end = base + count }
    rest = 0..<count
    isPlain = self.wanted != nil && bytes.isPlain(in: rest)
  }

  /// Passes over a line that is too long.
  private mutating func skip() throws(IceCreamStoreError) -> FoundLine {
    let offset = base + rest.lowerBound
    while true {
      if let lineFeed = bytes.firstLineFeed(in: rest) {
        rest = lineFeed + 1..<rest.upperBound
        return FoundLine(
          offset: offset, next: base + rest.lowerBound, range: 0..<0, isEnded: true)
      }
      rest = rest.upperBound..<rest.upperBound
      if base + rest.upperBound >= end {
        return FoundLine(
          offset: offset, next: end, range: 0..<0, isEnded: false)
      }
      try fill()
    }
  }
}

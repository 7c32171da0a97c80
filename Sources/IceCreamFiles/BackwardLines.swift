import IceCreamDomain
import StrictJSON

/// A line of a book, found by a reader of lines.
struct FoundLine {
  /// The offset of its first byte in the book.
  var offset: Int
  /// The line in the reader's bytes, without its line feed; valid until the next line is read.
  var range: Range<Int>
  /// Whether a line feed ends it; only the last line of a book may lack one.
  var isEnded: Bool

  /// The range of a line that is too long to be one of a book, whose bytes are not there.
  static let tooLong = 0..<BookLine.longest + 1
}

/// Reads the lines of a book from an offset back to another, in a constant amount of memory.
struct BackwardLines {
  /// The bytes that were read last.
  private(set) var bytes: [UInt8] = []

  private let file: BookFile
  /// The offset at which reading ends.
  private let beginning: Int
  /// The offset of the first byte in `bytes`.
  private var base: Int
  /// The offset after the lines that were not returned yet.
  private var end: Int

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - end: The beginning of a line, or the end of the book.
  ///   - beginning: Where reading ends, even within a line.
  init(_ file: BookFile, from end: Int, to beginning: Int = 0) {
    (self.file, self.beginning, self.base, self.end) = (file, beginning, end, end)
  }

  /// Returns the previous line; `nil` at the beginning.
  mutating func next() throws(IceCreamStoreError) -> FoundLine? {
    while end > beginning {
      if base < end {
        let isEnded = bytes[end - base - 1] == .lineFeed
        let stop = isEnded ? end - 1 : end
        if let start = lineStart(before: stop) {
          end = start
          return FoundLine(offset: start, range: start - base..<stop - base, isEnded: isEnded)
        }
        if end - base > BookLine.longest + 1 { return try skipLongLine(isEnded: isEnded) }
      }
      try fill(bytes.isEmpty ? 1 << 12 : 1 << 16)
    }
    return nil
  }

  /// Returns the offset of the first byte of the line that ends before `stop`, if it is known.
  private func lineStart(before stop: Int) -> Int? {
    if let lineFeed = bytes[..<(stop - base)].lastIndex(of: .lineFeed) {
      return base + lineFeed + 1
    }
    return base <= beginning ? base : nil
  }

  /// Reads more bytes before `end`: few at first, as a page rarely needs many.
  private mutating func fill(_ size: Int) throws(IceCreamStoreError) {
    base = max(beginning, end - size)
    if bytes.count != size { bytes = [UInt8](repeating: 0, count: size) }
    let count = try file.read(into: &bytes, from: base)
    // Fewer bytes: the book was truncated in the meantime.
    end = min(end, base + count)
  }

  /// Passes a line that is too long.
  private mutating func skipLongLine(isEnded: Bool) throws(IceCreamStoreError) -> FoundLine {
    var start: Int?
    while start == nil {
      end = base
      // Systems do not read ahead backward, so larger parts take half the time.
      try fill(1 << 20)
      start = lineStart(before: end)
    }
    end = start ?? beginning
    return FoundLine(offset: end, range: FoundLine.tooLong, isEnded: isEnded)
  }
}

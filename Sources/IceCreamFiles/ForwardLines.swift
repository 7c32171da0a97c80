import IceCreamDomain
import StrictJSON

/// Reads the lines of a book from one offset to another, in a constant amount of memory.
struct ForwardLines {
  /// The bytes that were read last.
  private(set) var bytes: [UInt8] = []

  private let file: BookFile
  /// The offset at which reading ends.
  private let end: Int
  /// The offset of the first byte in `bytes`.
  private var base: Int
  /// The place in `bytes` of the next line.
  private var start = 0

  /// Creates a reader.
  ///
  /// - Parameter end: Where reading ends, even within a line.
  init(_ file: BookFile, from offset: Int, before end: Int) {
    (self.file, base, self.end) = (file, offset, end)
  }

  /// Returns the next line; `nil` at the end.
  mutating func next() throws(IceCreamStoreError) -> FoundLine? {
    while true {
      if let lineFeed = bytes[start...].firstIndex(of: .lineFeed) {
        defer { start = lineFeed + 1 }
        return FoundLine(offset: base + start, range: start..<lineFeed, isEnded: true)
      }
      let rest = start..<bytes.count
      if rest.count > BookLine.longest { return try skipLongLine() }
      base += start
      bytes.removeFirst(start)
      start = 0
      let more = try read(from: base + rest.count, count: max(1 << 10, 7 * rest.count))
      if more.isEmpty {
        start = rest.count
        return rest.isEmpty ? nil : FoundLine(offset: base, range: 0..<start, isEnded: false)
      }
      bytes += more
    }
  }

  private func read(from offset: Int, count: Int) throws(IceCreamStoreError) -> [UInt8] {
    try file.read(from: offset, count: max(0, min(count, end - offset)))
  }

  /// Passes a line that is too long.
  private mutating func skipLongLine() throws(IceCreamStoreError) -> FoundLine {
    let offset = base + start
    var lineFeed: Int?
    repeat {
      base += bytes.count
      bytes = try read(from: base, count: 1 << 16)
      lineFeed = bytes.firstIndex(of: .lineFeed)
    } while lineFeed == nil && !bytes.isEmpty
    start = lineFeed.map { $0 + 1 } ?? 0
    return FoundLine(offset: offset, range: FoundLine.tooLong, isEnded: lineFeed != nil)
  }
}

import IceCreamDomain
import StrictJSON

/// The contents of a book, as far as it was read.
///
/// A store keeps them for its next call, which reads only what was appended since.
struct BookContents {
  private(set) var iceCreams: SavedIceCreams
  /// The numbers of the first damaged lines; more would not help to repair a book.
  private(set) var damage: [Int] = []
  /// The number of damaged lines after the one with the greatest identifier, each of which may have had an identifier.
  private(set) var damagedAfterNewest = 0
  /// Whether a line was found that only a book has.
  private(set) var isBook = false
  /// Whether a line feed ends the last line; otherwise it may still grow.
  private(set) var isEnded = true
  /// The number of lines that were read.
  private(set) var lineCount = 0

  private let file: BookFile.Identity
  /// The end of what was read.
  private var end = 0
  /// The last bytes before the end, by which the contents recognize their book.
  private var seam: [UInt8] = []

  /// Creates the contents of a book before any line is read.
  init(of book: BookFile) throws(IceCreamStoreError) {
    iceCreams = SavedIceCreams(store: book.name)
    file = try book.identity()
  }

  /// Returns whether a book begins with what was read.
  func isBeginning(of book: BookFile) throws(IceCreamStoreError) -> Bool {
    guard isEnded, try book.identity() == file else { return false }
    return try book.read(from: end - seam.count, count: seam.count) == seam
  }

  /// Reads the lines from the end of what was read to the end of a book.
  ///
  /// - Throws: `IceCreamStoreError` if the first line has another version, or if the file is not a book.
  mutating func extend(with book: BookFile, to size: Int) throws(IceCreamStoreError) {
    if size > end {
      var lines = BookLines(book, from: end, to: size)
      while let line = try lines.next() { try add(line, of: book, isEnded: lines.isEnded) }
      isEnded = lines.isEnded
      // Less than the size, if a process has meanwhile removed a line that it could not write.
      end = lines.position
      let start = max(0, end - 64)
      seam = try book.read(from: start, count: end - start)
      // Without it, the next call could not recognize the book, and reads all of it.
      if seam.count < end - start { isEnded = false }
    }
    if !damage.isEmpty, !isBook { throw book.error(.notABook) }
  }

  private mutating func add(
    _ line: BookLine, of book: BookFile, isEnded: Bool
  ) throws(IceCreamStoreError) {
    lineCount += 1
    switch line {
    case .blank: return
    case .header(BookLine.version): break
    case .header(let version):
      if lineCount == 1 { throw book.error(.newerVersion(version)) }
      return noteDamage()
    case .damaged:
      // A torn header is that of a book.
      if lineCount == 1, !isEnded { isBook = try book.beginsLikeHeader() }
      return noteDamage()
    case .saved(let iceCream):
      let greatest = iceCreams.greatest
      iceCreams.save(iceCream)
      if iceCreams.greatest != greatest { damagedAfterNewest = 0 }
    case .changed(let iceCream): iceCreams.change(iceCream)
    case .deleted(let id): iceCreams.delete(id)
    }
    isBook = true
  }

  private mutating func noteDamage() {
    if damage.count < 100 { damage.append(lineCount) }
    damagedAfterNewest += 1
    iceCreams.gap = lineCount
  }
}

/// Reads the lines of a book one after the other, in a constant amount of memory.
struct BookLines {
  /// Whether a line feed ends the last line that was returned.
  private(set) var isEnded = true

  /// The offset of the next line.
  var position: Int { base + start }

  private let file: BookFile
  /// The bytes that were read, from the offset `base` of the book on.
  private var bytes: [UInt8] = []
  private var base: Int
  /// The beginning of the next line in the bytes.
  private var start = 0
  private let end: Int

  init(_ file: BookFile, from start: Int, to end: Int) {
    (self.file, self.base, self.end) = (file, start, end)
  }

  /// Returns the next line; `nil` at the end.
  mutating func next() throws(IceCreamStoreError) -> BookLine? {
    var isTooLong = false
    var searched = start
    while true {
      if let lineFeed = bytes[searched...].firstIndex(of: .lineFeed) {
        defer { start = lineFeed + 1 }
        return isTooLong ? .damaged : BookLine(bytes, start..<lineFeed)
      }
      // The bytes of a line that is too long are dropped.
      isTooLong = isTooLong || bytes.count - start > BookLine.longest
      let rest = isTooLong ? [] : Array(bytes[start...])
      let offset = base + bytes.count
      let added = try file.read(from: offset, count: min(1 << 17, end - offset))
      (bytes, base, start, searched) = (rest + added, offset - rest.count, 0, rest.count)
      guard added.isEmpty else { continue }
      if rest.isEmpty, !isTooLong { return nil }
      (isEnded, start) = (false, bytes.count)
      return isTooLong ? .damaged : BookLine(bytes, bytes.indices)
    }
  }
}

import IceCreamDomain
import StrictJSON

/// The contents of a book, as far as it was read.
///
/// A store keeps them for its next call, which reads only what was appended since.
struct BookContents {
  private(set) var iceCreams: IceCreamStoreContents
  /// Remarks on the first lines that need one; more would not help to repair a book.
  private(set) var notes: [IceCreamStoreNote] = []
  /// The number of the first damaged line; `nil` if there is none.
  private(set) var firstDamage: Int?
  /// How many identifiers the damaged lines after the one with the greatest identifier may have had.
  private(set) var skipped = 0
  /// Whether a line feed ends the last line; otherwise it may still grow.
  private(set) var isEnded = true
  /// The number of lines that were read.
  private(set) var lineCount = 0

  private let name: String
  private let file: BookFile.Identity
  /// Whether the first line that is not blank is the mark of a book, perhaps a damaged one.
  private var isMarked = false
  /// Whether there was a line that is not blank.
  private var hasBegun = false
  /// How many lines have an ice cream, and how many are damaged.
  private var (iceCreamLines, damagedLines) = (0, 0)
  /// The end of what was read.
  private var end = 0
  /// The last bytes before the end, by which the contents recognize their book.
  private var seam: [UInt8] = []

  /// Creates the contents of a book before any line is read.
  init(of book: BookFile) throws(IceCreamStoreError) {
    name = book.name
    iceCreams = IceCreamStoreContents(store: book.name)
    file = try book.identity()
  }

  /// Whether all lines are blank.
  var isBlank: Bool { !hasBegun }

  /// Whether the file is a book: it is blank, begins with the mark of a book, or has more lines with ice creams than
  /// damaged ones.
  ///
  /// Other programs may write lines like those that delete or restore.
  private var isBook: Bool { isBlank || isMarked || iceCreamLines > damagedLines }

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
      var start = end
      while let line = try lines.next() {
        try add(line, at: start..<lines.position, of: book)
        start = lines.position
      }
      isEnded = lines.isEnded
      // Less than the size, if a process has meanwhile removed a line that it could not write.
      end = lines.position
      let seamStart = max(0, end - 64)
      seam = try book.read(from: seamStart, count: end - seamStart)
      // Without it, the next call could not recognize the book, and reads all of it.
      if seam.count < end - seamStart { isEnded = false }
    }
    // A file of the kernel, such as /proc/version, has a size of 0, whatever it contains.
    if size == 0, try !book.read(from: 0, count: 1).isEmpty, try book.size() == 0 {
      throw book.error(.file(.notAFile))
    }
    if !isBook { throw book.error(.file(.notABook)) }
  }

  /// Returns the ice cream that a typed identifier means.
  mutating func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
    try iceCreams.find(id)
  }

  private mutating func add(
    _ line: BookLine, at place: Range<Int>, of book: BookFile
  ) throws(IceCreamStoreError) {
    lineCount += 1
    if line == .blank { return }
    let isFirst = !hasBegun
    hasBegun = true
    switch line {
    case .blank: break
    case .header(BookLine.version): if isFirst { isMarked = true }
    case .header(let version):
      if isFirst { throw book.error(.file(.newerVersion(version))) }
      return noteDamage(place)
    case .damaged:
      if isFirst {
        let start = try book.read(from: place.lowerBound, count: min(64, place.count))
        isMarked = BookLine.isLikeHeader(start)
      }
      return noteDamage(place)
    case .saved(let iceCream):
      let greatest = iceCreams.greatest
      if !iceCreams.save(iceCream) {
        note(.repeatedIdentifier(iceCream.id, line: lineCount, of: name))
      }
      if iceCreams.greatest != greatest { skipped = 0 }
      iceCreamLines += 1
    case .changed(let iceCream):
      iceCreams.change(iceCream)
      iceCreamLines += 1
    case .deleted(let ids): iceCreams.setDeleted(true, ids)
    case .restored(let ids): iceCreams.setDeleted(false, ids)
    }
  }

  private mutating func noteDamage(_ place: Range<Int>) {
    damagedLines += 1
    firstDamage = firstDamage ?? lineCount
    note(.damagedLine(lineCount, of: name))
    // Two lines are damaged as one if the line feed between them is.
    skipped += max(1, place.count / BookLine.shortestSave)
    iceCreams.gap = lineCount
  }

  private mutating func note(_ note: IceCreamStoreNote) {
    if notes.count < 100 { notes.append(note) }
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
      // Some editors begin a file with a byte order mark.
      if base == 0, bytes.startsWithByteOrderMark { (start, searched) = (3, max(3, searched)) }
      guard added.isEmpty else { continue }
      if rest.isEmpty, !isTooLong { return nil }
      (isEnded, start) = (false, bytes.count)
      return isTooLong ? .damaged : BookLine(bytes, bytes.indices, isEnded: false)
    }
  }
}

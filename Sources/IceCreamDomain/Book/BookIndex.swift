import StrictJSON

/// The ice creams of a book whose last line is not the one that saved them: changed and deleted ones.
///
/// An index is built from the end of the book backward, only as far as it is needed: so the newest page of a
/// large book takes no longer than that of a small one. The store keeps it for its next call, which uses it if
/// no other process has changed the book. It takes less than 100 bytes for each changed or deleted ice cream.
struct BookIndex {
  private struct Latest {
    /// The offset of the last line about the ice cream.
    var line: Int
    var isDeleted: Bool
    /// Whether a line that saved the ice cream was read, too.
    var isPlaced: Bool
  }

  /// What a book says of an identifier.
  enum State: Equatable {
    case alive(SavedIceCream)
    case deleted
    case unknown
  }

  /// Whether the index misses lines, and cannot be used again.
  private(set) var isStale = false
  /// Whether a line was found that only a book has.
  private(set) var isBook: Bool
  private(set) var hasDamage = false
  /// The last ice cream that was saved, as it was then; `nil` if no line with one was read yet.
  private(set) var newest: SavedIceCream?
  /// The greatest number of an identifier in the lines with saved ice creams that were read.
  private(set) var greatest: Int?
  /// The number of damaged lines after the newest ice cream.
  private(set) var damagedAfterNewest = 0

  private let file: BookFile.Identity
  /// The lines from `start` to `end` were read.
  private var start: Int
  private var end: Int
  /// The last bytes before `end`, by which an index recognizes its book.
  private var seam: [UInt8]
  private var latest: [String: Latest] = [:]
  /// The offset of the line that saved each ice cream; `nil` as long as identifiers rise from line to line.
  ///
  /// They do in every book that nobody has edited. Then none is there twice.
  private var saved: [String: Int]?
  /// The number of the first identifier that was read, as long as they rise.
  private var lowest: Int?

  /// Creates an index that knows nothing yet of the lines of a book.
  init(_ book: BookFile, size: Int, isBook: Bool) throws(IceCreamStoreError) {
    file = try book.identity()
    self.isBook = isBook
    (start, end) = (size, size)
    seam = try Self.seam(book, end: size)
  }

  private static func seam(_ book: BookFile, end: Int) throws(IceCreamStoreError) -> [UInt8] {
    let start = max(0, end - 64)
    return try book.read(from: start, count: end - start)
  }

  /// Returns whether a book is the one of this index, as it was when the index was last used.
  func isIndex(of book: BookFile, size: Int) throws(IceCreamStoreError) -> Bool {
    guard size == end, try book.identity() == file else { return false }
    return try Self.seam(book, end: end) == seam
  }

  // MARK: Building

  /// Takes note of a line that this process has appended.
  ///
  /// - Parameters:
  ///   - line: What it says of an ice cream whose state was asked for.
  ///   - count: Its size in bytes, with its line feed.
  mutating func append(_ line: BookLine, count: Int, to book: BookFile) {
    // The change is on the disk. What goes wrong from here on may cost the index, but is no error.
    guard let size = try? book.size(), let seam = try? Self.seam(book, end: size) else {
      isStale = true
      return
    }
    // Nothing but these lines was appended: the book is locked.
    (end, self.seam) = (size, seam)
    isBook = true
    let offset = end - count
    switch line {
    case .saved(let iceCream):
      // The next reading finds out that identifiers are no longer in order.
      if saved == nil, IceCreamID.number(of: iceCream.id) == nil { isStale = true }
      (newest, damagedAfterNewest) = (iceCream, 0)
      greatest = max(greatest ?? 0, IceCreamID.number(of: iceCream.id) ?? 0)
      if saved != nil {
        saved?[iceCream.id] = offset
        latest[iceCream.id] = Latest(line: offset, isDeleted: false, isPlaced: true)
      }
    case .changed(let iceCream): noteChange(iceCream.id, offset, isDeleted: false)
    case .deleted(let id): noteChange(id, offset, isDeleted: true)
    case .blank, .header, .damaged: break
    }
  }

  private mutating func noteChange(_ id: String, _ offset: Int, isDeleted: Bool) {
    let isPlaced = latest[id]?.isPlaced ?? true
    latest[id] = Latest(line: offset, isDeleted: isDeleted, isPlaced: isPlaced)
  }

  /// Reads lines before the known ones for as long as that is needed.
  mutating func extend(
    _ book: BookFile, while isNeeded: (BookIndex) -> Bool
  ) throws(IceCreamStoreError) {
    var lines = BackwardLines(book, from: start)
    while isNeeded(self), let line = try lines.next() {
      try add(BookLine(lines.bytes, line.range), line, lines.bytes, book)
    }
  }

  /// Reads the whole book.
  mutating func extendToBeginning(_ book: BookFile) throws(IceCreamStoreError) {
    try extend(book) { $0.start > 0 }
  }

  /// Adds the line before the known ones.
  private mutating func add(
    _ line: BookLine, _ found: BackwardLines.Line, _ bytes: [UInt8], _ book: BookFile
  ) throws(IceCreamStoreError) {
    if found.offset == 0, !found.isEnded, line == .damaged {
      let start = bytes[found.range]
      isBook =
        isBook || BookLine.headerStart.starts(with: start)
        || start.starts(with: BookLine.headerStart)
    }
    if !note(line, at: found.offset) {
      // Somebody has put the lines in this order. From here on, the index has the lines of all ice creams.
      (saved, latest, newest, damagedAfterNewest, isStale) = ([:], [:], nil, 0, true)
      var lines = BackwardLines(book, from: end)
      while let line = try lines.next(), line.offset >= found.offset {
        _ = note(BookLine(lines.bytes, line.range), at: line.offset)
      }
      isStale = false
    }
    start = found.offset
  }

  /// Takes note of a line before all that were noted.
  ///
  /// - Returns: Whether it may stand there as long as identifiers rise.
  private mutating func note(_ line: BookLine, at offset: Int) -> Bool {
    if let id = line.id, saved == nil {
      guard let number = IceCreamID.number(of: id), number < lowest ?? .max else { return false }
      if case .saved = line { lowest = number }
    }
    switch line {
    case .blank: break
    case .header(let version):
      if version == BookLine.version { isBook = true } else { noteDamage() }
    case .damaged: noteDamage()
    case .saved(let iceCream):
      isBook = true
      if newest == nil { newest = iceCream }
      if let number = IceCreamID.number(of: iceCream.id) { greatest = max(greatest ?? 0, number) }
      if !latest.isEmpty { latest[iceCream.id]?.isPlaced = true }
      if saved != nil, saved?[iceCream.id] == nil {
        saved?[iceCream.id] = offset
        if latest[iceCream.id] == nil {
          latest[iceCream.id] = Latest(line: offset, isDeleted: false, isPlaced: true)
        }
      }
    case .changed(let iceCream): noteLast(iceCream.id, offset, isDeleted: false)
    case .deleted(let id): noteLast(id, offset, isDeleted: true)
    }
    return true
  }

  private mutating func noteLast(_ id: String, _ offset: Int, isDeleted: Bool) {
    isBook = true
    if latest[id] == nil {
      latest[id] = Latest(line: offset, isDeleted: isDeleted, isPlaced: false)
    }
  }

  private mutating func noteDamage() {
    hasDamage = true
    if newest == nil { damagedAfterNewest += 1 }
  }

  // MARK: Reading

  /// Calls a function with each ice cream of a book, the newest first, until it returns `false`.
  ///
  /// - Parameters:
  ///   - position: Only ice creams at lower positions are visited. A position is the offset of the line that
  ///     saved the ice cream. One whose line is damaged or gone, so that only a change is left of it, comes
  ///     after all others, at a negative position, which a change lowers.
  ///   - damage: Gets the damaged lines on the way.
  mutating func visit(
    _ book: BookFile, before position: Int = .max, damage: inout BookDamage,
    _ body: (IceCreamPlace) -> Bool
  ) throws(IceCreamStoreError) {
    // In a book that was replaced, no line may begin at the position any more.
    let begins = try book.isEnded(at: min(max(position, 0), end))
    var lines = BackwardLines(book, from: begins ? min(max(position, start), end) : end)
    while let line = try lines.next() {
      let content = BookLine(lines.bytes, line.range)
      if line.offset < start { try add(content, line, lines.bytes, book) }
      guard line.offset < position else { continue }
      switch content {
      case .damaged: damage.add(line.offset)
      case .header(let version): if version != BookLine.version { damage.add(line.offset) }
      case .saved(let iceCream):
        guard let now = try current(iceCream, savedAt: line.offset, in: book) else { continue }
        if !body(IceCreamPlace(of: now, at: line.offset)) { return }
      case .blank, .changed, .deleted: break
      }
    }
    let lost = latest.values.filter { !$0.isPlaced && !$0.isDeleted }.sorted { $0.line < $1.line }
    for entry in lost where -1 - entry.line < position {
      guard let iceCream = try book.iceCream(at: entry.line) else { continue }
      if !body(IceCreamPlace(of: iceCream, at: -1 - entry.line)) { return }
    }
  }

  /// Returns the present version of an ice cream; `nil` if it was deleted, or saved again by a later line.
  private func current(
    _ iceCream: SavedIceCream, savedAt offset: Int, in book: BookFile
  ) throws(IceCreamStoreError) -> SavedIceCream? {
    if let saved, saved[iceCream.id] != offset { return nil }
    guard let latest = latest[iceCream.id], latest.line != offset else { return iceCream }
    return latest.isDeleted ? nil : try book.iceCream(at: latest.line)
  }

  /// Returns the ice cream with an identifier if it can be found without reading the whole book.
  mutating func quickly(
    find id: String, in book: BookFile
  ) throws(IceCreamStoreError) -> SavedIceCream? {
    if latest[id] == nil {
      guard saved == nil, try savedLine(of: id, in: book) != nil else { return nil }
    }
    if case .alive(let iceCream) = try state(of: id, in: book) { return iceCream }
    return nil
  }

  /// Returns what a book says of an identifier.
  mutating func state(of id: String, in book: BookFile) throws(IceCreamStoreError) -> State {
    if latest[id] == nil, saved == nil, let line = try savedLine(of: id, in: book) {
      try extend(book) { $0.start > line && $0.latest[id] == nil && $0.saved == nil }
      if latest[id] == nil, saved == nil, let iceCream = try book.iceCream(at: line),
        iceCream.id == id
      {
        return .alive(iceCream)
      }
    }
    try extend(book) { $0.start > 0 && $0.latest[id] == nil }
    guard let latest = latest[id] else { return .unknown }
    if latest.isDeleted { return .deleted }
    return try book.iceCream(at: latest.line).map { .alive($0) } ?? .unknown
  }

  /// Returns whether an identifier is taken, as far as that is known: by a changed or deleted ice cream, and in a
  /// book whose identifiers are not in order, by any that was read.
  func has(_ id: String) -> Bool { latest[id] != nil }

  /// Whether identifiers are not in order, so that any of them may be there already.
  var isUnordered: Bool { saved != nil }

  /// Finds the line that saved an ice cream by bisection, which relies on rising identifiers.
  private func savedLine(
    of id: String, in book: BookFile
  ) throws(IceCreamStoreError) -> Int? {
    guard let number = IceCreamID.number(of: id) else { return nil }
    var (low, high) = (0, end)
    while low < high {
      let middle = low + (high - low) / 2
      guard let found = try book.firstSaved(from: middle, before: high) else {
        high = middle
        continue
      }
      if found.number == number { return found.offset }
      if found.number < number { low = found.next } else { high = middle }
    }
    return nil
  }
}

/// The damaged lines that a reading came across.
struct BookDamage {
  /// Enough to mend a book by; more are not remembered.
  private static let most = 100

  private var offsets: [Int] = []

  mutating func add(_ offset: Int) {
    if offsets.count == Self.most { offsets.removeFirst() }
    offsets.append(offset)
  }

  /// Returns the lines by number.
  ///
  /// Lines are counted only here, as few books are damaged.
  func notes(in book: BookFile) throws(IceCreamStoreError) -> [IceCreamStoreNote] {
    var notes: [IceCreamStoreNote] = []
    var (place, number) = (0, 1)
    for offset in offsets.sorted() {
      while place < offset {
        let bytes = try book.read(from: place, count: min(1 << 16, offset - place))
        if bytes.isEmpty { break }
        number += bytes.count { $0 == .lineFeed }
        place += bytes.count
      }
      notes.append(.damagedLine(number))
    }
    return notes
  }
}

extension BookFile {
  /// Returns the line at an offset.
  func line(at offset: Int) throws(IceCreamStoreError) -> BookLine {
    var size = 1 << 9
    while true {
      let bytes = try read(from: offset, count: size)
      if let lineFeed = bytes.firstIndex(of: .lineFeed) { return BookLine(bytes, 0..<lineFeed) }
      if bytes.count < size || size > BookLine.longest { return BookLine(bytes, bytes.indices) }
      size *= 8
    }
  }

  /// Returns the ice cream in the line at an offset; `nil` if the line has none.
  fileprivate func iceCream(at offset: Int) throws(IceCreamStoreError) -> SavedIceCream? {
    switch try line(at: offset) {
    case .saved(let iceCream), .changed(let iceCream): iceCream
    default: nil
    }
  }

  /// Returns the first line that begins in a part of the book and saves an ice cream with a numbered identifier.
  fileprivate func firstSaved(
    from start: Int, before end: Int
  ) throws(IceCreamStoreError) -> (offset: Int, next: Int, number: Int)? {
    // The byte before the part shows whether a line begins with it.
    var (offset, isLineStart, size) = (max(0, start - 1), start == 0, 1 << 10)
    while offset < end {
      let bytes = try read(from: offset, count: size)
      let isLast = bytes.count < size
      var place = 0
      while place < bytes.count {
        let lineFeed = bytes[place...].firstIndex(of: .lineFeed)
        guard let stop = lineFeed ?? (isLast ? bytes.count : nil) else { break }
        if isLineStart, offset + place < end,
          case .saved(let iceCream) = BookLine(bytes, place..<stop),
          let number = IceCreamID.number(of: iceCream.id)
        {
          return (offset + place, offset + stop + 1, number)
        }
        (place, isLineStart) = (stop + 1, true)
        if offset + place >= end { return nil }
      }
      if isLast { return nil }
      if place > 0 {
        offset += place
      } else if size > BookLine.longest {
        (offset, isLineStart) = (offset + size, false)
      } else {
        size *= 8
      }
    }
    return nil
  }
}

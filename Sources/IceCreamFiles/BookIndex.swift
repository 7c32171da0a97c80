import IceCreamDomain
import StrictJSON

/// The ice creams of a book whose last line is not the one that saved them: changed and deleted ones.
///
/// An index is built backward from the end of the book, only as far as needed. So the newest page of a large
/// book takes no longer than that of a small one. The store keeps the index for its next call, which uses it
/// unless another process has changed the book. It takes less than 100 bytes for each changed or deleted ice
/// cream.
struct BookIndex {
  private struct Latest {
    /// The offset of the last line about the ice cream.
    var line: Int
    var isDeleted: Bool
    /// Whether a line that saved the ice cream was read, too.
    var isPlaced: Bool
  }

  /// What a book says about an identifier.
  enum State: Equatable {
    case alive(SavedIceCream)
    case deleted
    case unknown
  }

  /// Whether the index lacks a line, and cannot be used again.
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
  /// The number of lines with saved ice creams that were read.
  private var savedCount = 0
  /// The offset of the line that saved each ice cream; `nil` as long as identifiers rise from line to line.
  ///
  /// They do in every book that was not edited. Then none is there twice.
  private var saved: [String: Int]?
  /// The number of the first identifier that was read, as long as they rise.
  private var lowest: Int?

  /// Creates an index of a book before any line is read.
  init(_ book: BookFile, size: Int, isBook: Bool) throws(IceCreamStoreError) {
    file = try book.identity()
    self.isBook = isBook
    (start, end) = (size, size)
    seam = try Self.seam(book, end: size)
  }

  /// Creates an empty index of the same book, for identifiers in any order.
  private init(reordered index: BookIndex) {
    (file, isBook, end, seam) = (index.file, index.isBook, index.end, index.seam)
    (start, saved) = (end, [:])
  }

  private static let seamSize = 64

  private static func seam(_ book: BookFile, end: Int) throws(IceCreamStoreError) -> [UInt8] {
    let start = max(0, end - seamSize)
    return try book.read(from: start, count: end - start)
  }

  /// Returns whether a book is the one of this index, in the state of its last use.
  func isIndex(of book: BookFile, size: Int) throws(IceCreamStoreError) -> Bool {
    guard size == end, try book.identity() == file else { return false }
    return try Self.seam(book, end: end) == seam
  }

  // MARK: Building

  /// Notes a line that this process has appended.
  ///
  /// - Parameters:
  ///   - line: A new ice cream, or a change to one whose state was asked for.
  ///   - bytes: The bytes of the line, with its line feed.
  ///   - written: All bytes that were appended, of which the line is the last part.
  mutating func append(_ line: BookLine, _ bytes: [UInt8], written: [UInt8]) {
    // Nothing else was appended: the book is locked.
    end += written.count
    seam = (seam + written).suffix(Self.seamSize)
    isBook = true
    let offset = end - bytes.count
    switch line {
    case .saved(let iceCream):
      savedCount += 1
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

  /// Reads the lines before the known ones for as long as needed.
  mutating func extend(
    _ book: BookFile, while isNeeded: (BookIndex) -> Bool
  ) throws(IceCreamStoreError) {
    var lines = BackwardLines(book, from: start)
    while start > 0, isNeeded(self), let line = try lines.next() {
      try add(BookLine(lines.bytes, line.range), line, lines.bytes, book)
    }
  }

  /// Adds the line before the known ones.
  private mutating func add(
    _ line: BookLine, _ found: FoundLine, _ bytes: [UInt8], _ book: BookFile
  ) throws(IceCreamStoreError) {
    if found.offset == 0, !found.isEnded, line == .damaged {
      let start = bytes[found.range]
      isBook =
        isBook || BookLine.headerStart.starts(with: start)
        || start.starts(with: BookLine.headerStart)
    }
    if saved == nil, !rises(to: line) {
      // An edited book. It is read once more, to note the lines of all ice creams.
      var index = BookIndex(reordered: self)
      try index.extend(book) { _ in true }
      self = index
    } else {
      note(line, at: found.offset)
      start = found.offset
    }
  }

  /// Returns whether identifiers rise from a line to the known ones.
  private mutating func rises(to line: BookLine) -> Bool {
    guard let id = line.id else { return true }
    guard let number = IceCreamID.number(of: id), number < lowest ?? .max else { return false }
    if case .saved = line { lowest = number }
    return true
  }

  /// Notes the line before the known ones.
  private mutating func note(_ line: BookLine, at offset: Int) {
    switch line {
    case .blank: break
    case .header(let version):
      if version == BookLine.version { isBook = true } else { noteDamage() }
    case .damaged: noteDamage()
    case .saved(let iceCream):
      isBook = true
      savedCount += 1
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
  ///     saved the ice cream. If that line is damaged or missing and only a change is left, the ice cream
  ///     comes after all others, at a negative position, which a change lowers.
  ///   - damage: Receives the damaged lines on the way.
  mutating func visit(
    _ book: BookFile, before position: Int = .max, damage: inout DamagedLineNotes,
    _ body: (IceCreamPlace) -> Bool
  ) throws(IceCreamStoreError) {
    // In a book that was replaced, a position may no longer be the beginning of a line.
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

  /// Returns what a book says about an identifier.
  mutating func state(of id: String, in book: BookFile) throws(IceCreamStoreError) -> State {
    if latest[id] == nil, saved == nil,
      let line = try SavedLineSearch(in: book).offset(of: id, before: end)
    {
      try extend(book) { $0.start > line && $0.latest[id] == nil }
      if latest[id] == nil, saved == nil, let iceCream = try book.iceCream(at: line),
        iceCream.id == id
      {
        return .alive(iceCream)
      }
    }
    try extend(book) { $0.latest[id] == nil }
    guard let latest = latest[id] else { return .unknown }
    if latest.isDeleted { return .deleted }
    return try book.iceCream(at: latest.line).map { .alive($0) } ?? .unknown
  }

  /// Returns the number of ice creams in a book, and reads the lines that are not known yet.
  mutating func count(in book: BookFile) throws(IceCreamStoreError) -> Int {
    try extend(book) { _ in true }
    if saved != nil { return latest.values.count { !$0.isDeleted } }
    return latest.values.reduce(savedCount) { count, latest in
      if latest.isPlaced { return latest.isDeleted ? count - 1 : count }
      return latest.isDeleted ? count : count + 1
    }
  }

  /// Returns whether an identifier is known to be taken.
  ///
  /// If identifiers rise from line to line, only those of changed and deleted ice creams are known. The next
  /// greater number is then never taken.
  func has(_ id: String) -> Bool { latest[id] != nil }
}

import IceCreamDomain
import StrictJSON

/// Where the lines about each ice cream of a book are.
///
/// An index is built backward from the end of the book, only as far as needed. So the newest page of a large
/// book takes no longer than that of a small one. The store keeps the index for its next call, which uses it
/// unless another process has changed the book.
struct BookIndex {
  private struct Entry {
    /// The offset of the last line about the ice cream.
    var line: Int
    var isDeleted = false
    /// The offset of the last line that saved the ice cream; `nil` if none was read yet.
    var position: Int?

    mutating func note(savedAt offset: Int) -> Entry {
      position = position ?? offset
      return self
    }
  }

  /// What a book says about an identifier.
  enum State: Equatable {
    case alive(SavedIceCream)
    case deleted
    case unknown
  }

  /// Whether a line was found that only a book has.
  private(set) var isBook: Bool
  private(set) var hasDamage = false
  /// Whether the line that saved the last ice cream was read.
  private(set) var hasNewest = false
  /// The greatest number of an identifier in the lines with saved ice creams that were read.
  private(set) var greatest: Int?
  /// The number of damaged lines after the newest ice cream.
  private(set) var damagedAfterNewest = 0
  /// Whether identifiers rise from line to line, as in every book that was not edited, as far as it was read.
  private(set) var isInOrder = true

  private let file: BookFile.Identity
  /// The lines from `start` to `end` were read.
  private var start: Int
  private var end: Int
  /// The last bytes before `end`, by which an index recognizes its book.
  private var seam: [UInt8]
  private var entries: [String: Entry] = [:]
  /// The number of the first identifier that was read.
  private var lowest = Int.max

  /// Creates an index of a book before any line is read.
  init(_ book: BookFile, size: Int, isBook: Bool) throws(IceCreamStoreError) {
    file = try book.identity()
    self.isBook = isBook
    (start, end) = (size, size)
    seam = try Self.seam(book, end: size)
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
      (hasNewest, damagedAfterNewest) = (true, 0)
      let number = IceCreamID.number(of: iceCream.id)
      greatest = max(greatest ?? 0, number ?? 0)
      isInOrder = isInOrder && number != nil
      entries[iceCream.id] = Entry(line: offset, position: offset)
    case .changed(let iceCream): noteChange(iceCream.id, offset, isDeleted: false)
    case .deleted(let id): noteChange(id, offset, isDeleted: true)
    case .blank, .header, .damaged: break
    }
  }

  private mutating func noteChange(_ id: String, _ offset: Int, isDeleted: Bool) {
    entries[id] = Entry(line: offset, isDeleted: isDeleted, position: entries[id]?.position)
  }

  /// Reads the lines before the known ones for as long as needed.
  mutating func extend(
    _ book: BookFile, while isNeeded: (BookIndex) -> Bool
  ) throws(IceCreamStoreError) {
    var lines = BackwardLines(book, from: start)
    while start > 0, isNeeded(self), let line = try lines.next() {
      add(BookLine(lines.bytes, line.range), line, lines.bytes)
    }
  }

  /// Adds the line before the known ones, and returns the entry of the ice cream that it saved.
  @discardableResult
  private mutating func add(_ line: BookLine, _ found: FoundLine, _ bytes: [UInt8]) -> Entry? {
    start = found.offset
    switch line {
    case .blank: break
    case .header(let version):
      if version == BookLine.version { isBook = true } else { noteDamage() }
    case .damaged:
      noteDamage()
      if start == 0, !found.isEnded {
        let bytes = bytes[found.range]
        isBook =
          isBook || BookLine.headerStart.starts(with: bytes)
          || bytes.starts(with: BookLine.headerStart)
      }
    case .saved(let iceCream):
      let number = note(iceCream.id)
      hasNewest = true
      if let number { (lowest, greatest) = (number, max(greatest ?? 0, number)) }
      return entries[iceCream.id, default: Entry(line: start)].note(savedAt: start)
    case .changed(let iceCream):
      note(iceCream.id)
      if entries[iceCream.id] == nil { entries[iceCream.id] = Entry(line: start) }
    case .deleted(let id):
      note(id)
      if entries[id] == nil { entries[id] = Entry(line: start, isDeleted: true) }
    }
    return nil
  }

  /// Notes an identifier, and returns its number.
  @discardableResult
  private mutating func note(_ id: String) -> Int? {
    isBook = true
    let number = IceCreamID.number(of: id)
    if number ?? .max >= lowest { isInOrder = false }
    return number
  }

  private mutating func noteDamage() {
    hasDamage = true
    if !hasNewest { damagedAfterNewest += 1 }
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
      let added = line.offset < start ? add(content, line, lines.bytes) : nil
      guard line.offset < position else { continue }
      switch content {
      case .damaged: damage.add(line.offset)
      case .header(let version): if version != BookLine.version { damage.add(line.offset) }
      case .saved(let iceCream):
        // It may have been saved again, changed or deleted by a later line.
        guard let entry = added ?? entries[iceCream.id], entry.position == line.offset,
          !entry.isDeleted,
          let now = entry.line == line.offset ? iceCream : try book.iceCream(at: entry.line)
        else { continue }
        if !body(IceCreamPlace(of: now, at: line.offset)) { return }
      case .blank, .changed, .deleted: break
      }
    }
    let lost = entries.values.filter { $0.position == nil && !$0.isDeleted }
    for entry in lost.sorted(by: { $0.line < $1.line }) where -1 - entry.line < position {
      guard let iceCream = try book.iceCream(at: entry.line) else { continue }
      if !body(IceCreamPlace(of: iceCream, at: -1 - entry.line)) { return }
    }
  }

  /// Returns what a book says about an identifier.
  mutating func state(of id: String, in book: BookFile) throws(IceCreamStoreError) -> State {
    try extend(book) { $0.entries[id] == nil }
    guard let entry = entries[id] else { return .unknown }
    if entry.isDeleted { return .deleted }
    return try book.iceCream(at: entry.line).map { .alive($0) } ?? .unknown
  }

  /// Returns whether an identifier is in the lines that were read.
  ///
  /// If identifiers rise from line to line, the next greater number is never taken.
  func has(_ id: String) -> Bool { entries[id] != nil }
}

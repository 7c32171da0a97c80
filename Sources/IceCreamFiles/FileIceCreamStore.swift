import IceCreamDomain
import StrictJSON
import SystemCalls

/// Persists ice creams in a file, the book, with one line for each change.
///
/// Several processes may use a book at once. When a method returns, its change is on the disk. A line that
/// cannot be read costs that line only, and is never changed. <doc:/IceCreamDomain/TheBook> describes the format
/// and the promises.
///
/// ```swift
/// let services = IceCreamServices(
///   worker: FileCatalogWorker(path: "icecream.json"),
///   store: FileIceCreamStore(path: "icecreams.jsonl"))
/// ```
///
/// A process may have a limit on the size of files (`ulimit -f`). Beyond it, the system ends the process with
/// the signal `SIGXFSZ`, unless the process ignores this signal and gets an error instead.
public final class FileIceCreamStore: IceCreamStore {
  public var name: String { path }

  private let path: String
  private let makesFolders: Bool
  private let patience: Duration
  private let clock: () -> Timestamp
  private let whenWaiting: (() -> Void)?
  private let whileWaiting: (() -> Void)?

  /// Waits until the book is on the disk; tests replace it.
  var synchronize: BookFile.Synchronization = SystemCalls.synchronize

  /// The index of the book after the last call.
  private var index: BookIndex?

  /// Creates a store.
  ///
  /// The file is first opened by a method.
  ///
  /// - Parameters:
  ///   - path: The path of the book, which the first save creates.
  ///   - makesFolders: Whether the first save creates missing folders, too. If not, a missing folder is an
  ///     error, also when only reading.
  ///   - patience: How long to wait for other processes that change the book.
  ///   - clock: The time of a change or a deletion.
  ///   - whenWaiting: Called once by a method that waits longer than a second.
  ///   - whileWaiting: Called at intervals of a few milliseconds from then on.
  public init(
    path: String, makesFolders: Bool = false, patience: Duration = .seconds(10),
    clock: @escaping () -> Timestamp = { .now }, whenWaiting: (() -> Void)? = nil,
    whileWaiting: (() -> Void)? = nil
  ) {
    self.path = path
    self.makesFolders = makesFolders
    self.patience = patience
    self.clock = clock
    self.whenWaiting = whenWaiting
    self.whileWaiting = whileWaiting
  }

  public func save(_ iceCream: UnsavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    let book = try lockedOrNewBook()
    return try withIndex(of: book, size: book.size()) { index throws(IceCreamStoreError) in
      try index.extend(book) { !$0.hasNewest || !$0.isInOrder }
      try refuseOtherFile(index)
      // Each damaged line after the newest ice cream may have had the next number.
      let greatest = index.greatest.map { $0 + index.damagedAfterNewest }
      let saved = SavedIceCream(iceCream, after: greatest, isTaken: index.has)
      try append(.saved(saved), to: book, &index)
      return saved
    }
  }

  public func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError) {
    try change(iceCream.id) { state throws(IceCreamStoreError) in
      try check(iceCream.id, state, is: old)
      return state == .alive(iceCream) ? nil : .changed(iceCream)
    }
  }

  public func delete(_ id: String, as old: SavedIceCream?) throws(IceCreamStoreError) {
    try change(id) { state throws(IceCreamStoreError) in
      try check(id, state, is: old)
      return .deleted(id: id)
    }
  }

  public func restore(_ iceCream: SavedIceCream) throws(IceCreamStoreError) {
    try change(iceCream.id) { state throws(IceCreamStoreError) in
      switch state {
      case .deleted: return .changed(iceCream)
      case .alive(iceCream): return nil
      case .alive: throw error(.changedMeanwhile(iceCream.id))
      case .unknown: throw error(.unknownID(iceCream.id))
      }
    }
  }

  public func lastChange() throws(IceCreamStoreError) -> IceCreamChange? {
    guard let (book, size) = try openToRead() else { return nil }
    return try withIndex(of: book, size: size) { index throws(IceCreamStoreError) in
      try index.extend(book) { !$0.isBook }
      try refuseOtherFile(index)
      return try LastChangeSearch(in: book).change(before: size)
    }
  }

  public func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
    guard var search = IceCreamIDSearch<SavedIceCream>(id), let (book, size) = try openToRead()
    else { throw error(.unknownID(id)) }
    return try withIndex(of: book, size: size) { index throws(IceCreamStoreError) in
      var damage = DamagedLineNotes()
      try index.visit(book, damage: &damage) { place in
        search.add(place.iceCream, id: place.iceCream.id)
        return !search.isFinished
      }
      if let match = search.match { return match }
      try refuseOtherFile(index)
      if search.problem == .unknownID(id),
        case .damagedLine(let line, _) = try damage.notes(in: book).first
      {
        throw error(.damagedLine(line))
      }
      throw error(search.problem)
    }
  }

  public func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    guard let (book, size) = try openToRead() else { return IceCreamPage(places: []) }
    return try withIndex(of: book, size: size) { index throws(IceCreamStoreError) in
      var (page, damage) = (IceCreamPageBuilder(query), DamagedLineNotes())
      let after = query.after?.position
      let start = query.isNewestFirst ? after ?? .max : .max
      try index.visit(book, before: start, damage: &damage) { place in
        page.add(place)
        if query.isNewestFirst { return !page.isFull }
        // The oldest come first: those before the page need not be read.
        return query.order == .flavor || place.position > after ?? .min
      }
      try refuseOtherFile(index)
      return page.page(notes: try damage.notes(in: book))
    }
  }

  public func count(_ filter: IceCreamFilter) throws(IceCreamStoreError) -> Int {
    guard let (book, size) = try openToRead() else { return 0 }
    return try withIndex(of: book, size: size) { index throws(IceCreamStoreError) in
      let search = IceCreamFilterSearch(filter)
      var (count, damage) = (0, DamagedLineNotes())
      try index.visit(book, damage: &damage) { place in
        if search.accepts(place.iceCream) { count += 1 }
        return true
      }
      try refuseOtherFile(index)
      return count
    }
  }

  // MARK: Changing

  /// Appends the line of a change to an ice cream, decided by what the book says of it; none if that is `nil`.
  private func change(
    _ id: String, _ decide: (BookIndex.State) throws(IceCreamStoreError) -> BookLine?
  ) throws(IceCreamStoreError) {
    guard let book = try lockedBook() else { throw error(.unknownID(id)) }
    try withIndex(of: book, size: book.size()) { index throws(IceCreamStoreError) in
      let state = try index.state(of: id, in: book)
      if state == .unknown { try refuseOtherFile(index) }
      if let line = try decide(state) {
        try append(line, to: book, &index)
      } else {
        // The process that wrote this version may have been killed before it was on the disk.
        try book.sync()
      }
    }
  }

  /// Refuses to change an ice cream that is missing, or is not the version that the caller knows.
  private func check(
    _ id: String, _ state: BookIndex.State, is old: SavedIceCream?
  ) throws(IceCreamStoreError) {
    guard case .alive(let iceCream) = state else { throw error(.unknownID(id)) }
    if let old, old != iceCream { throw error(.changedMeanwhile(id)) }
  }

  /// Appends a line, after the header and line feed that the book lacks.
  private func append(
    _ line: BookLine, to book: BookFile, _ index: inout BookIndex
  ) throws(IceCreamStoreError) {
    let bytes = line.bytes(at: clock())
    guard BookLine(bytes, 0..<bytes.count - 1) == line else {
      throw error(.invalidIceCream)
    }
    // A book with contents needs a name that survives a loss of power, whichever process created the file.
    if try book.size() == 0 { try BookFolder.syncName(of: path, hasNewParents: makesFolders) }
    // The header of a new book. A torn one is completed: if it stayed as a damaged line and this write were torn
    // too, no line would mark the file as a book.
    let start = try book.read(from: 0, count: BookLine.header.count)
    var before = Array(BookLine.header.dropFirst(start.count))
    if before.isEmpty || !BookLine.header.starts(with: start) {
      before = try book.isEnded(at: book.size()) ? [] : [.lineFeed]
      if !index.isBook { before += BookLine.header }
    }
    try book.append(before + bytes)
    index.append(line, bytes, written: before + bytes)
  }

  // MARK: Opening

  /// Calls a function with the index of an open book, and stores the index for the next call.
  ///
  /// - Parameter size: The size of the book; the next call reads what other processes append later.
  private func withIndex<Result>(
    of book: BookFile, size: Int,
    _ body: (inout BookIndex) throws(IceCreamStoreError) -> Result
  ) throws(IceCreamStoreError) -> Result {
    let first = size > 0 ? try book.line(at: 0) : .blank
    if case .header(let version) = first, version != BookLine.version {
      throw error(.newerVersion(version))
    }
    var index: BookIndex
    if try self.index?.isIndex(of: book, size: size) == true, let known = self.index.take() {
      index = known
    } else {
      index = try BookIndex(book, size: size, isBook: first == .header(version: BookLine.version))
    }
    // A last line without a line feed may still grow.
    let isEnded = try book.isEnded(at: size)
    defer { self.index = isEnded ? index : nil }
    return try body(&index)
  }

  /// Opens the book for reading; `nil` if there is none.
  ///
  /// - Returns: The book, and its size when no other process was writing its last line.
  private func openToRead() throws(IceCreamStoreError) -> (BookFile, size: Int)? {
    guard let book = try BookFile.openToRead(path) else {
      try refuseMissingFolder()
      return nil
    }
    var size = try book.size()
    // A last line without a line feed may be incomplete: another process, which has the lock, is writing it.
    // Without the lock, the incomplete line is read.
    var lines = BackwardLines(book, from: size, to: max(0, size - FoundLine.tooLong.count))
    if let last = try lines.next(), !last.isEnded, BookLine(lines.bytes, last.range) == .damaged {
      try? book.lock(
        isShared: true, patience: patience, whenWaiting: whenWaiting, whileWaiting: whileWaiting)
      size = try book.size()
      book.unlock()
    }
    return (book, size)
  }

  /// Opens the book for appending, with the exclusive lock until it is dropped; `nil` if there is none.
  private func lockedBook() throws(IceCreamStoreError) -> BookFile? {
    while let book = try BookFile.openToAppend(
      path, isCreated: false, synchronize: synchronize)
    {
      if try lock(book) { return book }
    }
    try refuseMissingFolder()
    return nil
  }

  /// Opens the book as `lockedBook()` does, and creates it if there is none.
  private func lockedOrNewBook() throws(IceCreamStoreError) -> BookFile {
    while true {
      if let book = try BookFile.openToAppend(
        path, isCreated: true, synchronize: synchronize)
      {
        if try lock(book) { return book }
      } else {
        try refuseMissingFolder()
        try BookFolder(of: path).create(for: path)
      }
    }
  }

  /// Locks a book; returns whether it is still the one at the path.
  private func lock(_ book: BookFile) throws(IceCreamStoreError) -> Bool {
    try book.lock(patience: patience, whenWaiting: whenWaiting, whileWaiting: whileWaiting)
    return try book.isCurrent()
  }

  private func refuseMissingFolder() throws(IceCreamStoreError) {
    let folder = BookFolder(of: path)
    if !makesFolders, try !folder.exists() { throw error(.missingFolder(folder.path)) }
  }

  /// Refuses a file whose lines are all damaged: most likely it is not a book.
  private func refuseOtherFile(_ index: BookIndex) throws(IceCreamStoreError) {
    if index.hasDamage, !index.isBook { throw error(.notABook) }
  }

  private func error(_ problem: IceCreamStoreError.Problem) -> IceCreamStoreError {
    IceCreamStoreError(store: path, problem: problem)
  }
}

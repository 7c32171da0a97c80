import IceCreamDomain
import StrictJSON
import SystemCalls

/// Persists ice creams in a file, the book, with one line for each change.
///
/// Several processes may use a book at once. When a method returns, its change is on the disk. A line that
/// cannot be read costs that line only, and is never changed. <doc:/Learn/TheBook> describes the format
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
  private let whileWaiting: ((_ isFirst: Bool) -> Void)?

  /// Waits until the book is on the disk; tests replace it.
  var synchronize: BookFile.Synchronization = SystemCalls.synchronize

  /// The contents of the book after the last call.
  private var contents: BookContents?

  /// Creates a store.
  ///
  /// The file is first opened by a method.
  ///
  /// - Parameters:
  ///   - path: The path of the book, which the first save creates.
  ///   - makesFolders: Whether the first save creates missing folders, too. If not, a missing folder is an
  ///     error, also when only reading, and a missing book has a remark.
  ///   - patience: How long to wait for other processes that change the book.
  ///   - clock: The time of a change or a deletion.
  ///   - whileWaiting: Called at intervals of a few milliseconds by a method that waits longer than a second, and told
  ///     the first time.
  public init(
    path: String, makesFolders: Bool = false, patience: Duration = .seconds(10),
    clock: @escaping () -> Timestamp = { .now },
    whileWaiting: ((_ isFirst: Bool) -> Void)? = nil
  ) {
    self.path = path
    self.makesFolders = makesFolders
    self.patience = patience
    self.clock = clock
    self.whileWaiting = whileWaiting
  }

  public func checkAccess() throws(IceCreamStoreError) {
    guard let book = try BookFile.openToRead(path) else {
      return try BookFolder(of: path).checkAccess(isCreated: makesFolders, for: path)
    }
    let size = try book.size()
    // The beginning tells what kind of file nearly all are, whatever their size.
    for end in [min(size, 1 << 12), size] {
      var contents = try BookContents(of: book)
      do {
        try contents.extend(with: book, to: end)
        if !contents.isBlank { break }
      } catch {
        guard error.problem == .file(.notABook), end < size else { throw error }
      }
    }
    _ = try BookFile.openToAppend(path, isCreated: false)
  }

  public func save(_ iceCream: UnsavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    let book = try lockedOrNewBook()
    let contents = try contents(of: book)
    let saved = try contents.iceCreams.identified(iceCream, skipping: contents.skipped)
    try append(.saved(saved), to: book, contents)
    return saved
  }

  @discardableResult
  public func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError) -> Bool {
    try change { iceCreams throws(IceCreamStoreError) in
      try iceCreams.updating(iceCream, from: old)
    }
  }

  public func delete(_ iceCreams: [SavedIceCream]) throws(IceCreamStoreError) {
    _ = try change { saved throws(IceCreamStoreError) in try saved.deleting(iceCreams) }
  }

  public func undo(_ change: IceCreamChange) throws(IceCreamStoreError) {
    _ = try self.change { iceCreams throws(IceCreamStoreError) in try iceCreams.undoing(change) }
  }

  public func lastChange() throws(IceCreamStoreError) -> IceCreamChange? {
    guard let contents = try readContents() else {
      if makesFolders { return nil }
      throw error(.missing)
    }
    return try contents.iceCreams.lastChange()
  }

  public func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
    guard try readContents() != nil, var contents = contents.take() else {
      throw error(makesFolders ? .unknownID(id) : .missing)
    }
    defer { self.contents = contents }
    do {
      return try contents.find(id)
    } catch {
      if error.problem == .unknownID(id), id.utf8.count <= String.mostBytes,
        let line = contents.firstDamage
      {
        throw self.error(.damagedLine(line))
      }
      throw error
    }
  }

  public func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    guard let contents = try readContents() else {
      return IceCreamPage(notes: makesFolders ? [] : [.missing(path)])
    }
    var page = contents.iceCreams.fetch(query)
    page.notes = contents.notes
    return page
  }

  // MARK: Changing

  /// Appends the line of a change, decided by the contents of the book; none if that is `nil`.
  ///
  /// - Returns: Whether there is a change.
  private func change(
    _ decide: (IceCreamStoreContents) throws(IceCreamStoreError) -> IceCreamChange.Action?
  ) throws(IceCreamStoreError) -> Bool {
    guard let book = try lockedBook() else {
      return try decide(IceCreamStoreContents(store: path)) != nil
    }
    let contents = try contents(of: book)
    guard let action = try decide(contents.iceCreams) else {
      // The process that wrote this version may have been killed before it was on the disk.
      try book.sync(synchronize)
      return false
    }
    try append(BookLine(action), to: book, contents)
    return true
  }

  /// Appends a line, after the header and line feed that the book lacks.
  private func append(
    _ line: BookLine, to book: BookFile, _ contents: BookContents
  ) throws(IceCreamStoreError) {
    let bytes = line.bytes(at: clock())
    if bytes.count > BookLine.longest { throw error(.tooManyAtOnce) }
    guard BookLine(bytes, 0..<bytes.count - 1) == line else {
      switch line {
      case .saved(let iceCream) where !iceCream.madeAt.hasFourDigitYear,
        .changed(let iceCream) where !iceCream.madeAt.hasFourDigitYear:
        throw error(.invalidTime)
      default: throw error(.invalidIceCream)
      }
    }
    // A book with contents needs a name that survives a loss of power, whichever process created the file.
    if try book.size() == 0 { try BookFolder.syncName(of: path, hasNewParents: makesFolders) }
    // The header of a new book. A torn one is completed: if it stayed as a damaged line and this write were torn
    // too, no line would mark the file as a book.
    var start = try book.read(from: 0, count: 3 + BookLine.header.count)
    if start.startsWithByteOrderMark { start.removeFirst(3) }
    start = Array(start.prefix(BookLine.header.count))
    var before = Array(BookLine.header.dropFirst(start.count))
    if before.isEmpty || !BookLine.header.starts(with: start) {
      before = contents.isEnded ? [] : [.lineFeed]
      if contents.isBlank { before += BookLine.header }
    }
    try book.append(before + bytes, synchronize: synchronize)
  }

  // MARK: Opening

  /// Reads what an open book has, of which the last call may have read the beginning.
  private func contents(of book: BookFile) throws(IceCreamStoreError) -> BookContents {
    var contents: BookContents
    if try self.contents?.isBeginning(of: book) == true, let known = self.contents.take() {
      contents = known
    } else {
      contents = try BookContents(of: book)
    }
    try contents.extend(with: book, to: book.size())
    self.contents = contents
    return contents
  }

  /// Reads the contents of the book; `nil` if there is none.
  private func readContents() throws(IceCreamStoreError) -> BookContents? {
    guard let book = try BookFile.openToRead(path) else {
      try refuseMissingFolder()
      return nil
    }
    let contents = try contents(of: book)
    if contents.isEnded || contents.iceCreams.gap < contents.lineCount { return contents }
    // The last line may be incomplete: another process, which has the lock, is writing it. Without the lock, the
    // incomplete line is read.
    try? book.lock(isShared: true, patience: patience, whileWaiting: whileWaiting)
    return try self.contents(of: book)
  }

  /// Opens the book for appending, with the exclusive lock until it is dropped; `nil` if there is none, or no folder
  /// to create it in.
  private func lockedBook(isCreated: Bool = false) throws(IceCreamStoreError) -> BookFile? {
    while let book = try BookFile.openToAppend(path, isCreated: isCreated) {
      try book.lock(patience: patience, whileWaiting: whileWaiting)
      if try book.isCurrent() { return book }
    }
    try refuseMissingFolder()
    return nil
  }

  /// Opens the book as `lockedBook()` does, and creates it if there is none.
  private func lockedOrNewBook() throws(IceCreamStoreError) -> BookFile {
    while true {
      if let book = try lockedBook(isCreated: true) { return book }
      try BookFolder(of: path).create(for: path)
    }
  }

  private func refuseMissingFolder() throws(IceCreamStoreError) {
    let folder = BookFolder(of: path)
    if !makesFolders, try !folder.exists() { throw error(.file(.missingFolder(folder.path))) }
  }

  private func error(_ problem: IceCreamStoreError.Problem) -> IceCreamStoreError {
    IceCreamStoreError(store: path, problem: problem)
  }
}

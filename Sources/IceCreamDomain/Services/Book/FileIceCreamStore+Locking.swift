#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileIceCreamStore {
  /// Opens the book to write, and has it to itself until it is dropped; `nil` where there is none.
  func lockedBook() throws(IceCreamStoreError) -> BookFile? {
    var lock = BookLock(patience: patience, whenWaiting: whenWaiting)
    while let book = try BookFile.toWrite(path) {
      if try take(book, &lock) { return book }
    }
    try refuseMissingFolder()
    return nil
  }

  /// Opens the book to write as `lockedBook()` does, and makes it where there is none.
  func lockedOrNewBook() throws(IceCreamStoreError) -> BookFile {
    var lock = BookLock(patience: patience, whenWaiting: whenWaiting)
    while true {
      let book = try openOrMake()
      if try take(book, &lock) { return book }
    }
  }

  /// Locks a book; returns whether it still is the one in this place.
  private func take(
    _ book: BookFile, _ lock: inout BookLock
  ) throws(IceCreamStoreError) -> Bool {
    try lock.take(book)
    // While this one waited, another may have put a new book in the place of the one that is open.
    let status = try book.status()
    var current = stat()
    return stat(path, &current) == 0 && current.st_dev == status.st_dev
      && current.st_ino == status.st_ino
  }

  private func openOrMake() throws(IceCreamStoreError) -> BookFile {
    if let book = try BookFile.toWrite(path, makes: true) { return book }
    let folder = BookFolder(path: BookPath(path).folder)
    if makesFolders { try folder.make(for: path) }
    guard folder.exists else { throw error(.missingFolder(folder.path)) }
    if let book = try BookFile.toWrite(path, makes: true) { return book }
    throw error(.cannotWrite(reason: SystemError(code: ENOENT).reason))
  }

  /// Refuses a place in a folder that is not there, unless the first save would make it.
  func refuseMissingFolder() throws(IceCreamStoreError) {
    let folder = BookFolder(path: BookPath(path).folder)
    if !makesFolders, !folder.exists { throw error(.missingFolder(folder.path)) }
  }

  /// Waits until the book's name is on the disk itself.
  func syncFolder(of path: BookPath) throws(IceCreamStoreError) {
    do {
      try BookFolder(path: path.folder).sync()
    } catch {
      throw self.error(.writing(error))
    }
  }
}

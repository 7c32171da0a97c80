#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileIceCreamStore {
  /// Opens the book to write, and has it to itself until it is dropped.
  ///
  /// - Parameter makes: Whether to make it where there is none.
  /// - Returns: The book; `nil` where there is none.
  func lockedBook(makes: Bool) throws(IceCreamStoreError) -> BookFile? {
    var lock = BookLock(patience: patience, whenWaiting: whenWaiting)
    while true {
      guard let book = try openToWrite(makes: makes) else { return nil }
      try lock.take(book)
      // While this one waited, another may have put a new book in the place of the one that is open.
      let status = try book.status()
      var current = stat()
      if stat(path, &current) == 0, current.st_dev == status.st_dev,
        current.st_ino == status.st_ino
      {
        return book
      }
    }
  }

  private func openToWrite(makes: Bool) throws(IceCreamStoreError) -> BookFile? {
    if let book = try BookFile.toWrite(path, makes: makes) { return book }
    guard makes else { return nil }
    let folder = BookFolder(path: BookPath(path).folder)
    if makesFolders {
      do {
        try folder.make()
      } catch {
        throw self.error(.writing(error))
      }
    }
    guard folder.exists else { throw error(.missingFolder(folder.path)) }
    if let book = try BookFile.toWrite(path, makes: makes) { return book }
    throw error(.cannotWrite(reason: SystemError(code: ENOENT).reason))
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

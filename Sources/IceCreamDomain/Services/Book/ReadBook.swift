/// A book that is open to be read, as far as it can be.
struct ReadBook {
  let file: BookFile
  /// Where the lines end that are read.
  private(set) var end: Int
  /// Whether a line that was cut off follows.
  private(set) var isTorn = false

  /// Finds the end of a book, and refuses one of a newer version.
  ///
  /// - Parameter lock: Used only where the last line has no line feed: somebody may just be writing it.
  init(_ file: BookFile, lock: BookLock) throws(IceCreamStoreError) {
    self.file = file
    end = Int(try file.status().st_size)
    _ = try BookHeader(of: file, size: end)
    if end > 0, try !endsWithLineFeed() { try settle(lock) }
  }

  /// Refuses a file that is no book; asked only once nothing was found in it.
  func refuseOtherFile() throws(IceCreamStoreError) {
    let size = Int(try file.status().st_size)
    _ = try BookTail(file, size: size, BookHeader(of: file, size: size))
  }

  private func endsWithLineFeed() throws(IceCreamStoreError) -> Bool {
    var byte: [UInt8] = [0]
    return try file.read(into: &byte, from: end - 1, count: 1) == 1 && byte[0] == .lineFeed
  }

  /// Looks at the last line once nobody can be writing it any more.
  private mutating func settle(_ lock: BookLock) throws(IceCreamStoreError) {
    var lock = lock
    do {
      try lock.take(file, isShared: true)
    } catch {
      // Who cannot wait for it, or cannot lock it, reads what there is.
    }
    defer { lock.release(file) }
    end = Int(try file.status().st_size)
    var lines = BackwardLines(file, from: end)
    guard let last = try lines.next(), !last.isEnded,
      BookLine(lines.bytes, last) == .damaged
    else { return }
    end = last.offset
    isTorn = true
  }
}

extension FileIceCreamStore {
  /// Opens the book to read; `nil` where there is none.
  func openToRead() throws(IceCreamStoreError) -> ReadBook? {
    guard let file = try BookFile.toRead(path) else {
      try refuseMissingFolder()
      return nil
    }
    return try ReadBook(file, lock: BookLock(patience: patience, whenWaiting: whenWaiting))
  }
}

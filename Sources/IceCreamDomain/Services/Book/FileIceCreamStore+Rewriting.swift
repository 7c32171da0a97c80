#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileIceCreamStore {
  public func update(_ iceCream: SavedIceCream) throws(IceCreamStoreError) {
    try replace(iceCream.id, with: iceCream)
  }

  public func delete(_ id: String) throws(IceCreamStoreError) {
    try replace(id, with: nil)
  }

  /// Writes the book anew, one line changed, and puts it in the place of the old one.
  private func replace(_ id: String, with iceCream: SavedIceCream?) throws(IceCreamStoreError) {
    guard let book = try lockedBook(makes: false) else { throw error(.unknownID(id)) }
    let status = try book.status()
    try book.refuseNewerVersion(size: Int(status.st_size))
    let tail = try BookTail(book, size: Int(status.st_size))
    guard let (old, _) = try BookSearch(file: book, end: tail.end).line(of: id) else {
      throw error(.unknownID(id))
    }

    var line: [UInt8] = []
    if let iceCream { line = try self.line(of: iceCream) }
    let path = BookPath(path)
    let new = try NewBook(in: path, place: place, like: status)
    do {
      try new.copy(book, 0..<old.offset)
      try new.append(line)
      try new.copy(book, old.next..<tail.end)
      if tail.lacksLineFeed, old.next < tail.end { try new.append([.lineFeed]) }
      try new.replace(path)
    } catch {
      new.remove()
      throw error
    }
    try syncFolder(of: path)
  }
}

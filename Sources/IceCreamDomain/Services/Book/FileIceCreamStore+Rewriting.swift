#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileIceCreamStore {
  public func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError) {
    try replace(iceCream.id, as: old, with: iceCream)
  }

  public func delete(_ id: String, as old: SavedIceCream?) throws(IceCreamStoreError) {
    try replace(id, as: old, with: nil)
  }

  /// Writes the book anew, one line changed, and puts it in the place of the old one.
  private func replace(
    _ id: String, as known: SavedIceCream?, with iceCream: SavedIceCream?
  ) throws(IceCreamStoreError) {
    guard let book = try lockedBook() else { throw error(.unknownID(id)) }
    let status = try book.status()
    let header = try BookHeader(of: book, size: Int(status.st_size))
    let tail = try BookTail(book, size: Int(status.st_size), header)
    let old = try line(of: id, as: known, in: BookSearch(file: book, end: tail.end))

    var (line, greatest): ([UInt8], Int?) = ([], nil)
    if let iceCream {
      line = try self.line(of: iceCream)
    } else {
      greatest = tail.greatest(without: old, of: id, header)
    }
    let path = BookPath(path)
    let new = try NewBook(in: path, place: place, like: status)
    do {
      if let greatest { try new.append(BookLine.header(greatest: greatest)) }
      try new.copy(book, (greatest == nil ? 0 : header.end)..<old.offset)
      try new.append(line)
      // A last line that was cut off stays, and the next save reports it.
      try new.copy(book, old.next..<Int(status.st_size))
      if tail.lacksLineFeed, old.next < tail.end { try new.append([.lineFeed]) }
      try new.replace(path)
    } catch {
      new.remove()
      throw error
    }
    try syncFolder(of: path)
  }

  /// Finds the line of an ice cream.
  ///
  /// - Parameters:
  ///   - id: Its identifier; where books were put together by hand, several may have it.
  ///   - known: What it is, as far as whoever changes it knows.
  private func line(
    of id: String, as known: SavedIceCream?, in search: BookSearch
  ) throws(IceCreamStoreError) -> FoundLine {
    guard let (line, found) = try search.line(of: id) else { throw error(.unknownID(id)) }
    guard let known, known != found else { return line }
    if let line = try search.line(with: known) { return line }
    throw error(.changedMeanwhile(id))
  }
}

extension FileIceCreamStore {
  public func save(_ iceCream: SavedIceCream) throws(IceCreamStoreError) -> IceCreamSaving {
    let book = try lockedOrNewBook()
    let size = Int(try book.status().st_size)
    let header = try BookHeader(of: book, size: size)
    let tail = try BookTail(book, size: size, header)

    var saving = IceCreamSaving(iceCream: iceCream)
    if let mended = tail.mended { saving.notes.append(mended) }
    saving.follow(tail.last, greatest: tail.greatest)
    let line = try line(of: saving.iceCream)
    let before: [UInt8] = tail.lacksLineFeed ? [.lineFeed] : []
    try append(before + (tail.end == 0 ? BookLine.header() : []) + line, to: book, tail)
    return saving
  }

  /// Writes at the end of a book, or leaves it as it was.
  private func append(
    _ bytes: [UInt8], to book: BookFile, _ tail: BookTail
  ) throws(IceCreamStoreError) {
    do {
      if tail.torn != nil { try book.cut(to: tail.end) }
      try book.write(bytes[...], at: tail.end)
      try book.sync()
      // A new book's name has to be on the disk, too; whoever made the file may not have come so far.
      if tail.end == 0 { try syncFolder(of: BookPath(path)) }
    } catch {
      // What cannot be undone here is a line that was cut off for whoever reads it.
      try? book.cut(to: tail.end)
      throw error
    }
  }

  /// Returns the line of an ice cream, and refuses one that could not be read back.
  func line(of iceCream: SavedIceCream) throws(IceCreamStoreError) -> [UInt8] {
    let line = BookLine.text(of: iceCream)
    let found = FoundLine(offset: 0, next: line.count, range: 0..<line.count - 1, isEnded: true)
    guard BookLine(line, found) == .iceCream(iceCream) else {
      throw error(.cannotWrite(reason: "its line could not be read back"))
    }
    return line
  }
}

/// The search for lines by their identifiers.
struct BookSearch {
  let file: BookFile
  /// Where the lines end that are searched.
  let end: Int

  /// Finds the line with a whole identifier, wherever it is.
  func line(of id: String) throws(IceCreamStoreError) -> (FoundLine, SavedIceCream)? {
    if let number = IceCreamID.number(of: id) {
      var part = SearchedPart(self, for: id, number)
      if let found = try part.find() { return found }
    }
    // Somebody may have put books together by hand: then they are in another order.
    let wanted = WantedText(id)
    let name = WantedName(id)
    var lines = ForwardLines(file, from: 0, to: end, with: wanted)
    while let line = try lines.next() {
      if wanted.isMissing(lines.bytes, line) { continue }
      if !line.isTooLong, let plain = PlainLine(lines.bytes, line.range),
        !name.isIn(lines.bytes, plain.id)
      {
        continue
      }
      if let iceCream = BookLine(lines.bytes, line).iceCream, iceCream.id == id {
        return (line, iceCream)
      }
    }
    return nil
  }

  /// Finds the first line that says exactly this.
  func line(with iceCream: SavedIceCream) throws(IceCreamStoreError) -> FoundLine? {
    var lines = ForwardLines(file, from: 0, to: end, with: WantedText(iceCream.id))
    while let line = try lines.next() {
      if BookLine(lines.bytes, line).iceCream == iceCream { return line }
    }
    return nil
  }
}

extension ForwardLines {
  /// Returns the next line that has an identifier with a number, and this number.
  mutating func nextNumber() throws(IceCreamStoreError) -> (FoundLine, Int)? {
    while let line = try next() {
      if let number = line.number(in: bytes) { return (line, number) }
    }
    return nil
  }
}

extension FoundLine {
  /// Returns the number that the identifier of the line stands for; `nil` where it has none.
  func number(in bytes: [UInt8]) -> Int? {
    if !isTooLong, let plain = PlainLine(bytes, range) { return plain.number(in: bytes) }
    return BookLine(bytes, self).iceCream?.number
  }
}

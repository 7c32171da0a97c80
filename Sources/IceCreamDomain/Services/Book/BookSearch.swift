/// The search for lines by their identifiers.
struct BookSearch {
  let file: BookFile
  /// Where the lines end that are searched.
  let end: Int

  /// Where the search for a place stops and all lines are looked at, one after another.
  private static let near = 1 << 10

  /// Finds the line with a whole identifier, wherever it is.
  func line(of id: String) throws(IceCreamStoreError) -> (FoundLine, SavedIceCream)? {
    if let number = IceCreamID.number(of: id), let found = try likelyLine(of: id, number) {
      return found
    }
    // Somebody may have put books together by hand: then they are in another order.
    let wanted = WantedText(id)
    var lines = ForwardLines(file, from: 0, to: end, with: wanted)
    while let line = try lines.next() {
      if wanted?.isMissing(lines.bytes, line) ?? false { continue }
      if let iceCream = BookLine(lines.bytes, line).iceCream, iceCream.id == id {
        return (line, iceCream)
      }
    }
    return nil
  }

  /// Finds the line where it is in a book with rising identifiers, in few steps.
  private func likelyLine(
    of id: String, _ number: Int
  ) throws(IceCreamStoreError) -> (FoundLine, SavedIceCream)? {
    var (low, high) = (0, end)
    while high - low > Self.near {
      let middle = low + (high - low) / 2
      var lines = ForwardLines(file, from: middle, to: high, chunk: 1 << 9)
      // Most likely this is the end of a line that begins before.
      _ = try lines.next()
      if let (line, found) = try lines.nextNumber(), found < number {
        low = line.next
      } else {
        high = middle
      }
    }
    var lines = ForwardLines(file, from: low, to: end, chunk: Self.near)
    while let (line, found) = try lines.nextNumber(), found <= number {
      if let iceCream = BookLine(lines.bytes, line).iceCream, iceCream.id == id {
        return (line, iceCream)
      }
    }
    return nil
  }
}

extension ForwardLines {
  /// Returns the next line that has an identifier with a number, and this number.
  fileprivate mutating func nextNumber() throws(IceCreamStoreError) -> (FoundLine, Int)? {
    while let line = try next() {
      if let number = BookLine(bytes, line).iceCream?.number { return (line, number) }
    }
    return nil
  }
}

import IceCreamDomain

/// Finds the line that saved an ice cream by bisection.
///
/// This relies on identifiers that rise from line to line.
struct SavedLineSearch {
  private let book: BookFile

  /// Creates a search.
  init(in book: BookFile) { self.book = book }

  /// Returns the offset of the line that saved an ice cream; `nil` if it was not found.
  ///
  /// - Parameters:
  ///   - id: The identifier of the ice cream.
  ///   - end: The end of the part of the book to search.
  func offset(of id: String, before end: Int) throws(IceCreamStoreError) -> Int? {
    guard let number = IceCreamID.number(of: id) else { return nil }
    var (low, high) = (0, end)
    while low < high {
      let middle = low + (high - low) / 2
      guard let found = try firstSaved(from: middle, before: high) else {
        high = middle
        continue
      }
      if found.number == number { return found.offset }
      if found.number < number { low = found.end } else { high = middle }
    }
    return nil
  }

  /// Returns the first line that begins in a part of the book and saves an ice cream with a numbered identifier.
  private func firstSaved(
    from start: Int, before end: Int
  ) throws(IceCreamStoreError) -> (offset: Int, end: Int, number: Int)? {
    var lines = ForwardLines(
      book, from: max(0, start - 1), before: end + FoundLine.tooLong.count + 1)
    // The rest of a line that begins before the part. If none does, this is the line feed before the part.
    if start > 0 { _ = try lines.next() }
    while let line = try lines.next(), line.offset < end {
      if case .saved(let iceCream) = BookLine(lines.bytes, line.range),
        let number = IceCreamID.number(of: iceCream.id)
      {
        return (line.offset, line.offset + line.range.count + 1, number)
      }
    }
    return nil
  }
}

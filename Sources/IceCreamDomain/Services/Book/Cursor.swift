/// Where the page before ended in a book.
///
/// The place of a line is its place in the book, be its identifier what it may, so that nothing is left
/// out of a book in another order.
extension IceCreamPlace {
  /// Returns where what was in this place is in a book now; without an offset where it is gone.
  ///
  /// A line that is still exactly the same where it was is the one. Where lines before it were changed
  /// or removed meanwhile, it is looked for: near where it was, so that it is not taken for another one
  /// just like it; then anywhere; then by its identifier.
  func current(in book: ReadBook) throws(IceCreamStoreError) -> IceCreamPlace {
    if let offset {
      if try isThere(offset, book) { return self }
      if let near = try nearest(to: offset, book) {
        return IceCreamPlace(after: iceCream, at: near)
      }
    }
    let search = BookSearch(file: book.file, end: book.end)
    guard let (line, found) = try search.line(of: iceCream.id) else {
      return IceCreamPlace(after: iceCream, at: nil)
    }
    let same = found == iceCream ? line : try search.line(with: iceCream)
    return IceCreamPlace(after: iceCream, at: (same ?? line).offset)
  }

  /// Finds the nearest of the lines that say exactly this, as far as some hundred of them are removed or
  /// added.
  private func nearest(to offset: Int, _ book: ReadBook) throws(IceCreamStoreError) -> Int? {
    let reach = 1 << 16
    var lines = ForwardLines(
      book.file, from: max(0, offset - reach), to: min(book.end, offset + reach),
      with: WantedText(iceCream.id))
    var nearest: Int?
    while let line = try lines.next() {
      guard BookLine(lines.bytes, line).iceCream == iceCream else { continue }
      if let nearest, abs(nearest - offset) <= abs(line.offset - offset) { break }
      nearest = line.offset
    }
    return nearest
  }

  private func isThere(_ offset: Int, _ book: ReadBook) throws(IceCreamStoreError) -> Bool {
    var lines = ForwardLines(book.file, from: max(0, offset - 1), to: book.end, chunk: 1 << 10)
    // Before it has to be a line feed, which for the reader is the end of an empty line.
    if offset > 0 { guard try lines.next()?.next == offset else { return false } }
    guard let line = try lines.next() else { return false }
    return BookLine(lines.bytes, line).iceCream == iceCream
  }
}

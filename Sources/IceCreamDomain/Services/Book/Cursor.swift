/// Where the page before ended in a book.
///
/// The place of a line is its place in the book, be its identifier what it may, so that nothing is left
/// out of a book in another order. Only where the line is gone do the numbers have to tell.
struct Cursor {
  /// The line of the last ice cream of the page before.
  private(set) var line: FoundLine?
  /// Whether it is not there any more.
  private(set) var isGone = false
  private let after: SavedIceCream?

  init(_ after: SavedIceCream?, in book: ReadBook) throws(IceCreamStoreError) {
    self.after = after
    guard let after else { return }
    line = try BookSearch(file: book.file, end: book.end).line(of: after.id)?.0
    isGone = line == nil
  }

  /// Whether this is before an ice cream by the name of the flavor and then from new to old.
  func isBefore(_ iceCream: SavedIceCream, at place: FoundLine, flavor: String) -> Bool {
    guard let after else { return true }
    if iceCream.flavor != flavor { return flavor < iceCream.flavor }
    return line.map { place.offset < $0.offset } ?? after.isNewer(than: iceCream)
  }
}

/// A line of a book, as a reader of lines finds it.
struct FoundLine {
  /// A line of so many bytes, or more, is not read and counts as damaged.
  static let limit = 1 << 20

  /// Where it begins in the book.
  var offset: Int
  /// Where the line after it begins in the book.
  var next: Int
  /// Where it is in the bytes of the reader, without its line feed.
  var range: Range<Int>
  /// Whether a line feed ends it; only the last one may have none.
  var isEnded: Bool
  /// Whether it is too long; what of it is in the bytes, if anything, is of no use.
  var isTooLong: Bool { range.isEmpty ? next - offset > Self.limit : range.count >= Self.limit }
}

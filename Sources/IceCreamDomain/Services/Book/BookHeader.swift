/// The first line of a book, as far as it has one.
struct BookHeader {
  /// Where the line after it begins; 0 where the first line is none.
  private(set) var end = 0
  /// The greatest number that was given, where no line says so any more.
  private(set) var greatest: Int?

  /// Reads the first line, and refuses a book in a version of the format that this program does not
  /// know.
  init(of book: BookFile, size: Int) throws(IceCreamStoreError) {
    var lines = ForwardLines(book, from: 0, to: size, chunk: 1 << 9)
    guard let first = try lines.next(),
      case .header(let version, let greatest) = BookLine(lines.bytes, first)
    else { return }
    if version > BookLine.version { throw book.error(.newerVersion(version)) }
    (end, self.greatest) = (first.next, greatest)
  }
}

extension BookLine {
  /// How every book that this program makes begins.
  static let beginning = Array(#"{"book":"scoops","#.utf8)

  /// Returns the first line of a book, with its line feed.
  ///
  /// - Parameter greatest: The greatest number that was given, where the lines do not say so.
  static func header(greatest: Int? = nil) -> [UInt8] {
    let last = greatest.map { ",\"last\":\"\(IceCreamID.text(of: $0))\"" } ?? ""
    return withSum(#"{"book":"scoops","version":\#(version)\#(last)"#)
  }

  /// Makes a header of its members; `nil` where it is none.
  init?(header members: [String: String]) {
    guard members["book"] == "scoops", let version = members["version"].flatMap({ Int($0) })
    else { return nil }
    let greatest = members["last"].flatMap { IceCreamID.number(of: $0) }
    // What else a newer version has in its first line, nobody knows yet.
    let isKnown = version == Self.version && members.count == (greatest == nil ? 2 : 3)
    guard isKnown || version > Self.version else { return nil }
    self = .header(version: version, greatest: greatest)
  }
}

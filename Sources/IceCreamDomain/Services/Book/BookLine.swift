/// What a line of a book says.
enum BookLine: Equatable {
  /// Nothing.
  case blank
  /// That this is a book, in which version of its format, and the greatest number that was given, where
  /// no line after it says so.
  case header(version: Int, greatest: Int?)
  /// An ice cream.
  case iceCream(SavedIceCream)
  /// Something that cannot be read.
  case damaged

  /// The version of the format that this program writes, and the newest one that it reads.
  static let version = 1

  /// Returns the line of an ice cream, with its line feed.
  static func text(of iceCream: SavedIceCream) -> [UInt8] {
    let members = [
      ("id", iceCream.id), ("madeAt", iceCream.madeAt.iso8601), ("cone", iceCream.cone),
      ("flavor", iceCream.flavor), ("topping", iceCream.topping),
    ]
    return withSum(
      "{" + members.map { "\"\($0)\":\(JSONText.text($1))" }.joined(separator: ","))
  }

  /// Ends a line with the sum of what it has so far.
  static func withSum(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let sum = CRC32.text(CRC32.sum(of: bytes, in: bytes.indices))
    return bytes + Array(",\"sum\":\"\(sum)\"}\n".utf8)
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - bytes: What the line is in.
  ///   - line: Where it is in there.
  init(_ bytes: [UInt8], _ line: FoundLine) {
    if line.isTooLong {
      self = .damaged
    } else if let plain = PlainLine(bytes, line.range) {
      self = .iceCream(plain.iceCream(in: bytes))
    } else {
      self.init(anyForm: bytes[line.range])
      // Whatever follows a newer version's header elsewhere, it is not known how to read it.
      if case .header(let version, _) = self, version > Self.version, line.offset > 0 {
        self = .damaged
      }
    }
  }

  /// What the line says of an ice cream.
  var iceCream: SavedIceCream? {
    if case .iceCream(let iceCream) = self { iceCream } else { nil }
  }
}

import IceCreamDomain
import StrictJSON

/// One line of a book.
enum BookLine: Equatable {
  /// Only white space.
  case blank
  /// The mark of a book, with the version of its format.
  case header(version: String)
  /// An ice cream that was saved.
  case saved(SavedIceCream)
  /// A saved ice cream after a change, or after its deletion was undone.
  case changed(SavedIceCream)
  /// The identifier of an ice cream that was deleted.
  case deleted(id: String)
  /// Anything else.
  case damaged

  /// The version of the format that this program writes, and the only one that it reads.
  static let version = "1"

  /// The largest size of a line in bytes, above all that this program writes; longer lines are damaged.
  static let longest = 1 << 15

  /// The first line of a new book, with its line feed.
  static let header = withSum(#"{"book":"scoops","version":\#(version)"#)

  /// Returns the bytes of the line in a book, with its line feed, if a change or deletion is made at a moment.
  func bytes(at moment: Timestamp) -> [UInt8] {
    var members: [(String, String)] = []
    switch self {
    case .saved(let iceCream), .changed(let iceCream):
      members = [
        ("id", iceCream.id), ("madeAt", iceCream.madeAt.iso8601), ("cone", iceCream.cone),
        ("flavor", iceCream.flavor), ("topping", iceCream.topping),
      ]
      if self == .changed(iceCream) { members.append(("changedAt", moment.iso8601)) }
    case .deleted(let id): members = [("id", id), ("deletedAt", moment.iso8601)]
    case .header: return Self.header
    case .blank, .damaged: return [.lineFeed]
    }
    return Self.withSum(
      "{" + members.map { "\"\($0)\":\(JSONText.text($1))" }.joined(separator: ","))
  }

  private static func withSum(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + Array(",\"sum\":\"\(CRC32.text(of: bytes.span))\"}\n".utf8)
  }

  /// Reads a line in a range of bytes, without its line feed.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    if range.count > Self.longest {
      self = .damaged
    } else if let line = PlainLine.read(bytes, range) {
      self = line
    } else {
      self.init(anyForm: Array(bytes[range]))
    }
  }
}

// Any form that JSON allows: people may write lines by hand.
extension BookLine {
  private init(anyForm bytes: [UInt8]) {
    if bytes.allSatisfy(\.isSpace) {
      self = .blank
    } else if let line = Self.members(of: bytes).flatMap({ Self(members: $0) }) {
      self = line
    } else {
      self = .damaged
    }
  }

  private init?(members: [String: String]) {
    if members["book"] == "scoops", let version = members["version"] {
      // A newer version may have more members.
      guard
        version != Self.version || members.keys.allSatisfy(["book", "version", "last"].contains)
      else { return nil }
      self = .header(version: version)
      return
    }
    guard let id = members["id"], !id.isEmpty else { return nil }
    func time(_ key: String) -> Timestamp? { members[key].flatMap { Timestamp(iso8601: $0) } }
    if members.count == 2, time("deletedAt") != nil {
      self = .deleted(id: id)
      return
    }
    func name(_ key: String) -> String? {
      members[key].flatMap { $0.isEmpty ? nil : $0 }
    }
    let isChanged = members["changedAt"] != nil
    guard members.count == (isChanged ? 6 : 5), !isChanged || time("changedAt") != nil,
      let madeAt = time("madeAt"), let cone = name("cone"), let flavor = name("flavor"),
      let topping = name("topping")
    else { return nil }
    let iceCream = SavedIceCream(
      id: id, madeAt: madeAt, cone: cone, flavor: flavor, topping: topping)
    self = isChanged ? .changed(iceCream) : .saved(iceCream)
  }

  /// Returns the members of an object whose values are texts, or the number of a version; `nil` for any other
  /// line, and if the sum is wrong.
  private static func members(of bytes: [UInt8]) -> [String: String]? {
    var reader = JSONReader(bytes)
    var members: [String: String] = [:]
    for member in reader.object(reader.root) {
      switch (member.key, member.value.content) {
      case ("version", .number(let number)): members["version"] = number
      case ("version", _): return nil
      case (let key, .string(let text)): members[key] = text
      case (let key, _): members[key] = ""
      }
    }
    // The reader recovers from slips; here, none is tolerated.
    guard (try? reader.finish()) != nil else { return nil }
    if let sum = members.removeValue(forKey: "sum"), !isSum(sum, of: bytes) { return nil }
    return members
  }

  /// Returns whether a sum is that of the line, and at its end.
  private static func isSum(_ sum: String, of bytes: [UInt8]) -> Bool {
    let end = (bytes.lastIndex { !$0.isSpace } ?? -1) + 1
    let ending = Array(",\"sum\":\"\(sum)\"}".utf8)
    return bytes[..<end].suffix(ending.count).elementsEqual(ending)
      && sum == CRC32.text(of: bytes.span.extracting(0..<end - ending.count))
  }
}

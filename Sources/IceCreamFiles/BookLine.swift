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
  /// A saved ice cream after a change; a deleted one is restored.
  case changed(SavedIceCream)
  /// The identifiers of ice creams that were deleted.
  case deleted(ids: [String])
  /// The identifiers of ice creams whose deletion was undone.
  case restored(ids: [String])
  /// Anything else.
  case damaged

  /// The version of the format that this program writes, and the only one that it reads.
  static let version = "1"

  /// The largest size of a line in bytes, for a deletion of 100,000 ice creams; longer lines are damaged.
  static let longest = 1 << 20

  /// The first line of a new book, with its line feed.
  static let header = withSum(#"{"book":"scoops","version":\#(version)"#)

  /// The least size of a line that saves an ice cream with a sum, with its line feed.
  static let shortestSave = 104

  /// Returns whether a damaged first line is what is left of a header: one half of it, or its torn beginning.
  static func isLikeHeader(_ line: [UInt8]) -> Bool {
    let mark = Array(#"{"book":"scoops","#.utf8)
    // Some editors begin a file with a byte order mark.
    let line = line.startsWithByteOrderMark ? line.dropFirst(3) : line[...]
    // Less than the nine bytes {"book":" may be the beginning of any file.
    return line.starts(with: mark) || line.count >= 9 && mark.starts(with: line)
      || line.dropFirst(mark.count).elementsEqual(header.dropFirst(mark.count))
  }

  /// Creates the line of a change.
  init(_ action: IceCreamChange.Action) {
    switch action {
    case .saved(let iceCream): self = .saved(iceCream)
    case .updated(let iceCream, from: _): self = .changed(iceCream)
    case .deleted(let iceCreams): self = .deleted(ids: iceCreams.map(\.id))
    case .restored(let iceCreams): self = .restored(ids: iceCreams.map(\.id))
    }
  }

  /// Returns the bytes of the line in a book, with its line feed, if it is written at a moment.
  func bytes(at moment: Timestamp) -> [UInt8] {
    let time = JSONText.text(moment.iso8601)
    switch self {
    case .saved(let iceCream): return Self.withSum(Self.members(of: iceCream))
    case .changed(let iceCream):
      return Self.withSum(Self.members(of: iceCream) + ",\"changedAt\":" + time)
    case .deleted(let ids): return Self.withSum(Self.member(for: ids) + ",\"deletedAt\":" + time)
    case .restored(let ids): return Self.withSum(Self.member(for: ids) + ",\"restoredAt\":" + time)
    case .header: return Self.header
    case .blank, .damaged: return [.lineFeed]
    }
  }

  private static func members(of iceCream: SavedIceCream) -> String {
    let members = [
      ("madeAt", iceCream.madeAt.iso8601), ("cone", iceCream.names.cone),
      ("flavor", iceCream.names.flavor),
      ("topping", iceCream.names.topping),
    ]
    return member(for: [iceCream.id]) + members.map { ",\"\($0)\":\(JSONText.text($1))" }.joined()
  }

  /// Returns the beginning of a line about ice creams.
  private static func member(for ids: [String]) -> String {
    ids.count == 1 ? "{\"id\":" + JSONText.text(ids[0]) : "{\"ids\":" + JSONText.list(ids)
  }

  private static func withSum(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + Array(",\"sum\":\"\(CRC32.text(of: bytes.span))\"}\n".utf8)
  }

  /// Reads a line in a range of bytes, without its line feed.
  ///
  /// - Parameter isEnded: Whether the line has a line feed.
  init(_ bytes: [UInt8], _ range: Range<Int>, isEnded: Bool = true) {
    if range.count > Self.longest {
      self = .damaged
    } else {
      self = PlainLine.read(bytes, range) ?? Self.anyForm(of: Array(bytes[range]), isEnded: isEnded)
    }
  }
}

// Any form that JSON allows: people may write lines by hand.
extension BookLine {
  private static func anyForm(of bytes: [UInt8], isEnded: Bool) -> BookLine {
    if bytes.allSatisfy(\.isSpace) { return .blank }
    guard let (members, ids) = members(of: bytes, isEnded: isEnded) else { return .damaged }
    return line(members: members, ids: ids) ?? .damaged
  }

  private static func line(members: [String: String], ids: [String]?) -> BookLine? {
    if members["book"] == "scoops", let version = members["version"] {
      // A newer version may have more members.
      guard
        version != Self.version || members.keys.allSatisfy(["book", "version", "last"].contains)
      else { return nil }
      return .header(version: version)
    }
    func time(_ key: String) -> Timestamp? { members[key].flatMap { Timestamp(iso8601: $0) } }
    guard let ids = ids ?? members["id"].map({ [$0] }), !ids.isEmpty,
      ids.allSatisfy({ !$0.isEmpty })
    else { return nil }
    if members.count == 2, time("deletedAt") != nil { return .deleted(ids: ids) }
    if members.count == 2, time("restoredAt") != nil { return .restored(ids: ids) }
    guard let id = members["id"] else { return nil }
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
    return isChanged ? .changed(iceCream) : .saved(iceCream)
  }

  /// Returns the members of an object whose values are texts, the number of a version, or the list `ids`; `nil` for
  /// any other line, and if the sum is wrong.
  private static func members(
    of bytes: [UInt8], isEnded: Bool
  ) -> (members: [String: String], ids: [String]?)? {
    var reader = JSONReader(bytes)
    var members: [String: String] = [:]
    var ids: [String]?
    for member in reader.object(reader.root) {
      switch (member.key, member.value.content) {
      case ("version", .number(let number)): members["version"] = number
      case ("version", _): return nil
      case (let key, .string(let text)): members[key] = text
      case ("ids", .list(let values)):
        members["ids"] = ""
        ids = values.map { if case .string(let id) = $0.content { id } else { "" } }
      case (let key, _): members[key] = ""
      }
    }
    // The reader recovers from slips; here, none is tolerated.
    guard (try? reader.finish()) != nil else { return nil }
    if let sum = members.removeValue(forKey: "sum"), !isSum(sum, of: bytes, isEnded) { return nil }
    return (members, ids)
  }

  /// Returns whether a sum is that of the line, and at its end.
  private static func isSum(_ sum: String, of bytes: [UInt8], _ isEnded: Bool) -> Bool {
    // Without a line feed, space at the end is what became of one.
    let end = isEnded ? (bytes.lastIndex { !$0.isSpace } ?? -1) + 1 : bytes.count
    let ending = Array(",\"sum\":\"\(sum)\"}".utf8)
    return bytes[..<end].suffix(ending.count).elementsEqual(ending)
      && sum == CRC32.text(of: bytes.span.extracting(0..<end - ending.count))
  }
}

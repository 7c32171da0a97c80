// Lines in whatever form JSON allows: somebody may have written them by hand.
extension BookLine {
  /// Reads a line the long way.
  init(anyForm slice: ArraySlice<UInt8>) {
    let bytes = Array(slice)
    if bytes.endOfSpace(from: 0) == bytes.count {
      self = .blank
    } else if let members = Self.members(of: bytes), let line = Self.line(members) {
      self = line
    } else {
      self = .damaged
    }
  }

  private static func line(_ members: [String: String]) -> BookLine? {
    if let header = BookLine(header: members) { return header }
    guard members.count == 5, let id = members["id"], !id.isEmpty,
      let madeAt = members["madeAt"].flatMap({ Timestamp(iso8601: $0) }),
      let cone = members["cone"], !cone.isEmpty,
      let flavor = members["flavor"], !flavor.isEmpty,
      let topping = members["topping"], !topping.isEmpty
    else { return nil }
    return .iceCream(
      SavedIceCream(id: id, madeAt: madeAt, cone: cone, flavor: flavor, topping: topping))
  }

  /// Returns the members of an object, which are texts, but for the version of a book, which is a
  /// number; `nil` where the line is anything else, or its sum is wrong.
  private static func members(of bytes: [UInt8]) -> [String: String]? {
    var scanner = JSONScanner(bytes: bytes)
    var members: [String: String] = [:]
    do {
      scanner.skipSpace()
      try scanner.readMembers(known: nil) { scanner, key, _ throws(Unreadable) in
        if key == "version" {
          let start = scanner.offset
          guard try scanner.expect(.number) else { return }
          scanner.readNumber()
          members[key] = scanner.text(from: start)
        } else if scanner.typeOfNext == .text {
          members[key] = try scanner.readText().value
        } else {
          try scanner.skipValue()
          members[key] = ""
        }
      }
      scanner.skipSpace()
    } catch {
      return nil
    }
    // The scanner reads over slips and logs them; here none is let pass.
    guard scanner.next == nil, scanner.log.isEmpty else { return nil }
    if let sum = members.removeValue(forKey: "sum"), !has(sum, in: bytes) { return nil }
    return members
  }

  /// Returns whether a sum is that of the line, and stands at its end as it has to.
  private static func has(_ sum: String, in bytes: [UInt8]) -> Bool {
    let end = (bytes.lastIndex { !$0.isSpace } ?? -1) + 1
    let ending = Array(",\"sum\":\"\(sum)\"}".utf8)
    return bytes[..<end].suffix(ending.count).elementsEqual(ending)
      && sum == CRC32.text(CRC32.sum(of: bytes, in: 0..<end - ending.count))
  }
}

/// The names of a list, folded into one buffer so that a million can be searched at a key press.
struct NameIndex {
  /// The folded names in UTF-8, each with a byte behind it that no text has.
  private let text: [UInt8]
  /// Where the byte behind each name is; a catalog, and so its names, is far smaller than 4 GiB.
  private let ends: [UInt32]
  private static let separator: UInt8 = 0xFF

  init(_ names: some Collection<String>) {
    var text: [UInt8] = []
    var ends: [UInt32] = []
    ends.reserveCapacity(names.count)
    text.reserveCapacity(names.reduce(TextPart.padding) { $0 + $1.utf8.count + 1 })
    for name in names {
      var folded = name.isASCII ? name : name.folded
      // The bytes are copied before the call ends.
      folded.withUTF8 { text.append(contentsOf: $0) }
      ends.append(UInt32(text.count))
      text.append(Self.separator)
    }
    text.append(contentsOf: repeatElement(Self.separator, count: TextPart.padding))
    // ASCII is folded here, where the compiler takes many bytes at a time.
    for index in text.indices { text[index] = text[index].lowercasedASCII }
    self.text = text
    self.ends = ends
  }

  /// The indices of the names that contain a text, in any case, in their order.
  func matches(_ text: String) -> [Int32] {
    guard let part = TextPart(text, in: self.text) else { return Array(0..<Int32(ends.count)) }
    var matches: [Int32] = []
    // The bytes are read only while the array lends them.
    self.text.withUnsafeBytes { text in
      let range = text.count - TextPart.padding
      var name = 0
      var start = 0
      while let place = part.firstPlace(in: text, start..<range) {
        while ends[name] < place { name += 1 }
        matches.append(Int32(name))
        start = Int(ends[name]) + 1
      }
    }
    return matches
  }

  /// The same, among the matches of a text that this one extends.
  func matches(_ text: String, among earlier: [Int32]) -> [Int32] {
    // Where many matched, one run through all is faster than many short ones.
    guard earlier.count < ends.count / 4, let part = TextPart(text, in: self.text) else {
      return matches(text)
    }
    // The bytes are read only while the array lends them.
    return self.text.withUnsafeBytes { text in
      earlier.filter { index in
        let start = index == 0 ? 0 : Int(ends[Int(index) - 1]) + 1
        return part.firstPlace(in: text, start..<Int(ends[Int(index)])) != nil
      }
    }
  }
}

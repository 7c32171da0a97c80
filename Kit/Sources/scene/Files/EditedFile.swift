import SwiftReading

/// A file that people have edited, read in brackets, so that all that it declares are members of a body.
struct EditedFile {
  let path: String
  let isTest: Bool
  private(set) var source: SwiftSource
  private(set) var isChanged = false
  /// The byte order mark, and the line ends around the text that are not its own.
  private let (mark, opening, closing): (String, String, String)

  /// Reads a text.
  init(_ text: String, path: String, isTest: Bool) throws(SourceFault) {
    (self.path, self.isTest) = (path, isTest)
    mark = text.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
    let text = mark.isEmpty ? text : String(text.unicodeScalars.dropFirst())
    let first = text.utf8.firstIndex(of: UInt8(ascii: "\n"))
    let isCRLF = first.map { text.utf8[..<$0].last == UInt8(ascii: "\r") } ?? false
    opening = isCRLF ? "\r\n" : "\n"
    closing = text.utf8.last == UInt8(ascii: "\n") ? "" : opening
    source = try SwiftSource("{\(opening)\(text)\(closing)}", file: path)
  }

  /// The text of the file.
  var text: String {
    let inside = source.bytes.dropFirst(1 + opening.utf8.count).dropLast(1 + closing.utf8.count)
    return mark + String(decoding: inside, as: UTF8.self)
  }

  /// Takes another text, in the same brackets.
  mutating func change(to text: String) {
    guard let changed = try? SwiftSource(text, file: path) else { return }
    (source, isChanged) = (changed, true)
  }
}

/// Generated code, as a body with its members.
struct Generated {
  /// What tells a member from the others of its body.
  struct Key: Hashable {
    /// The word that declares it; one word for all types, and one for properties that can change and that cannot.
    let keyword: String
    /// The name; of an extension, with what it conforms to.
    let name: String
    /// The number of members before it that have the same keyword and name.
    var number = 0
  }

  typealias Entry = (key: Key, member: SwiftMember)

  let source: SwiftSource
  let members: [Entry]
  private let body: ClosedRange<Int>

  /// Reads the text of a file.
  init?(_ text: String) {
    guard let source = try? SwiftSource("{\n\(text)}", file: ""), let body = source.body else {
      return nil
    }
    self.init(source, body)
  }

  private init(_ source: SwiftSource, _ body: ClosedRange<Int>, isEmpty: Bool = false) {
    (self.source, self.body) = (source, body)
    members = isEmpty ? [] : source.keyed(body)
  }

  /// The same body without members.
  var empty: Generated { Generated(source, body, isEmpty: true) }

  /// Returns the body of a type.
  func body(of type: SwiftMember) -> Generated? {
    type.isType ? source.body(of: type).map { Generated(source, $0) } : nil
  }

  func own(_ member: SwiftMember) -> Range<Int> { source.own(member) }

  /// Returns whether a blank line is between a member and its neighbor.
  func isApart(_ member: SwiftMember) -> Bool {
    guard let first = members.first?.member, first.tokens == member.tokens else {
      return source.isApart(member)
    }
    return members.count > 1 && source.isApart(members[1].member)
  }
}

extension SwiftSource {
  /// The brackets around all code.
  var body: ClosedRange<Int>? { ends[0].map { 0...$0 } }

  /// Returns the members of a body with their keys.
  func keyed(_ body: ClosedRange<Int>) -> [Generated.Entry] {
    var counts: [Generated.Key: Int] = [:]
    return members(of: body).map { member in
      var (keyword, name) = (member.keyword, member.name)
      if keyword == "extension" {
        name = self.name(ofExtension: member) + (conformance(of: member).map { ": \($0)" } ?? "")
      } else if member.isType || keyword == "let" {
        keyword = member.isType ? "struct" : "var"
      }
      var key = Generated.Key(keyword: keyword, name: name)
      key.number = counts[key, default: 0]
      counts[Generated.Key(keyword: keyword, name: name), default: 0] += 1
      return (key, member)
    }
  }

  /// Returns the tokens of a member without those of its body, if it is a type.
  func own(_ member: SwiftMember) -> Range<Int> {
    let end = member.isType ? body(of: member)?.lowerBound : nil
    return member.start..<(end ?? member.tokens.upperBound)
  }

  /// Returns the lines of some tokens of a member with its comments and attributes, without its margin.
  func lines(of member: SwiftMember, own: Range<Int>) -> [String] {
    let (head, own) = (head(of: member), lines(of: own))
    return head.dropLast() + [(head.last ?? "") + (own.first ?? "")] + own.dropFirst()
  }

  /// Returns the type that an extension extends, with those that it is declared in.
  func name(ofExtension member: SwiftMember) -> String {
    var end = member.keywordIndex + 2
    while "." ~= tokens[end] { end += 2 }
    return tokens[(member.keywordIndex + 1)..<end].joined
  }

  func isStored(_ member: SwiftMember) -> Bool { variable(of: member)?.isStored ?? false }

  /// Returns the first protocol that an extension conforms to.
  func conformance(of type: SwiftMember) -> String? {
    let colon = own(type).first { ":" ~= tokens[$0] }
    return colon.map { tokens[$0 + 1].text }
  }
}

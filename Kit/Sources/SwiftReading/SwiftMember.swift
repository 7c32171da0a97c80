/// A declaration in a body, such as a method.
package struct SwiftMember {
  /// The word that declares it; of a directive such as `#if`, `#`.
  package let keyword: String
  package let name: String
  /// The indices of its tokens, attributes included.
  package let tokens: Range<Int>
  /// The index of the first token after its attributes.
  package let start: Int
  /// The index of the word that declares it.
  package let keywordIndex: Int
  /// Whether none of its attributes is in a condition such as `#if`.
  package let isWhole: Bool
}

extension SwiftMember {
  /// Whether it is a type, a protocol or an extension, which has members of its own.
  package var isType: Bool {
    ["actor", "class", "enum", "extension", "protocol", "struct"].contains(keyword)
  }
}

extension SwiftSource {
  static let modifiers: Set<String> = [
    "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate",
    "final", "indirect", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated",
    "nonmutating", "open", "optional", "override", "package", "postfix", "prefix", "private",
    "public", "required", "static", "unowned", "weak",
  ]
  static let keywords: Set<String> = [
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import",
    "init", "let", "macro", "operator", "precedencegroup", "protocol", "struct", "subscript",
    "typealias", "var",
  ]

  /// Returns what is declared directly in a body, in order.
  package func members(of body: ClosedRange<Int>) -> [SwiftMember] {
    var members: [SwiftMember] = []
    var index = body.lowerBound + 1
    var isWhole = true
    while index < body.upperBound {
      let first = index
      while index < body.upperBound, "@" ~= tokens[index] { index = endOfAttribute(at: index) }
      let start = index
      while index < body.upperBound, isModifier(at: index) || "@" ~= tokens[index] {
        index = "@" ~= tokens[index] ? endOfAttribute(at: index) : endOfArguments(at: index + 1)
      }
      let keyword = index
      index = min(max(index, first) + 1, body.upperBound)
      while index < body.upperBound, !begins(at: index, in: body) {
        // No member begins in brackets.
        index = max(index + 1, ends[index] ?? 0)
      }
      let end = ";" ~= tokens[index - 1] ? index - 1 : index
      // What is left of an attribute, or of a lone semicolon.
      guard keyword < end else { continue }
      let isNamed =
        keyword + 1 < end && !["init", "deinit", "subscript"].contains(text(at: keyword))
      members.append(
        SwiftMember(
          keyword: text(at: keyword),
          name: text(at: isNamed ? keyword + 1 : keyword),
          tokens: first..<end, start: start, keywordIndex: keyword, isWhole: isWhole))
      isWhole = !("#" ~= tokens[keyword]) || isWhole && start == first
    }
    return members
  }

  private func text(at index: Int) -> String { tokens[index].text }

  /// Returns whether another declaration begins: after a semicolon, or on a line of its own.
  private func begins(at index: Int, in body: ClosedRange<Int>) -> Bool {
    let (token, before) = (tokens[index], tokens[index - 1])
    guard token.depth == tokens[body.lowerBound].depth + 1 else { return false }
    if ";" ~= before { return true }
    let isContinued =
      before.kind == .mark && ["=", ",", ":", ".", "&", "->", "+", "-", "|"].contains(before.text)
    guard token.isFirst, !isContinued else { return false }
    if token.kind == .mark { return "@" ~= token || "#" ~= token }
    return Self.keywords.contains(token.text) || Self.modifiers.contains(token.text)
  }

  private func isModifier(at index: Int) -> Bool {
    // A class method begins with class, and so does a class.
    Self.modifiers.contains(text(at: index))
      || "class" ~= tokens[index]
        && (Self.modifiers.contains(text(at: index + 1))
          || ["func", "var", "let", "subscript"].contains(text(at: index + 1)))
  }

  /// Returns the index after an attribute such as `@available(macOS 15, *)`.
  func endOfAttribute(at index: Int) -> Int {
    var end = index + 2
    while end + 1 < tokens.count, "." ~= tokens[end] { end += 2 }
    if end < tokens.count, "<" ~= tokens[end], !tokens[end].isSeparated {
      var depth = 0
      repeat {
        if "<" ~= tokens[end] { depth += 1 }
        if ">" ~= tokens[end] { depth -= 1 }
        end += 1
      } while depth > 0 && end < tokens.count
    }
    return endOfArguments(at: end)
  }

  private func endOfArguments(at index: Int) -> Int {
    guard index < tokens.count, "(" ~= tokens[index], !tokens[index].isSeparated else {
      return min(index, tokens.count - 1)
    }
    return min((ends[index] ?? index) + 1, tokens.count - 1)
  }

  /// Returns the code and the comments of a member, without its attributes and without layout, to compare them.
  package func code(of member: SwiftMember) -> [String] {
    code(of: member.start..<member.tokens.upperBound)
  }

  /// Returns the code and the comments of some tokens, without layout.
  package func code(of range: Range<Int>) -> [String] {
    let found = tokens[range]
    guard let first = found.first, let last = found.last else { return [] }
    var parts = zip(found.indices, found).compactMap { index, token -> (Int, String)? in
      // A list on several lines ends with a comma.
      let isTrailing = "," ~= token && ")]".contains(tokens[index + 1].text)
      return isTrailing ? nil : (token.range.lowerBound, token.text)
    }
    let inside = first.range.lowerBound..<last.range.upperBound
    for comment in comments where inside.contains(comment.lowerBound) {
      let text = String(decoding: bytes[comment], as: UTF8.self)
      parts.append((comment.lowerBound, text.trimmingBlanks))
    }
    return parts.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension String {
  /// The text without spaces and tabs at its end.
  fileprivate var trimmingBlanks: String {
    String(reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}

/// What a protocol requires, as it is declared.
package struct SwiftRequirement {
  package enum Kind {
    case method(SwiftSignature)
    case initializer(SwiftSignature)
    case subscripting(SwiftSignature, isSettable: Bool)
    case property(name: String, type: String)
    /// A type with what it has to meet, such as `: Equatable`.
    case type(name: String, constraints: String)
    /// A line such as `#if DEBUG`.
    case directive
    /// What needs no conformance, such as an alias.
    case nothing
  }

  package let kind: Kind
  /// The attributes, such as `@MainActor`.
  package let attributes: [String]
  package let modifiers: Set<String>
  /// The requirement on one line, without attributes and comments.
  package let text: String
  package let line: Int
}

extension SwiftSource {
  /// Returns what a protocol requires, in order; `nil` if its body does not end.
  package func requirements(of declaration: Declaration) -> [SwiftRequirement]? {
    declaration.body.map { body in members(of: body).map(requirement) }
  }

  private func requirement(_ member: SwiftMember) -> SwiftRequirement {
    let code = tokens[member.keywordIndex..<member.tokens.upperBound]
    let accessors = code.firstIndex { "{" ~= $0 }
    let isSettable = accessors.map { code[$0...].contains { "set" ~= $0 } } ?? false
    let kind: SwiftRequirement.Kind =
      switch (member.keyword, signature(of: member)) {
      case ("func", let signature?): .method(signature)
      case ("init", let signature?): .initializer(signature)
      case ("subscript", let signature?): .subscripting(signature, isSettable: isSettable)
      case ("associatedtype", _):
        .type(name: member.name, constraints: code.dropFirst(2)[..<defaultType(in: code)].joined)
      case ("#", _): .directive
      case ("typealias", _): .nothing
      default:
        variable(of: member).map {
          .property(name: $0.name, type: $0.type.joined)
        } ?? .nothing
      }
    return SwiftRequirement(
      kind: kind, attributes: attributes(of: member),
      modifiers: Set(tokens[member.start..<member.keywordIndex].map(\.text)),
      text: tokens[member.start..<member.tokens.upperBound].joined,
      line: tokens[member.keywordIndex].line)
  }

  /// Returns where the default of an associated type begins; two `=` compare types.
  private func defaultType(in code: ArraySlice<SwiftToken>) -> Int {
    code.indices.dropFirst(2).first { index in
      "=" ~= code[index] && !("=" ~= code[index - 1])
        && !(index + 1 < code.endIndex && "=" ~= code[index + 1])
    } ?? code.endIndex
  }

  /// Returns the attributes of a member, such as `@available(iOS 13, *)`.
  package func attributes(of member: SwiftMember) -> [String] {
    var attributes: [String] = []
    var index = member.tokens.lowerBound
    while index < member.keywordIndex {
      let end = "@" ~= tokens[index] ? endOfAttribute(at: index) : index + 1
      if "@" ~= tokens[index] { attributes.append(tokens[index..<end].joined) }
      index = max(end, index + 1)
    }
    return attributes
  }

  /// Returns the attributes of a type, such as `@MainActor`.
  package func attributes(of declaration: Declaration) -> [String] {
    var attributes: [String] = []
    var end = declaration.place - 1
    while end > 0, Self.modifiers.contains(tokens[end - 1].text),
      !("@" ~= tokens[max(end - 2, 0)])
    {
      end -= 1
    }
    // They stand before the modifiers, in any order of lines.
    while end > 0 {
      var start = end - 1
      let close = tokens[start]
      if ")" ~= close,
        let open = tokens[..<start].lastIndex(where: { "(" ~= $0 && $0.depth == close.depth })
      {
        start = max(open - 1, 0)
      }
      while start > 0, "." ~= tokens[start - 1] { start -= 2 }
      guard start > 0, "@" ~= tokens[start - 1] else { break }
      attributes.append(tokens[(start - 1)..<end].joined)
      end = start - 1
    }
    return attributes.reversed()
  }

  /// Returns what a type inherits, with the classes that the `where` of a protocol names, or what an alias means.
  package func parents(of declaration: Declaration) -> [String] {
    let head = declaration.head
    let mark = declaration.keyword == "typealias" ? "=" : ":"
    let clause = head.firstIndex { "where" ~= $0 } ?? head.endIndex
    var (start, angles) = (head.startIndex, 0)
    while start < clause, angles > 0 || !(mark ~= head[start]) {
      angles += "<" ~= head[start] ? 1 : ">" ~= head[start] ? -1 : 0
      start += 1
    }
    let inherited = list(in: min(start + 1, clause)..<clause).flatMap { part in
      tokens[part].split { "&" ~= $0 }.map(\.joined)
    }
    guard declaration.keyword == "protocol" else { return inherited }
    // `where Self: View` inherits, and other conditions do not.
    let conditions = head[clause...].indices.dropLast(2).filter {
      "Self" ~= head[$0] && ":" ~= head[$0 + 1]
    }
    return inherited + conditions.map { head[$0 + 2].text }
  }

  /// The lines that import modules.
  ///
  /// One in a condition such as `#if os(iOS)` asks for its module instead, since other files have other conditions.
  package var imports: [String] {
    var lines: [String] = []
    var (conditions, start) = (0, 0)
    for index in tokens.indices.dropLast() {
      let token = tokens[index]
      if token.isFirst || ";" ~= token { start = token.isFirst ? index : index + 1 }
      if "#" ~= token { conditions += ["if": 1, "endif": -1][tokens[index + 1].text] ?? 0 }
      guard "import" ~= token, token.depth == 0 else { continue }
      let end =
        tokens[(index + 1)...].firstIndex { $0.isFirst || ";" ~= $0 || "import" ~= $0 }
        ?? tokens.endIndex
      let line = tokens[start..<end].prefix { !("#" ~= $0) }.joined
      start = end
      guard conditions > 0 else {
        lines.append(line)
        continue
      }
      // In `import class UIKit.UIView`, a keyword is between.
      let kinds = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
      let module = tokens[index + 1].text
      let name = kinds.contains(module) && index + 2 < end ? tokens[index + 2].text : module
      lines.append("#if canImport(\(name))\n\(line)\n#endif")
    }
    return lines
  }
}

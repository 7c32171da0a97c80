/// A function, an initializer or a subscript, as its declaration says.
package struct SwiftSignature: Equatable {
  package struct Parameter: Equatable {
    /// The label at the call; `nil` for `_`.
    package var label: String?
    /// The name in the body.
    package var name: String
    /// The type, with its attributes, and with dots if it takes several values.
    package var type: String
    /// Whether a call can leave it out.
    package var hasDefault = false
  }

  /// The name, in backticks if they are written; of an initializer `init`, with its mark if it can fail.
  package var name: String
  /// The parameters for types, such as `<Value: Equatable>`.
  package var generics = ""
  package var parameters: [Parameter] = []
  /// What stands before the result, such as `async throws(CatalogError)`.
  package var effects = ""
  /// The type of the errors that it throws, not only those of a closure; `nil` if there are none.
  package var thrown: String?
  /// The type of the result; `nil` if nothing is returned.
  package var result: String?
  /// What the type parameters have to meet, such as `where Value: Equatable`.
  package var constraints = ""
}

extension SwiftSource {
  /// Returns the signature of a member; `nil` if it is no function, initializer or subscript, or is not understood.
  package func signature(of member: SwiftMember) -> SwiftSignature? {
    var rest = tokens[member.keywordIndex..<member.tokens.upperBound]
    guard ["func", "init", "subscript"].contains(member.keyword), rest.popFirst() != nil else {
      return nil
    }
    var name = member.keyword
    if name == "func" {
      // An operator is several marks.
      let words = rest.first?.kind == .mark ? rest.prefix { !("(" ~= $0) } : rest.prefix(1)
      name = words.map(\.text).joined()
      rest = rest.dropFirst(words.count)
    } else if let mark = rest.first, "?" ~= mark || "!" ~= mark {
      name += mark.text
      rest = rest.dropFirst()
    }
    var signature = SwiftSignature(name: name)
    let generics = rest.prefix { !("(" ~= $0) }
    signature.generics = generics.joined
    rest = rest.dropFirst(generics.count)
    guard let open = rest.indices.first, "(" ~= tokens[open], let close = ends[open] else {
      return nil
    }
    for parameter in list(in: (open + 1)..<close) {
      guard let parameter = self.parameter(parameter, isIndex: member.keyword == "subscript") else {
        return nil
      }
      signature.parameters.append(parameter)
    }
    let head = rest[(close + 1)...].prefix { !("{" ~= $0) }
    let constraints = head.drop { !("where" ~= $0) }
    let typed = head[..<constraints.startIndex]
    let arrow = typed.firstIndex { "->" ~= $0 } ?? typed.endIndex
    signature.constraints = constraints.joined
    let effects = typed[..<arrow]
    signature.effects = effects.joined
    if let throwing = effects.firstIndex(where: { "throws" ~= $0 }) {
      // In `throws(CatalogError)`, brackets are around the type.
      let type = effects[throwing...].dropFirst(2).dropLast().joined
      signature.thrown = type.isEmpty ? "any Error" : type == "Never" ? nil : type
    }
    let result = typed[arrow...].dropFirst().joined
    signature.result = ["", "Void", "()"].contains(result) ? nil : result
    return signature
  }

  /// Returns the body of a member, with its brackets, by the indices of their tokens.
  package func body(of member: SwiftMember) -> ClosedRange<Int>? {
    let depth = tokens[member.keywordIndex].depth
    let open = member.tokens.first {
      $0 > member.keywordIndex && "{" ~= tokens[$0] && tokens[$0].depth == depth
    }
    return open.flatMap { open in ends[open].map { open...$0 } }
  }

  private func parameter(_ range: Range<Int>, isIndex: Bool) -> SwiftSignature.Parameter? {
    let depth = tokens[range.lowerBound].depth
    guard let colon = range.first(where: { ":" ~= tokens[$0] && tokens[$0].depth == depth }) else {
      return nil
    }
    let names = tokens[range.lowerBound..<colon].filter { $0.kind == .word && !("@" ~= $0) }.suffix(
      2
    ).map(\.text)
    guard let label = names.first, let name = names.last else { return nil }
    let type = tokens[(colon + 1)..<range.upperBound].prefix { !("=" ~= $0 && $0.depth == depth) }
    let hasNoLabel = label == "_" || isIndex && names.count == 1
    return SwiftSignature.Parameter(
      label: hasNoLabel ? nil : label, name: name, type: type.joined,
      hasDefault: type.endIndex < range.upperBound)
  }

  /// Returns the parts of a list that is separated by commas.
  package func list(in range: Range<Int>) -> [Range<Int>] { tokens.list(in: range) }
}

extension [SwiftToken] {
  /// Returns the parts of a list that is separated by commas.
  func list(in range: Range<Int>) -> [Range<Int>] {
    guard let depth = range.first.map({ self[$0].depth }) else { return [] }
    var parts: [Range<Int>] = []
    var (start, angles) = (range.lowerBound, 0)
    for index in range where self[index].kind == .mark && self[index].depth == depth {
      // An angle bracket that is apart is an operator.
      if "<" ~= self[index], !self[index].isSeparated { angles += 1 }
      if ">" ~= self[index], angles > 0 { angles -= 1 }
      if "," ~= self[index], angles == 0 {
        parts.append(start..<index)
        start = index + 1
      }
    }
    return (parts + [start..<range.upperBound]).filter { !$0.isEmpty }
  }
}

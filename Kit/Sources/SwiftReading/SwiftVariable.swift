/// A property, as its declaration says.
package struct SwiftVariable {
  package var name: String
  /// The type that is written, or else that of a value such as `Store()`; without both, empty.
  package var type: ArraySlice<SwiftToken>
  /// The value that it begins with; without one, empty.
  package var value: ArraySlice<SwiftToken>
  /// Whether its value is kept, not computed.
  package var isStored: Bool
}

extension SwiftSource {
  /// Returns the property that a member declares; of several in one declaration the first; `nil` if it declares none.
  package func variable(of member: SwiftMember) -> SwiftVariable? {
    let code = tokens[member.keywordIndex..<member.tokens.upperBound]
    guard ["var", "let"].contains(member.keyword), let name = code.dropFirst().first,
      name.kind == .word
    else { return nil }
    let depth = name.depth
    // A comma in angle brackets separates arguments, and one behind them the next property.
    var (angles, isType) = (0, true)
    let rest = code.dropFirst(2).prefix { token in
      guard token.depth == depth, token.kind == .mark else { return true }
      if "=" ~= token { isType = false }
      if isType { angles += "<" ~= token ? 1 : ">" ~= token ? -1 : 0 }
      return !("," ~= token) || angles > 0
    }
    let accessors = rest.indices.first { index in
      guard "{" ~= tokens[index], tokens[index].depth == depth else { return false }
      return !rest[..<index].contains { "=" ~= $0 && $0.depth == depth }
        || ["get", "set", "willSet", "didSet"].contains(tokens[index + 1].text)
    }
    let written = rest[..<(accessors ?? rest.endIndex)]
    let equals = written.firstIndex { "=" ~= $0 && $0.depth == depth } ?? written.endIndex
    let value = written[equals...].dropFirst()
    var type = written[..<equals].dropFirst()
    if type.isEmpty {
      let called = value.prefix { $0.kind == .word || "." ~= $0 }
      let isMade = value.dropFirst(called.count).first.map { "(" ~= $0 } ?? false
      // `[Boat]()` and `Boat()` say their types.
      if let open = value.indices.first, "[" ~= tokens[open], let close = ends[open],
        close + 1 < value.endIndex, "(" ~= tokens[close + 1]
      {
        type = tokens[open...close]
      }
      if isMade, called.first?.text.first?.isUppercase ?? false { type = called }
    }
    let isStored = accessors.map { ["willSet", "didSet"].contains(tokens[$0 + 1].text) } ?? true
    return SwiftVariable(name: name.text, type: type, value: value, isStored: isStored)
  }
}

/// A place for generated code in a source that people have edited.
struct SourcePlace: Equatable {
  /// The type in whose body the code belongs.
  var type: String
  /// The protocol that the body has to conform to; `nil` for the declaration of the type itself.
  var conformance: String?
  /// The methods after the last of which the code belongs, if one is there; otherwise it goes to the end of the body.
  var methods: [String] = []
  /// Whether a blank line comes before the code.
  var isApart = true
  /// The type in whose body the type is declared; `nil` if it can be anywhere.
  var owner: String?
}

extension SwiftSource {
  /// Returns the lines of a source with code at a place; `nil` if the place is not clear.
  ///
  /// - Parameters:
  ///   - lines: The code.
  ///   - place: Where it belongs.
  ///   - text: The source's text.
  func inserting(_ lines: [String], at place: SourcePlace, into text: String) -> String? {
    guard let body = body(of: place) else { return nil }
    var all = text.lines
    // The number of lines before the code.
    var line: Int
    if let end = lastEnd(of: place.methods, in: body) {
      guard end + 1 >= tokens.count || tokens[end + 1].isFirst else { return nil }
      line = tokens[end].line
    } else {
      guard tokens[body.upperBound].isFirst else { return nil }
      line = tokens[body.upperBound].line - 1
    }
    let isApart = place.isApart && body.count > 1
    all.insert(contentsOf: (isApart ? [""] : []) + lines, at: line)
    return all.joined(separator: "\n")
  }

  /// Returns whether something with a name is declared at a place.
  func declares(_ name: String, at place: SourcePlace) -> Bool {
    body(of: place)?.contains { index in
      tokens[index].text == name
        && (name == "init" || ["func", "enum", "var"].contains(tokens[index - 1].text))
    } ?? false
  }

  /// Returns the names of the types of a kind that are declared directly in a type's body.
  package func members(of type: String, keyword: String, owner: String? = nil) -> [String] {
    guard let body = body(of: SourcePlace(type: type, owner: owner)) else { return [] }
    var names: [String] = []
    var depth = 0
    for index in body {
      switch tokens[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case keyword where depth == 1: names.append(tokens[index + 1].text)
      default: break
      }
    }
    return names
  }

  /// Returns whether a type is declared with a modifier.
  package func has(modifier: String, on type: String) -> Bool {
    guard let index = declaration(of: type) else { return false }
    return tokens[..<index].reversed().prefix { $0.kind == .word && !("}" ~= $0) }
      .prefix(4).contains { modifier ~= $0 }
  }

  private func declaration(of type: String) -> Int? {
    tokens.indices.first { isType(type, at: $0) }.map { $0 - 1 }
  }

  private func isType(_ name: String, at index: Int) -> Bool {
    index > 0 && tokens[index].text == name
      && ["enum", "struct", "class", "protocol", "actor"].contains(tokens[index - 1].text)
  }

  /// Returns the body of a type that is declared in another one.
  func body(ofNested type: String, in body: ClosedRange<Int>) -> ClosedRange<Int>? {
    guard let index = body.first(where: { isType(type, at: $0) }),
      let open = tokens[index...].firstIndex(where: { "{" ~= $0 }), let close = end(of: open)
    else { return nil }
    return open...close
  }

  /// Returns the indices of a body's brackets and of what is between them.
  func body(of place: SourcePlace) -> ClosedRange<Int>? {
    if let owner = place.owner {
      return body(of: SourcePlace(type: owner)).flatMap { body(ofNested: place.type, in: $0) }
    }
    var found: [ClosedRange<Int>] = []
    for index in tokens.indices.dropFirst() where tokens[index].text == place.type {
      guard
        isType(place.type, at: index)
          || "extension" ~= tokens[index - 1] && place.conformance != nil,
        let open = tokens[index...].firstIndex(where: { "{" ~= $0 }),
        let close = end(of: open)
      else { continue }
      if let conformance = place.conformance {
        guard tokens[index..<open].contains(where: { conformance ~= $0 }) else { continue }
      }
      found.append(open...close)
    }
    // With two candidates, which one is meant is a guess.
    return found.count == 1 ? found.first : nil
  }

  private func end(of open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      if "{" ~= tokens[index] { depth += 1 }
      if "}" ~= tokens[index] { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the index of the bracket that ends the last of some methods.
  private func lastEnd(of methods: [String], in body: ClosedRange<Int>) -> Int? {
    let last = body.dropFirst().last { index in
      "func" ~= tokens[index - 1] && methods.contains(tokens[index].text)
    }
    guard let last, let open = tokens[last...].firstIndex(where: { "{" ~= $0 }) else { return nil }
    return end(of: open)
  }
}

extension String {
  /// The lines, empty ones included.
  package var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

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
  /// Returns the text of this source with code at a place; `nil` if the place is not clear.
  func inserting(_ lines: [String], at place: SourcePlace, into text: String) -> String? {
    guard let body = body(of: place) else { return nil }
    let methods = members(of: body, keyword: "func").filter {
      place.methods.contains(tokens[$0].text)
    }
    // The code comes before this token.
    var next = body.upperBound
    var line = tokens[next].line - 1
    if let method = methods.last, let open = tokens[method..<next].firstIndex(where: { "{" ~= $0 }),
      let end = tokens[open...].dropFirst().firstIndex(where: { $0.depth <= tokens[open].depth })
    {
      (next, line) = (end + 1, tokens[end].line)
    }
    guard next == tokens.count || tokens[next].isFirst else { return nil }
    var all = text.lines
    all.insert(contentsOf: (place.isApart && body.count > 2 ? [""] : []) + lines, at: line)
    return all.joined(separator: "\n")
  }

  /// Returns whether something with a name is declared at a place.
  func declares(_ name: String, at place: SourcePlace) -> Bool {
    body(of: place)?.contains { index in
      tokens[index].text == name
        && (name == "init" || ["func", "enum", "var"].contains(tokens[index - 1].text))
    } ?? false
  }
}

extension String {
  /// The lines, empty ones included.
  package var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

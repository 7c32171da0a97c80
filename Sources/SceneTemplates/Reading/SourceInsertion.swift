/// A place for generated code in a source that people have edited.
struct SourcePlace: Equatable {
  /// The type in whose body the code belongs, or `deinit` for that of the owner.
  var type: String
  /// The protocol that the body has to conform to; `nil` for the declaration of the type itself.
  var conformance: String?
  /// Whether a blank line comes before the code.
  var isApart = true
  /// The type in whose body the type or the `deinit` is declared; `nil` if it can be anywhere.
  var owner: String?
}

extension SwiftSource {
  /// Returns the text of this source with code at the end of a place; `nil` if the place is not clear.
  func inserting(_ lines: [String], at place: SourcePlace, into text: String) -> String? {
    guard let body = body(of: place), tokens[body.upperBound].isFirst else { return nil }
    var all = text.lines
    let line = tokens[body.upperBound].line - 1
    all.insert(contentsOf: (place.isApart && body.count > 2 ? [""] : []) + lines, at: line)
    return all.joined(separator: "\n")
  }

  /// Returns the code at a place, on one line and without comments; `nil` if the place is not there.
  func text(in place: SourcePlace) -> String? {
    body(of: place).map { tokens[$0].dropFirst().dropLast().joined }
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

/// A place for generated code in a source that people have edited.
struct SourcePlace: Equatable {
  /// The type in whose body the code belongs, or `deinit` for that of the owner.
  var type: String
  /// The protocol that the body has to conform to; `nil` for the declaration of the type itself.
  var conformance: String?
  /// Whether a blank line comes before the code.
  var isApart = true
  /// Whether the code belongs before the initializer, if there is a blank line, not at the end.
  var isBeforeInit = false
  /// The type in whose body the type or the `deinit` is declared; `nil` if it can be anywhere.
  var owner: String?
}

extension SwiftSource {
  /// Returns the text of this source with code at the end of a place; `nil` if the place is not clear.
  func inserting(_ lines: [String], at place: SourcePlace, into text: String) -> String? {
    guard let body = body(of: place), tokens[body.upperBound].isFirst else { return nil }
    var all = text.lines
    if place.isBeforeInit, let line = lineBeforeInit(in: body, of: all) {
      all.insert(contentsOf: lines + [""], at: line)
      return all.joined(separator: "\n")
    }
    let line = tokens[body.upperBound].line - 1
    all.insert(contentsOf: (place.isApart && body.count > 2 ? [""] : []) + lines, at: line)
    return all.joined(separator: "\n")
  }

  /// Returns the index of the line after the blank one before a body's initializer and its comment.
  private func lineBeforeInit(in body: ClosedRange<Int>, of lines: [String]) -> Int? {
    let depth = tokens[body.lowerBound].depth + 1
    let found = body.dropFirst().first {
      "init" ~= tokens[$0] && tokens[$0].depth == depth && !("." ~= tokens[$0 - 1])
    }
    guard var index = found.map({ tokens[$0].line - 1 }) else { return nil }
    func begins(with marks: [String]) -> Bool {
      marks.contains { lines[index - 1].drop { $0 == " " || $0 == "\t" }.hasPrefix($0) }
    }
    while index > 0, begins(with: ["//", "@"]) { index -= 1 }
    return index > 0 && lines[index - 1].isEmpty ? index : nil
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

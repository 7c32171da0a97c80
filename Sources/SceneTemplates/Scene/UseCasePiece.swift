/// Code of a use case that belongs into a file of its scene.
package struct UseCasePiece {
  /// The code, indented by two spaces, with each statement on a line.
  let code: String
  let place: SourcePlace

  /// The code as it is to be pasted.
  package var text: String { LineLayout().text(of: code) }
  /// Whether it belongs to the tests.
  package var isTest: Bool { type.hasSuffix("Tests") || type.hasSuffix("Stub") }
  /// The type in whose body it belongs.
  package var type: String { place.owner ?? place.type }

  /// Returns a source with this piece in its place, or as it is if the piece is there; `nil` if the place is not in
  /// it, or not clear.
  package func inserted(into text: String) -> String? {
    guard text.contains(place.type), let source = try? SwiftSource(text, file: "") else {
      return nil
    }
    let words = (try? SwiftTokenizer.tokens(of: code, file: "")) ?? []
    // The initializer of a state has the properties, too.
    if place.owner != nil, source.declares("init", at: place) { return nil }
    if let name = words.firstIndex(where: { ["func", "enum", "var"].contains($0.text) }),
      source.declares(words[name + 1].text, at: place)
    {
      return text
    }
    let code = LineLayout(indentation: Indentation(of: text)).text(of: code)
    return source.inserting(code.lines, at: place, into: text)
  }

  /// Returns a source without this piece; `nil` if it is not there once, as it is generated, whatever its comments are.
  package func removed(from text: String) -> String? {
    func isComment(_ line: String) -> Bool {
      line.drop { $0 == " " || $0 == "\t" }.hasPrefix("///")
    }
    var all = text.lines
    let code = LineLayout(indentation: Indentation(of: text)).text(of: code).lines.filter {
      !isComment($0)
    }
    let plain = all.indices.filter { !isComment(all[$0]) }
    let found = plain.indices.filter { index in
      plain[index...].count >= code.count
        && zip(plain[index...], code).allSatisfy { all[$0] == $1 }
    }
    guard found.count == 1, let first = found.first else { return nil }
    var (start, end) = (plain[first], plain[first + code.count - 1] + 1)
    while start > 0, isComment(all[start - 1]) { start -= 1 }
    if start > 0, all[start - 1].isEmpty {
      start -= 1
    } else if end < all.count, all[end].isEmpty {
      end += 1
    }
    all.removeSubrange(start..<end)
    return all.joined(separator: "\n")
  }
}

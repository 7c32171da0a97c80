/// Code of a use case that belongs into a file of its scene.
package struct UseCasePiece {
  /// The code, indented by two spaces, with each statement on a line.
  let code: String
  let place: SourcePlace
  /// Whether it can go there as it is.
  var isClear = true

  /// The code as it is to be pasted.
  package var text: String { LineLayout().text(of: code) }
  /// Whether it belongs to the tests.
  package var isTest: Bool { type.hasSuffix("Tests") || type.hasSuffix("Stub") }
  /// The type in whose body it belongs, or the one around that.
  package var type: String { place.owner ?? place.type }
  /// The place as people call it.
  package var placeName: String {
    guard let owner = place.owner else { return type }
    return "\(owner).\(place.type)" + (place.type == "deinit" ? "" : " and its init")
  }

  /// Returns a source with this piece in its place, or as it is if the piece is there; `nil` if the place is not in
  /// it, or not clear.
  package func inserted(into text: String) -> String? {
    guard isClear, text.contains(place.type), let source = try? SwiftSource(text, file: "")
    else { return nil }
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

  /// Returns a source without this piece; `nil` if it is not there once, as it is generated.
  package func removed(from text: String) -> String? {
    var all = text.lines
    let code = LineLayout(indentation: Indentation(of: text)).text(of: code).lines
    let found = all.indices.filter { all[$0...].starts(with: code) }
    guard found.count == 1, var start = found.first else { return nil }
    var end = start + code.count
    if start > 0, all[start - 1].isEmpty {
      start -= 1
    } else if place.isApart, end < all.count, all[end].isEmpty {
      end += 1
    }
    all.removeSubrange(start..<end)
    return all.joined(separator: "\n")
  }
}

import SwiftReading
import SwiftWriting

/// Code of a use case that belongs into a file of its scene.
package struct UseCasePiece {
  /// The code, indented by two spaces, with each statement on a line.
  let code: String
  let place: SourcePlace
  /// Whether it belongs to the tests.
  package var isTest = false
  /// Whether it can go there as it is.
  var isClear = true

  /// The code as it is to be pasted.
  package var text: String { LineLayout().text(of: code) }

  /// The type in whose body it belongs, or the one around that.
  package var type: String { place.path.first ?? "" }
  /// The place as people call it.
  package var placeName: String {
    place.path.joined(separator: ".") + (isInState ? " and its init" : "")
  }
  private var isInState: Bool { place.path.count > 1 }

  /// Returns the number of brackets around its place; `nil` if that is not in a source, or not clear.
  package func depth(in source: SwiftSource) -> Int? { source.declaration(at: place)?.depth }

  /// Returns the line of the type that it belongs in, or of the one around that; `nil` if it is not there.
  package func line(in source: SwiftSource?) -> Int? {
    let outer = SourcePlace(path: Array(place.path.prefix(1)))
    return source?.declaration(at: place)?.line ?? source?.declaration(at: outer)?.line
  }

  /// Returns a source with this piece in its place, or as it is if the piece is there; `nil` if it cannot go there.
  package func inserted(into source: SwiftSource) -> String? {
    let existing = Set(source.members(at: place).map(\.name))
    if let name = declared?.members.first?.name, existing.contains(name) {
      return source.text
    }
    // The initializer of a state has the properties, too.
    if !isClear || isInState && existing.contains("init") { return nil }
    let code = LineLayout(indentation: Indentation(of: source.text))
      .text(of: code)
    return source.inserting(code.lines, at: place)
  }

  /// Returns a source without those declarations of this piece that are as they are generated; `nil` if none is.
  package func removed(from source: SwiftSource) -> String? {
    guard let declared else { return nil }
    var rest: SwiftSource?
    for wanted in declared.members {
      let (source, code) = (rest ?? source, declared.source.code(of: wanted))
      let same = source.members(at: place).filter {
        $0.name == wanted.name && source.code(of: $0) == code
      }
      guard same.count == 1, let text = source.removing(same[0], at: place) else { continue }
      rest = try? SwiftSource(text, file: source.file)
    }
    return rest?.text
  }

  /// What the code declares.
  private var declared: (source: SwiftSource, members: [SwiftMember])? {
    guard let source = try? SwiftSource("{\n\(code)\n}", file: ""),
      let end = source.ends[0]
    else { return nil }
    return (source, source.members(of: 0...end))
  }

  /// Returns what stands in a source in the place of each hole of this piece: a name in backticks with a space.
  func fillings(in source: SwiftSource) -> [(hole: String, code: String)] {
    guard let declared else { return [] }
    let existing = source.members(at: place)
    return declared.members.flatMap { wanted in
      existing.filter { $0.name == wanted.name }.flatMap { member in
        Self.fillings(of: declared.source.code(of: wanted), in: source.code(of: member)) ?? []
      }
    }
  }

  private static func fillings(
    of wanted: [String], in found: [String]
  ) -> [(hole: String, code: String)]? {
    var rest = found[...]
    var fillings: [(hole: String, code: String)] = []
    for part in wanted {
      guard part.hasPrefix("`"), part.contains(UseCasePieces.hole) else {
        if rest.popFirst() != part { return nil }
        continue
      }
      // An expression ends before a comma or a bracket that it did not open.
      var depth = 0
      let code = rest.prefix { part in
        if "([{".contains(part) { depth += 1 }
        if ")]}".contains(part) { depth -= 1 }
        return depth > 0 || depth == 0 && part != "," && !part.hasPrefix("/")
      }
      if code.isEmpty { return nil }
      rest = rest[code.endIndex...]
      fillings.append((part, code.joined(separator: " ")))
    }
    return rest.isEmpty ? fillings : nil
  }
}

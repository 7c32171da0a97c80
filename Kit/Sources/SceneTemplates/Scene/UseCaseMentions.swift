import SwiftReading

/// What names a use case or an outcome in the code of its scene.
package struct UseCaseMentions {
  /// The names of its declarations, and of those that follow from them.
  private let names: [String]
  /// Paths with dots around them.
  private let paths: [String]
  private let titles: [String]

  /// Finds what names a use case or an outcome of a scene.
  package init(of name: String, in scene: SceneDescription, data: DataModel) {
    let all = SceneNames(scene, data: data)
    let links = all.actions.filter { $0.isLink && $0.name == name }
    let (own, others) = (
      links + all.outcomes.filter { $0.name == name || all.owner(of: $0).name == name },
      all.outcomes.filter { $0.name != name && all.owner(of: $0).name != name }
    )
    let shared = Set(others.flatMap(\.viewModelFields).map(\.name))
    let fields = all.stateFields.filter { field in
      !shared.contains(field.name) && own.contains { $0.viewModelFields.contains(field) }
    }
    names = own.map(\.name)
    let methods = own.flatMap {
      [$0.kind == .request ? $0.request : $0.present, $0.present, $0.display]
    }
    paths =
      methods.map { ".\($0)." } + own.map { ".\(all.place(of: $0))." }
      + names.map { ".\(all.scene).\($0)." }
      + fields.flatMap { field in
        ["state", "self", "$0", all.store].map { ".\($0).\(field.name)." }
      }
    titles =
      own.map { "\($0.phrase)\"" }
      + fields.flatMap { field in [",", ")", "."].map { "\\.\(field.name)\($0)" } }
  }

  /// Returns the lines of a source that name the use case, its part of the state, or its title.
  package func lines(in source: SwiftSource) -> [(number: Int, code: String)] {
    let declared = Set(
      source.tokens.indices.dropFirst().filter { index in
        source.tokens[index].depth > 0 && "enum" ~= source.tokens[index - 1]
          && names.contains(source.tokens[index].text)
      }.map { source.tokens[$0].line })
    return zip(source.text.lines, source.textWithoutComments.lines).enumerated()
      .compactMap { index, line in
        let words = line.1.split { !($0.isLetter || $0.isNumber || "_$.".contains($0)) }
        let isNaming =
          declared.contains(index + 1) || titles.contains(where: line.1.contains)
          || words.contains { word in paths.contains { ".\(word).".contains($0) } }
        return isNaming ? (index + 1, String(line.0.drop { $0 == " " || $0 == "\t" })) : nil
      }
  }
}

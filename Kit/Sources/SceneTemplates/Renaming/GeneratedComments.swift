import SwiftReading
import SwiftWriting

/// The comments, and the names of tests, that the generator writes for a scene otherwise after it is renamed.
final class GeneratedComments {
  private let descriptions: [SceneDescription]
  private let frontEnds: [SceneDescription.FrontEnd?]
  private let data: DataModel
  private let templates: TemplateSet
  /// The new texts, by the old ones; found when a file of the scene first has such texts.
  private lazy var texts = comparedTexts()

  /// - Parameter types: Those of the scene, which tell its front ends.
  init(
    from old: SceneDescription, to new: SceneDescription, _ types: Set<String>, data: DataModel,
    templates: TemplateSet
  ) {
    let found = SceneDescription.FrontEnd.allCases.filter {
      !types.isDisjoint(with: [old.name + $0.suffix, old.name + $0.suffix + "Tests"])
    }
    frontEnds = found.isEmpty ? [nil] : found
    (descriptions, self.data, self.templates) = ([old, new], data, templates)
  }

  /// Compares what is generated for the two descriptions.
  private func comparedTexts() -> [String: String] {
    var (texts, unclear): ([String: String], Set<String>) = ([:], [])
    for frontEnd in frontEnds {
      let files = descriptions.map { description -> [SceneFiles.File] in
        var description = description
        description.frontEnd = frontEnd
        let destination = Destination(templates: templates)
        let files = try? SceneFiles(description, data: data, in: destination)
        return (files?.sources ?? []) + (files?.tests ?? [])
      }
      for (before, after) in zip(files[0], files[1]) where !before.isShared {
        let (from, to) = (Self.texts(in: before.contents), Self.texts(in: after.contents))
        guard from.count == to.count else { continue }
        for (text, other) in zip(from, to) {
          if let known = texts.updateValue(other, forKey: text), known != other {
            unclear.insert(text)
          }
        }
      }
    }
    return texts.filter { $0 != $1 && !unclear.contains($0) }
  }

  /// Returns the new text of a comment or a name that the generator wrote; `nil` if it stays.
  func new(for text: String) -> String? { texts[text] }

  private static func texts(in contents: String) -> [String] {
    guard let source = try? SwiftSource(contents, file: "") else { return [] }
    let comments = source.comments.map { String(decoding: source.bytes[$0], as: UTF8.self) }
    return comments + source.tokens.filter(\.isSentence).map(\.text)
  }
}

extension SwiftToken {
  /// Whether it is a name in backticks with spaces, as tests have.
  var isSentence: Bool { kind == .word && text.contains(" ") }
}

import PlainText
import SwiftReading

/// A team's template for a file that no other template writes.
///
/// Its first line says for what it is written and where: `{{! scene: {scene}Events.swift }}` for each scene, or
/// `{{! scene tests: {scene}EventsTests.swift }}` in the tests.
package struct AddedTemplate: Sendable {
  package let name: String
  /// What it is written for, such as `scene`.
  package let kind: String
  package let isTest: Bool
  private let path: String

  /// Reads the first line of a template; `nil` if that says nothing of a file.
  ///
  /// - Parameter kinds: What files can be written for.
  init?(named name: String, _ text: String, kinds: Set<String>) throws(SourceFault) {
    let line = String(text.prefix { !$0.isNewline }).trimmed
    guard line.hasPrefix("{{!"), line.hasSuffix("}}") else { return nil }
    let parts = line.dropFirst(3).dropLast(2).split(separator: ":", maxSplits: 1)
    let words = parts.first?.split(separator: " ").map(String.init) ?? []
    guard parts.count == 2, let kind = words.first, kinds.contains(kind),
      words.dropFirst().allSatisfy({ $0 == "tests" })
    else { return nil }
    (self.name, self.kind, isTest) = (name, kind, words.count > 1)
    path = String(parts[1]).trimmed
    let steps = path.replacing("{\(kind)}", with: "A").split(separator: "/").map(String.init)
    let isPlain = steps.allSatisfy { step in
      step.first != "."
        && step.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "._+-".contains($0) }
    }
    guard isPlain, path.contains("{\(kind)}"), path.hasSuffix(".swift"), path.first != "/" else {
      throw SourceFault(
        file: name + TemplateSet.suffix, line: 1,
        "the path of the file is not plain; write one such as {\(kind)}Events.swift")
    }
  }

  /// Returns the path of the file for a scene, or whatever it is written for.
  package func path(for name: String) -> String { path.replacing("{\(kind)}", with: name) }
}

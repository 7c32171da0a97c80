import PlainText
import SwiftReading

/// Templates by their names, which can include each other.
package struct TemplateSet: Sendable {
  private let texts: [String: String]
  private let templates: [String: Template]

  /// Parses the texts of templates, by name.
  package init(_ texts: [String: String]) throws(SourceFault) {
    self.texts = texts
    templates = try Self.parse(texts)
  }

  /// Returns the templates with files in place of those of the same names.
  package func replacing(
    _ files: [(name: String, bytes: [UInt8])]
  ) throws(SourceFault) -> TemplateSet {
    if files.isEmpty { return self }
    // What no template uses has no value.
    let known = Set(templates.values.flatMap(\.names).flatMap { Self.steps(of: $0.name) })
    var texts = texts
    for (file, bytes) in files {
      let name = file.removing(suffix: Self.suffix) ?? file
      guard texts[name] != nil else {
        throw SourceFault(
          file: file,
          "there is no template of this name; "
            + Self.remedy(
              for: file, among: Set(texts.keys.map { $0 + Self.suffix }),
              otherwise: "remove the file"))
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw SourceFault(file: file, "the file is not UTF-8; save it as UTF-8")
      }
      texts[name] = text.plain
    }
    let changed = try TemplateSet(texts)
    for (template, parsed) in changed.templates.sorted(by: { $0.key < $1.key }) {
      for (name, line) in parsed.names {
        guard let unknown = Self.steps(of: name).first(where: { !known.contains($0) }) else {
          continue
        }
        throw SourceFault(
          file: template + Self.suffix, line: line,
          "there is no value \(unknown); "
            + Self.remedy(
              for: unknown, among: known, otherwise: "see the names: scene templates FOLDER"))
      }
    }
    return changed
  }

  private static func parse(_ texts: [String: String]) throws(SourceFault) -> [String: Template] {
    var templates: [String: Template] = [:]
    for name in texts.keys.sorted() { templates[name] = try Template(named: name, in: texts) }
    return templates
  }

  private static func steps(of name: String) -> [String] {
    name.split(separator: ".").map(String.init)
  }

  private static func remedy(
    for name: String, among names: Set<String>, otherwise: String
  ) -> String {
    name.closest(in: names.sorted().filter { $0.first == name.first })
      .map { "did you mean \($0)?" } ?? otherwise
  }

  /// Returns the text of a template for values, in which names are looked up from the last to the first.
  package func text(of name: String, _ values: TemplateValue...) -> String {
    templates[name]?.text(for: values) ?? ""
  }

  static let suffix = ".mustache"

  /// The files of the templates, sorted by name.
  package var files: [(name: String, contents: String)] {
    texts.sorted { $0.key < $1.key }.map { ($0.key + Self.suffix, $0.value) }
  }

  /// The names that each template uses itself, sorted.
  package var names: [(template: String, names: [String])] {
    templates.sorted { $0.key < $1.key }.map { ($0.key, Set($0.value.names.map(\.name)).sorted()) }
  }
}

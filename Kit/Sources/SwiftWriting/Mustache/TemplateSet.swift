import PlainText
import SwiftReading

/// Templates by their names, which can include each other.
package struct TemplateSet: Sendable {
  private let texts: [String: String]
  private let templates: [String: Template]
  /// The values of the templates that are not only included by others, from the outermost.
  private let values: [String: [TemplateSchema]]

  /// Parses the texts of templates, by name.
  package init(
    _ texts: [String: String], for values: [String: [TemplateSchema]]
  ) throws(SourceFault) {
    var templates: [String: Template] = [:]
    for name in texts.keys.sorted() { templates[name] = try Template(named: name, in: texts) }
    (self.texts, self.values, self.templates) = (texts, values, templates)
  }

  /// Returns the templates with files in place of those of the same names.
  package func replacing(
    _ files: [(name: String, bytes: [UInt8])]
  ) throws(SourceFault) -> TemplateSet {
    if files.isEmpty { return self }
    var texts = texts
    for (file, bytes) in files {
      let name = file.removing(suffix: Self.suffix) ?? file
      guard texts[name] != nil else {
        let known = texts.keys.filter { $0.first == name.first }.map { $0 + Self.suffix }
        let remedy = file.closest(in: known.sorted()).map { "did you mean \($0)?" }
        throw SourceFault(
          file: file, "there is no template of this name; \(remedy ?? "remove the file")")
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw SourceFault(file: file, "the file is not UTF-8; save it as UTF-8")
      }
      texts[name] = text.plain
    }
    let changed = try TemplateSet(texts, for: values)
    _ = try changed.checked()
    return changed
  }

  /// Compares the templates with the values that they are written for.
  ///
  /// - Throws: `SourceFault` for a name without a value.
  package func checked() throws(SourceFault) -> TemplateCheck {
    var check = TemplateCheck()
    for (name, values) in values.sorted(by: { $0.key < $1.key }) {
      if let template = templates[name] { try check.check(template, for: values) }
    }
    return check
  }

  /// Returns the text of a template for values, in which names are looked up from the last to the first.
  package func text(of name: String, _ values: any TemplateObject...) -> String {
    text(of: name, values)
  }

  /// Returns the text of a template for values, in which names are looked up from the last to the first.
  package func text(of name: String, _ values: [any TemplateObject]) -> String {
    templates[name]?.text(for: values.map { .object($0) }) ?? ""
  }

  static let suffix = ".mustache"

  /// The files of the templates, sorted by name.
  package var files: [(name: String, contents: String)] {
    texts.sorted { $0.key < $1.key }.map { ($0.key + Self.suffix, $0.value) }
  }

  /// The types of the values that each template is written for, sorted by the templates' names.
  package var types: [(template: String, values: [String])] {
    values.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map(\.name)) }
  }
}

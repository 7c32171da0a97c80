import PlainText
import SwiftReading

/// Templates by their names, which can include each other.
package struct TemplateSet: Sendable {
  private let texts: [String: String]
  private let templates: [String: Template]
  /// The values of the templates that are not only included by others, from the outermost.
  private let values: [String: [TemplateSchema]]
  /// The values of the templates that a team can add, by what they are written for.
  private let kinds: [String: [TemplateSchema]]
  /// What a team added: templates of files, and values.
  package private(set) var added: [AddedTemplate] = []
  private var given: [String: String] = [:]
  /// The values of a team that no template uses.
  package private(set) var unused: [String] = []

  /// Parses the texts of templates, by name.
  package init(
    _ texts: [String: String], for values: [String: [TemplateSchema]],
    adding kinds: [String: [TemplateSchema]] = [:]
  ) throws(SourceFault) {
    var templates: [String: Template] = [:]
    for name in texts.keys.sorted() { templates[name] = try Template(named: name, in: texts) }
    (self.texts, self.values, self.kinds, self.templates) = (texts, values, kinds, templates)
  }

  /// Returns the templates with those of a team.
  ///
  /// - Parameters:
  ///   - files: Some have the name of a template that they replace, some say on their first line which file they write,
  ///     and the others are included by these.
  ///   - given: Texts that these can use, by name.
  package func replacing(
    _ files: [(name: String, bytes: [UInt8])], giving given: [String: String] = [:]
  ) throws(SourceFault) -> TemplateSet {
    if files.isEmpty { return self }
    var (texts, values, added) = (texts, values, [] as [AddedTemplate])
    for (file, bytes) in files {
      let name = file.removing(suffix: Self.suffix) ?? file
      guard let text = String(validating: bytes, as: UTF8.self)?.plain else {
        throw SourceFault(file: file, "the file is not UTF-8; save it as UTF-8")
      }
      if self.texts[name] == nil,
        let template = try AddedTemplate(named: name, text, kinds: Set(kinds.keys))
      {
        added.append(template)
        values[name] = kinds[template.kind]
      }
      texts[name] = text
    }
    for name in texts.keys.sorted() where self.texts[name] == nil && values[name] == nil {
      if texts.values.contains(where: { $0.contains("{{>\(name)}}") }) { continue }
      let known = self.texts.keys.filter { $0.first == name.first }.map { $0 + Self.suffix }
      let remedy = (name + Self.suffix).closest(in: known.sorted()).map { "did you mean \($0)?" }
      throw SourceFault(
        file: name + Self.suffix,
        "there is no template of this name; \(remedy ?? "include it in another, or remove it")")
    }
    var changed = try TemplateSet(texts, for: values, adding: kinds)
    (changed.added, changed.given) = (added, given)
    let used = try changed.checked().used
    changed.unused = given.keys.sorted().filter { !used.contains("\(Self.given).\($0)") }
    return changed
  }

  /// Compares the templates with the values that they are written for.
  ///
  /// - Throws: `SourceFault` for a name without a value.
  package func checked() throws(SourceFault) -> TemplateCheck {
    let names = given.keys
    let own = TemplateSchema(name: Self.given) {
      Dictionary(names.map { ($0, .text) }) { first, _ in first }
    }
    var check = TemplateCheck()
    for (name, values) in values.sorted(by: { $0.key < $1.key }) {
      if let template = templates[name] { try check.check(template, for: [own] + values) }
    }
    return check
  }

  /// Returns the text of a template for values, in which names are looked up from the last to the first.
  package func text(of name: String, _ values: any TemplateObject...) -> String {
    text(of: name, values)
  }

  /// Returns the text of a template for values, in which names are looked up from the last to the first.
  package func text(of name: String, _ values: [any TemplateObject]) -> String {
    let own = TemplateValue.object(given.mapValues { .text($0) })
    return templates[name]?.text(for: [own] + values.map { .object($0) }) ?? ""
  }

  static let suffix = ".mustache"
  /// What the values of a team are called among those of templates.
  private static let given = "--value"

  /// The files of the templates, sorted by name.
  package var files: [(name: String, contents: String)] {
    texts.sorted { $0.key < $1.key }.map { ($0.key + Self.suffix, $0.value) }
  }

  /// The types of the values that each template is written for, sorted by the templates' names.
  package var types: [(template: String, values: [String])] {
    values.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map(\.name)) }
  }
}

/// A value that templates use: a text, a flag, values by name, or a list.
package enum TemplateValue {
  case text(String)
  case flag(Bool)
  case object(any TemplateObject)
  case list([TemplateValue])

  /// The text that a placeholder is replaced by.
  var text: String {
    if case .text(let text) = self { text } else { "" }
  }

  /// Whether a section that is named for the value is left out.
  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .flag(let isSet): !isSet
    case .object: false
    case .list(let entries): entries.isEmpty
    }
  }

  subscript(name: String) -> TemplateValue? {
    if case .object(let values) = self { values[name] } else { nil }
  }
}

/// Has values by name.
package protocol TemplateObject {
  subscript(name: String) -> TemplateValue? { get }
}

extension [String: TemplateValue]: TemplateObject {}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .flag(value) }
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

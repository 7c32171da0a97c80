/// A value that templates use: a text, a flag, values by name, or a list.
package enum TemplateValue: Equatable, Sendable {
  case text(String)
  case flag(Bool)
  case object([String: TemplateValue])
  case list([TemplateValue])

  /// The text that a placeholder is replaced by.
  package var text: String {
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

  /// Returns an object with further values, which replace those of the same name.
  package func adding(_ values: [String: TemplateValue]) -> TemplateValue {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(values) { $1 })
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .flag(value) }
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

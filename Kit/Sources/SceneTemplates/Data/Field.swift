import SwiftWriting

/// A field of a payload or of a described type.
package struct Field: Equatable, Sendable {
  package var name: String
  package var type: FieldType
  /// A Swift expression that stands for its value; `nil` for the one that its type has.
  package var placeholder: String?
  /// What people call it; `nil` for the words of its name.
  var title: String?
  /// The numbers that a form accepts; `nil` for all.
  var range: ClosedRange<Int>?
  /// Whether a form hides the text.
  var isSecure = false
  /// Whether a form shows the value and does not change it.
  var isReadOnly = false

  package init(_ name: String, _ type: FieldType, placeholder: String? = nil, title: String? = nil)
  {
    self.name = name
    self.type = type
    self.placeholder = placeholder
    self.title = title
  }

  /// Returns a sentence for a comment.
  ///
  /// - Parameter owner: What has the field, such as `order`; `nil` for a payload.
  func summary(of owner: String? = nil) -> String {
    let phrase = title?.inOneSentence.lowercasedFirst ?? CamelCase(name).inSentence
    guard type == .bool else { return "The \(owner.map { "\($0)'s " } ?? "")\(phrase)." }
    let isVerb = ["is", "has", "can", "was"].contains(CamelCase(name).words[0])
    return "Whether \(owner.map { "the \($0)" } ?? "it") \(isVerb ? phrase : "is " + phrase)."
  }
}

extension Field {
  /// What people call it: `Is sold out` is `Sold out`.
  var label: String {
    if let title { return title }
    var names = CamelCase(name).words
    if type == .bool, names.count > 1, names[0] == "is" { names.removeFirst() }
    return CamelCase(names.joined()).phrase
  }

  /// Whether an initializer has a value for it.
  var mayBeLeftOut: Bool {
    if case .optional = type { return true }
    return placeholder != nil
  }
}

extension String {
  /// A title in a comment, without marks that would end a sentence before its end: `No. 5` is `No 5`.
  var inOneSentence: String {
    let nexts = dropFirst().map(\.isWhitespace) + [false]
    return String(zip(self, nexts).filter { !($1 && ".!?".contains($0)) }.map(\.0))
  }
}

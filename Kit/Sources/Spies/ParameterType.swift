import PlainText
import SwiftReading

/// The type of a parameter, taken apart.
struct ParameterType {
  /// The type without what only a parameter can have.
  private(set) var plain: String
  private(set) var isKept = false
  let isFunction: Bool

  init(_ type: String) {
    var words = type.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    let passing = ["inout", "borrowing", "consuming", "sending", "__owned", "isolated"]
    // Attributes of the parameter and of its type stand in any order.
    let prefix = words.prefix { $0.hasPrefix("@") || passing.contains($0) }
    isKept = prefix.contains("@escaping")
    words.replaceSubrange(
      prefix.indices,
      with: prefix.filter { $0.hasPrefix("@") && !["@escaping", "@autoclosure"].contains($0) })
    plain = words.joined(separator: " ")
    if plain.hasPrefix("some ") { plain = "any " + plain.dropFirst(5) }
    if plain.hasSuffix("...") { plain = "[\(plain.dropLast(3))]" }
    isFunction = plain.contains("->") || type.contains("@autoclosure")
    if plain.hasSuffix("?") { isKept = true }
  }
}

extension SwiftSignature {
  /// Returns whether its type parameters have to meet something.
  func has(_ constraint: String) -> Bool {
    (generics + constraints).filter { $0 != " " }.contains(constraint)
  }
}

extension String {
  /// The names in a piece of code.
  var names: Set<String> {
    Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// Returns what is before a separator and after it.
  func components(before separator: String) -> (before: String, after: String?) {
    for index in indices where self[index...].hasPrefix(separator) {
      return (String(self[..<index]), String(self[index...].dropFirst(separator.count)))
    }
    return (self, nil)
  }

  /// Returns the text of a type without `Self.`, and with another name for `Self`.
  func replacingSelf(by name: String) -> String {
    guard contains("Self") else { return self }
    var (result, word) = ("", "")
    for character in self + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      let isQualified = word == "Self" && character == "."
      if !isQualified { result += (word == "Self" ? name : word) + String(character) }
      word = ""
    }
    return String(result.dropLast())
  }
}

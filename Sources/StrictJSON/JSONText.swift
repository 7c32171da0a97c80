import PlainText

/// Writes JSON in the order of its keys, which the toolchain's encoder does not preserve.
package enum JSONText {
  /// Returns an object on one line, with its members in the order given.
  package static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\(text($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// Returns a list of strings.
  package static func list(_ texts: [String]) -> String {
    "[" + texts.map(text).joined(separator: ",") + "]"
  }

  /// Returns a string in quotes, with the escapes that RFC 8259, section 7, requires.
  package static func text(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case _ where scalar.isUnprintable:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

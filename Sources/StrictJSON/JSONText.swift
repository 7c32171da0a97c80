import PlainText

/// A writer of JSON that keeps the order of its keys, which the toolchain's encoder does not.
package enum JSONText {
  /// Returns an object on one line, its members in the order given.
  package static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\(text($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// Returns a list of texts.
  package static func list(_ texts: [String]) -> String {
    "[" + texts.map(text).joined(separator: ",") + "]"
  }

  /// Returns a text in quotes, with escapes where RFC 8259, section 7, wants them.
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

import PlainText

extension CatalogProblem.Syntax {
  /// What is wrong, and what to do about it.
  var words: (problem: String, remedy: String) {
    switch self {
    case .unexpected(let found, let expected):
      ("\(found.characterName) stands in the way", "put \(expected.words) here")
    case .unexpectedEnd(let expected):
      ("the file ends too early", "go on with \(expected.words)")
    case .invalidUTF8:
      ("these bytes are not UTF-8", "save the file as UTF-8")
    case .trailingComma:
      ("a comma comes before the closing bracket", "remove the comma")
    case .missingComma:
      ("a comma is missing", "put one before this")
    case .extraComma:
      ("nothing comes before this comma", "remove the comma")
    case .missingColon:
      ("a colon is missing", "put one between the key and its value")
    case .comment:
      ("a comment stands here", "remove it: JSON has none")
    case .singleQuotes:
      ("a text is in single quotes", "use double quotes")
    case .bareWord(let word):
      ("the word \(word.quoted) has no quotes", "put it in double quotes")
    case .badNumber(let text):
      ("the number \(text.quoted) is not JSON", "write it like 12 or -0.5")
    case .rawControlCharacter(let code):
      ("the control character \(codePoint(code)) is in a text", "remove it")
    case .badEscape(let escape):
      (
        "\(escape.quoted) is not an escape sequence",
        #"write \\ for a backslash, or \u and four hexadecimal digits"#
      )
    case .loneSurrogate(let escape):
      ("\(escape.quoted) is half of a character", "write both halves, or the character itself")
    case .unclosedText:
      ("a text is not closed on its line", "close it with a double quote")
    case .textAfterEnd:
      ("something comes after the end of the catalog", "remove it")
    case .tooDeep(let limit):
      ("this is nested more than \(limit) deep", "a catalog needs no more than four")
    }
  }
}

extension CatalogProblem.Expectation {
  fileprivate var words: String {
    switch self {
    case .catalog: "{ and the lists cones, flavors and toppings"
    case .value: "a value"
    case .key: "a key in double quotes"
    case .colon: "a colon"
    case .commaOrListEnd: "a comma or ]"
    case .commaOrObjectEnd: "a comma or }"
    case .closingQuote: "the closing double quote"
    }
  }
}

extension String {
  /// A character as a sentence names it: itself where it can be seen, and its number where not.
  fileprivate var characterName: String {
    guard let scalar = unicodeScalars.first else { return quoted }
    let isSeen = !scalar.isUnprintable && !scalar.properties.isWhitespace
    return isSeen ? quoted : scalar.codePoint
  }
}

/// Returns the code of a character as Unicode writes it.
func codePoint(_ code: UInt32) -> String {
  Unicode.Scalar(code)?.codePoint ?? "U+" + String(code, radix: 16, uppercase: true)
}

import PlainText

extension CatalogProblem.Content {
  /// What is wrong, and what to do about it.
  var words: (problem: String, remedy: String) {
    switch self {
    case .wrongType(let found, let expected):
      ("expected \(expected.words), found \(found.words)", "replace it")
    case .missingKey(let key):
      ("the list \(key.quoted) is missing", "add it with at least one name")
    case .emptyList:
      ("the list is empty", "add at least one name")
    case .emptyText:
      ("the text is empty", "write something, or remove it")
    case .tooLong(let limit):
      ("the text has more than \(limit) bytes", "shorten it")
    case .outerSpace:
      ("the text begins or ends with white space", "remove the white space")
    case .unprintable(let code):
      ("the character \(codePoint(code)), which does not show, is in the text", "remove it")
    case .repeatedEntry(let entry, let firstIndex):
      ("\(entry.quoted) is listed again", "remove it: entry [\(firstIndex)] is the same")
    case .repeatedKey(let key):
      ("the key \(key.quoted) is there twice", "keep one of the two")
    case .unknownKey(let key, let known, let likely):
      ("the key \(key.quoted) is not known", Self.advice(likely: likely, known: known))
    case .unlistedName(let name, let list, let likely):
      (
        "\(name.quoted) is not in the list \(list)",
        likely.map { "did you mean \($0.quoted)?" } ?? "add it to that list, or remove it here"
      )
    case .badColor(let text):
      ("\(text.quoted) is not a colour", "write # and six hexadecimal digits, like #F6E7B4")
    case .unknownShape(let text, let known, let likely):
      ("\(text.quoted) is not a shape for this list", Self.advice(likely: likely, known: known))
    }
  }

  private static func advice(likely: String?, known: [String]) -> String {
    likely.map { "did you mean \($0.quoted)?" } ?? "use one of \(known.joined(separator: ", "))"
  }
}

extension CatalogProblem.ValueType {
  fileprivate var words: String {
    switch self {
    case .object: "an object"
    case .list: "a list"
    case .text: "a text"
    case .number: "a number"
    case .true: "true"
    case .false: "false"
    case .null: "null"
    }
  }
}

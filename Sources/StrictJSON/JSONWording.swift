import PlainText

extension JSONProblem {
  /// What is wrong, such as `trailing comma`, and what to do about it, such as `remove it`.
  public var words: (problem: String, remedy: String) {
    switch self {
    case .empty:
      ("the file is empty", "write an object or a list")
    case .byteOrderMark:
      ("the file begins with a byte order mark", "save it as UTF-8 without one")
    case .wrongEncoding(let encoding):
      ("the file is in \(encoding)", "save it as UTF-8")

    case .invalidUTF8:
      ("invalid UTF-8", "save the file as UTF-8")
    case .unexpected(let found, let expected):
      ("unexpected \(found.characterName)", "put \(expected.rawValue) here")
    case .unexpectedEnd(let expected):
      ("unexpected end of file", "add \(expected.rawValue)")
    case .trailingComma:
      ("trailing comma", "remove it")
    case .missingComma:
      ("missing comma", "add one before this")
    case .extraComma:
      ("extra comma", "remove it")
    case .missingColon:
      ("missing colon", "add one between the key and its value")
    case .comment:
      ("unexpected comment", "remove it: JSON has no comments")
    case .singleQuotes:
      ("string in single quotes", "use double quotes")
    case .bareWord(let word):
      ("word \(word.quoted) without quotes", "put it in double quotes")
    case .badNumber(let text):
      ("invalid number \(text.quoted)", "write it like 12 or -0.5")
    case .rawControlCharacter(let code):
      ("control character \(codePoint(code)) in a string", "remove it")
    case .badEscape(let escape):
      (
        "invalid escape sequence \(escape.quoted)",
        #"write \\ for a backslash, or \u and four hexadecimal digits"#
      )
    case .loneSurrogate(let escape):
      (
        "\(escape.quoted) is half of a surrogate pair",
        "write both halves, or the character itself"
      )
    case .unclosedString:
      ("string not closed on its line", "add a double quote")
    case .textAfterEnd:
      ("unexpected text after the end", "remove it")
    case .tooDeep(let limit):
      ("nested more than \(limit) levels deep", "use fewer levels")
    case .tooManyValues(let limit):
      ("more than \(limit.grouped) values", "use fewer")
    case .tooLong(let limit):
      ("string longer than \(limit) bytes", "shorten it")
    case .tooManyMarks(let limit):
      ("more than \(limit) combining marks in a row", "remove some")

    case .wrongType(let found, let expected):
      ("expected \(expected.rawValue), found \(found.rawValue)", "replace it")
    case .missingKey(let key):
      ("missing key \(key.quoted)", "add it")
    case .unknownKey(let key, let known, let likely):
      ("unknown key \(key.quoted)", Self.advice(likely: likely, known: known))
    case .duplicateKey(let key):
      ("duplicate key \(key.quoted)", "keep one of them")
    case .emptyList:
      ("the list is empty", "add at least one entry")
    case .duplicateEntry(let entry, let firstIndex):
      ("duplicate entry \(entry.quoted)", "remove it: entry [\(firstIndex)] is the same")
    case .emptyString:
      ("the string is empty", "write something, or remove it")
    case .outerSpace:
      ("leading or trailing white space", "remove it")
    case .unprintable(let code):
      ("invisible character \(codePoint(code))", "remove it")
    case .unknownValue(let value, let known, let likely):
      ("unknown value \(value.quoted)", Self.advice(likely: likely, known: known))
    case .notInRange(let number, let range):
      (
        "\(number.quoted) is not a whole number from \(range.lowerBound) to \(range.upperBound)",
        "replace it"
      )
    case .custom(let problem, let remedy):
      (problem, remedy)
    }
  }

  private static func advice(likely: String?, known: [String]) -> String {
    likely.map { "did you mean \($0.quoted)?" } ?? "use one of \(known.joined(separator: ", "))"
  }

  /// Returns where a problem is, such as ` at teas[3]`; empty for one of the whole text.
  package func place(path: String) -> String {
    switch self {
    case .empty, .byteOrderMark, .wrongEncoding: ""
    default: " at " + (path.isEmpty ? "the top level" : path)
    }
  }
}

extension JSONFault: CustomStringConvertible {
  public var description: String {
    "\(line):\(column): \(problem.words.problem)\(problem.place(path: path)); "
      + problem.words.remedy
  }
}

extension String {
  /// The name of a character in a sentence: itself in quotes if it is visible, else its number.
  fileprivate var characterName: String {
    guard let scalar = unicodeScalars.first else { return quoted }
    let isSeen = !scalar.isUnprintable && !scalar.properties.isWhitespace
    return isSeen ? quoted : scalar.codePoint
  }
}

private func codePoint(_ code: UInt32) -> String {
  Unicode.Scalar(code)?.codePoint ?? "U+" + String(code, radix: 16, uppercase: true)
}

import PlainText

/// What can be wrong with a catalog.
public enum CatalogProblem: Equatable, Sendable {
  /// The file cannot be read, or not as UTF-8.
  case file(File)
  /// The file is not JSON as RFC 8259 has it.
  case syntax(Syntax)
  /// The file is JSON, but not a catalog.
  case content(Content)
}

extension CatalogProblem {
  /// What can be wrong with a file, whatever is in it.
  public enum File: Equatable, Sendable {
    /// There is no such file.
    case missingFile
    /// The file is a folder.
    case folder
    /// The file is a pipe or a socket, which might never answer.
    case pipe
    /// The file is a terminal, which would wait for somebody to type.
    case terminal
    /// The system refuses to read the file, for the reason that it gives.
    case unreadable(reason: String)
    /// The file holds more bytes than the limit.
    case tooLarge(limit: Int)
    /// There is nothing in the file but white space.
    case emptyFile

    /// The file begins with a byte order mark, which RFC 8259 forbids.
    case byteOrderMark
    /// The file is in UTF-16 or UTF-32, whichever is named.
    case wrongEncoding(String)
  }

  /// What can be wrong with the writing.
  public enum Syntax: Equatable, Sendable {
    /// These bytes are not UTF-8.
    case invalidUTF8

    /// Something stands where something else must.
    case unexpected(found: String, expected: Expectation)
    /// The file ends in the middle, where something was expected.
    case unexpectedEnd(expected: Expectation)
    /// A comma stands before a closing bracket.
    case trailingComma
    /// Two entries have no comma between them.
    case missingComma
    /// A comma has no entry before it.
    case extraComma
    /// A key and its value have no colon between them.
    case missingColon
    /// There is a comment.
    case comment
    /// A text is in single quotes.
    case singleQuotes
    /// A word stands without quotes, and is not `true`, `false` or `null`.
    case bareWord(String)
    /// A number is written as JSON does not allow.
    case badNumber(String)
    /// A control character with this code stands in a text as it is.
    case rawControlCharacter(UInt32)
    /// A backslash is followed by something that JSON does not know.
    case badEscape(String)
    /// An escape sequence is half of a surrogate pair.
    case loneSurrogate(String)
    /// A text is not closed on its line.
    case unclosedText
    /// Something comes after the end of the catalog.
    case textAfterEnd
    /// Lists and objects are nested deeper than the limit.
    case tooDeep(limit: Int)
  }

  /// What JSON needs at a place.
  public enum Expectation: Equatable, Sendable {
    /// The object that a catalog is.
    case catalog
    /// Any value.
    case value
    /// A key in double quotes.
    case key
    /// A colon.
    case colon
    /// A comma, or the end of a list.
    case commaOrListEnd
    /// A comma, or the end of an object.
    case commaOrObjectEnd
    /// The closing double quote of a text.
    case closingQuote
  }

  /// What can be wrong with what is written.
  public enum Content: Equatable, Sendable {
    /// A value has the wrong type.
    case wrongType(found: ValueType, expected: ValueType)
    /// A key that every catalog has is not there.
    case missingKey(String)
    /// A list has no entry.
    case emptyList
    /// A text has no character.
    case emptyText
    /// A text, or a key, has more bytes than the limit.
    case tooLong(limit: Int)
    /// A text begins or ends with white space.
    case outerSpace
    /// A text holds a character, of this code, that does not show, or that a screen could take for a command.
    case unprintable(UInt32)
    /// A list has the same entry at this earlier index.
    case repeatedEntry(String, firstIndex: Int)
    /// An object has the same key before.
    case repeatedKey(String)
    /// No catalog has this key; these are those that it may have, and the one that was likely meant.
    case unknownKey(String, known: [String], likely: String?)
    /// An appearance is given to a name that is not in the list, and the one likely meant.
    case unlistedName(String, list: String, likely: String?)
    /// A colour is not `#` and six hexadecimal digits.
    case badColor(String)
    /// A shape is not one of those that its kind has.
    case unknownShape(String, known: [String], likely: String?)
  }

  /// What a value of JSON can be.
  public enum ValueType: String, Equatable, Sendable {
    /// An object: keys with values.
    case object
    /// A list.
    case list
    /// A text in double quotes.
    case text
    /// A number.
    case number
    /// `true`.
    case `true`
    /// `false`.
    case `false`
    /// `null`.
    case null
  }
}

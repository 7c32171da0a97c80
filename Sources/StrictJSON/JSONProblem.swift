/// What can be wrong with a JSON text.
public enum JSONProblem: Equatable, Sendable {
  // MARK: The whole text

  /// The text holds nothing but white space.
  case empty
  /// The text begins with a byte order mark, which RFC 8259 forbids.
  case byteOrderMark
  /// The text is in the encoding named, UTF-16 or UTF-32.
  case wrongEncoding(String)

  // MARK: Syntax

  /// These bytes are not UTF-8.
  case invalidUTF8
  /// A character is out of place.
  case unexpected(found: String, expected: Expectation)
  /// The text ends too early.
  case unexpectedEnd(expected: Expectation)
  /// A comma precedes a closing bracket.
  case trailingComma
  /// Two entries have no comma between them.
  case missingComma
  /// A comma has no entry before it.
  case extraComma
  /// A key and its value have no colon between them.
  case missingColon
  /// There is a comment.
  case comment
  /// A string is in single quotes.
  case singleQuotes
  /// A word without quotes is not `true`, `false` or `null`.
  case bareWord(String)
  /// A number is not written as JSON requires.
  case badNumber(String)
  /// A string contains an unescaped control character, of this code.
  case rawControlCharacter(UInt32)
  /// An escape sequence is not one of JSON's.
  case badEscape(String)
  /// An escape sequence is half of a surrogate pair.
  case loneSurrogate(String)
  /// A string is not closed on its line.
  case unclosedString
  /// Something follows the top-level value.
  case textAfterEnd
  /// Lists and objects are nested deeper than the limit.
  case tooDeep(limit: Int)
  /// The text has more values than the limit.
  case tooManyValues(limit: Int)
  /// A string or a key has more bytes than the limit.
  case tooLong(limit: Int)
  /// A string or a key has more combining marks in a row than the limit.
  case tooManyMarks(limit: Int)

  // MARK: Content

  /// A value has the wrong type.
  case wrongType(found: JSONType, expected: JSONType)
  /// An object lacks a required key.
  case missingKey(String)
  /// An object has an unknown key; `likely` is the known key that was probably meant.
  case unknownKey(String, known: [String], likely: String?)
  /// An object has the same key twice.
  case duplicateKey(String)
  /// A list that must not be empty is.
  case emptyList
  /// A list repeats the entry at this earlier index.
  case duplicateEntry(String, firstIndex: Int)
  /// A label is empty.
  case emptyString
  /// A label begins or ends with white space.
  case outerSpace
  /// A label contains a character, of this code, that is invisible or could control a terminal.
  case unprintable(UInt32)
  /// A string is not one of the known values; `likely` is the one that was probably meant.
  case unknownValue(String, known: [String], likely: String?)
  /// A number is not a whole number in this range.
  case notInRange(String, ClosedRange<Int>)
  /// A reader's own rule is broken: what is wrong, and what to do about it.
  case custom(String, remedy: String)

  /// What JSON requires at a place; its raw value is its name in a message.
  public enum Expectation: String, Sendable {
    /// The top-level value.
    case document = "an object or a list"
    /// Any value.
    case value = "a value"
    /// A key in double quotes.
    case key = "a key in double quotes"
    /// A colon.
    case colon = "a colon"
    /// A comma, or the end of a list.
    case commaOrListEnd = "a comma or ]"
    /// A comma, or the end of an object.
    case commaOrObjectEnd = "a comma or }"
    /// The closing double quote of a string.
    case closingQuote = "a closing double quote"
  }
}

/// One thing wrong with a JSON text, and where.
///
/// Its `description` is a line for people, such as
/// `3:12: the list is empty at teas; add at least one entry`.
public struct JSONFault: Equatable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int
  /// The path of the faulty value, such as `teas[3].price`; empty at the top level.
  public var path: String
  /// What is wrong.
  public var problem: JSONProblem

  /// Creates a fault.
  public init(line: Int, column: Int, path: String, problem: JSONProblem) {
    self.line = line
    self.column = column
    self.path = path
    self.problem = problem
  }
}

/// All faults of a JSON text, at once.
public struct JSONError: Error, Equatable, Sendable {
  /// The maximum number of faults listed.
  public static let mostFaults = 100

  /// The faults, in the order of the text.
  public var faults: [JSONFault]
  /// Whether there may be more faults than those listed.
  public var isCutShort: Bool

  /// Creates an error.
  public init(faults: [JSONFault], isCutShort: Bool = false) {
    self.faults = faults
    self.isCutShort = isCutShort
  }
}

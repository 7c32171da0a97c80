/// A value of a JSON text, and where it begins.
public struct JSONValue: Sendable {
  /// What a value holds.
  public enum Content: Sendable {
    /// An object: its members, in the order of the text.
    case object([JSONMember])
    /// A list: its entries.
    case list([JSONValue])
    /// A string, with its escape sequences resolved.
    case string(String)
    /// A number, as written.
    case number(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `null`.
    case null
    /// A value whose fault is already reported, with its type as far as that is known.
    case unreadable(JSONType?)
  }

  /// What the value holds.
  public let content: Content
  /// Whether this is a valid label without further checks: printable ASCII, and no space at its ends.
  let isPlainLabel: Bool
  /// The offset of the value's first byte.
  let offset: Int

  init(_ content: Content, at offset: Int, isPlainLabel: Bool = false) {
    self.content = content
    self.offset = offset
    self.isPlainLabel = isPlainLabel
  }

  /// The type of the value; `nil` for a word without quotes, and where no value can begin.
  public var type: JSONType? {
    switch content {
    case .object: .object
    case .list: .list
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    case .null: .null
    case .unreadable(let type): type
    }
  }
}

/// A key of an object, with its value.
public struct JSONMember: Sendable {
  /// The key, with its escape sequences resolved.
  public let key: String
  /// The value.
  public let value: JSONValue
  /// The offset of the key's opening quote.
  let keyOffset: Int
}

/// The types that a JSON value can have; the raw value of each is its name in a message.
public enum JSONType: String, Sendable {
  /// Keys with values.
  case object = "an object"
  /// Values in order.
  case list = "a list"
  /// Text in double quotes.
  case string = "a string"
  /// A number.
  case number = "a number"
  /// `true` or `false`.
  case boolean = "a boolean"
  /// `null`.
  case null
}

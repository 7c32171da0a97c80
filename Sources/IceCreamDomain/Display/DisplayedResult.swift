/// An ice cream that was made, in texts as they are saved; a front end escapes what its medium requires.
public struct DisplayedResult: Equatable, Sendable {
  /// Its identifier, or `nil` while it is not saved.
  public var id: String?
  /// When it was made.
  public var madeAt: Timestamp
  /// The names of its ingredients.
  public var names: PerKind<String>
  /// The whole ice cream in one line.
  public var sentence: String
  /// In a searched list, the characters of each name that match, as ranges of their offsets.
  public var matches: PerKind<[Range<Int>]>?
  /// In a searched list, the number of characters at the beginning of the identifier that match.
  public var matchedOfID: Int?
}

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
  /// The characters of the line that match the filter of a list, as ranges of their offsets.
  public var matches: [Range<Int>] = []
}

/// An ice cream that was made.
public struct DisplayedResult: Equatable, Sendable {
  /// Its identifier, or `nil` while it is not saved.
  public var id: String?
  /// When it was made.
  public var madeAt: Timestamp
  /// The name of its cone.
  public var cone: String
  /// The name of its flavor.
  public var flavor: String
  /// The name of its topping.
  public var topping: String
  /// The whole ice cream in one line.
  public var sentence: String
  /// The characters of the line that match the filter of a list, as ranges of their offsets.
  public var matches: [Range<Int>]

  /// Creates a result.
  public init(
    id: String?, madeAt: Timestamp, cone: String, flavor: String, topping: String,
    sentence: String, matches: [Range<Int>] = []
  ) {
    self.id = id
    self.madeAt = madeAt
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
    self.sentence = sentence
    self.matches = matches
  }
}

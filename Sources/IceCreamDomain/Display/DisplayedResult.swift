/// An ice cream that was made.
public struct DisplayedResult: Equatable, Sendable {
  /// Its identifier, or `nil` while it is not saved.
  public var id: String?
  /// When it was made, in ISO 8601 and UTC.
  public var madeAt: String
  /// The name of its cone.
  public var cone: String
  /// The name of its flavor.
  public var flavor: String
  /// The name of its topping.
  public var topping: String
  /// The whole ice cream in one line.
  public var sentence: String

  /// Makes a result.
  public init(
    id: String?, madeAt: String, cone: String, flavor: String, topping: String, sentence: String
  ) {
    self.id = id
    self.madeAt = madeAt
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
    self.sentence = sentence
  }
}

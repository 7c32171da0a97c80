/// An ice cream that was made, in printable texts except for those of ``exact``.
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
  /// The texts as they are saved, for other programs; `nil` if they are the printable ones.
  public var exact: Exact?

  /// Texts that may have characters that control a terminal.
  public struct Exact: Equatable, Sendable {
    /// The identifier, or `nil` while the ice cream is not saved.
    public var id: String?
    /// The name of the cone.
    public var cone: String
    /// The name of the flavor.
    public var flavor: String
    /// The name of the topping.
    public var topping: String

    /// Creates exact texts.
    public init(id: String?, cone: String, flavor: String, topping: String) {
      (self.id, self.cone, self.flavor, self.topping) = (id, cone, flavor, topping)
    }
  }

  /// Creates a result.
  public init(
    id: String?, madeAt: Timestamp, cone: String, flavor: String, topping: String,
    sentence: String, matches: [Range<Int>] = [], exact: Exact? = nil
  ) {
    self.id = id
    self.madeAt = madeAt
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
    self.sentence = sentence
    self.matches = matches
    self.exact = exact
  }
}

/// An ice cream that was made, in printable texts except for those of ``exact``.
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
  /// The texts as they are saved, for other programs; `nil` if they are the printable ones.
  public var exact: Exact?

  /// Texts that may have characters that control a terminal.
  public struct Exact: Equatable, Sendable {
    /// The identifier, or `nil` while the ice cream is not saved.
    public var id: String?
    /// The names of the ingredients.
    public var names: PerKind<String>

    /// Creates exact texts.
    public init(id: String?, names: PerKind<String>) {
      (self.id, self.names) = (id, names)
    }
  }
}

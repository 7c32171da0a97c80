/// The state of a page that shows one saved ice cream.
public struct DisplayedSavedIceCream: Equatable, Sendable {
  /// The ice cream, or `nil` if there is none to show.
  public var iceCream: DisplayedResult?
  /// The picture.
  public var picture = DisplayedPicture()
  /// Notes about the ice cream, a sentence each.
  public var notes: [String] = []
  /// The result of the last action, a sentence.
  public var news: String?
  /// Whether the ice cream is deleted and can no longer be changed.
  public var isDeleted = false
  /// The question to answer before the ice cream is deleted.
  public var question: DisplayedQuestion?
  /// Why the ice cream could not be fetched.
  public var failure: DisplayedFailure?
}

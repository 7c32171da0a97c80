/// All that is shown of one saved ice cream.
public struct DisplayedSavedIceCream: Equatable, Sendable {
  /// The ice cream; `nil` while there is none to show.
  public var iceCream: DisplayedResult?
  /// The picture.
  public var picture: DisplayedPicture
  /// What there is to say about it, a sentence each.
  public var notes: [String]
  /// What was done last, in a sentence.
  public var news: String?
  /// Whether it is deleted, and so cannot be changed any more.
  public var isDeleted: Bool
  /// What is asked before it is deleted.
  public var question: DisplayedQuestion?
  /// Why there is nothing to see, or why it could not be deleted.
  public var failure: DisplayedFailure?

  /// Makes a state; without arguments, one that shows nothing yet.
  public init(
    iceCream: DisplayedResult? = nil, picture: DisplayedPicture = DisplayedPicture(),
    notes: [String] = [], news: String? = nil, isDeleted: Bool = false,
    question: DisplayedQuestion? = nil, failure: DisplayedFailure? = nil
  ) {
    self.iceCream = iceCream
    self.picture = picture
    self.notes = notes
    self.news = news
    self.isDeleted = isDeleted
    self.question = question
    self.failure = failure
  }
}

/// All that is shown while saved ice creams are listed.
public struct DisplayedIceCreamList: Equatable, Sendable {
  /// The title of the list, with what it is narrowed to.
  public var title: String
  /// Which ones are shown, such as `1 to 20, and there are more`.
  public var position: String
  /// How many ice creams come before the page.
  public var offset: Int
  /// The ice creams of the page; none in an empty list.
  public var iceCreams: [DisplayedResult]
  /// Whether there is a page after this one.
  public var hasNext: Bool
  /// Whether there is a page before this one.
  public var hasPrevious: Bool
  /// What there is to say about what was read, a sentence each.
  public var notes: [String]
  /// What was done last, in a sentence.
  public var news: String?
  /// What is asked before something is deleted.
  public var question: DisplayedQuestion?
  /// Why there is nothing to see.
  public var failure: DisplayedFailure?
  /// What is wrong with the names that are wanted.
  public var faults: [DisplayedFault]

  /// Makes a list; without arguments, one that shows nothing yet.
  public init(
    title: String = "", position: String = "", offset: Int = 0,
    iceCreams: [DisplayedResult] = [], hasNext: Bool = false, hasPrevious: Bool = false,
    notes: [String] = [], news: String? = nil,
    question: DisplayedQuestion? = nil, failure: DisplayedFailure? = nil,
    faults: [DisplayedFault] = []
  ) {
    self.title = title
    self.position = position
    self.offset = offset
    self.iceCreams = iceCreams
    self.hasNext = hasNext
    self.hasPrevious = hasPrevious
    self.notes = notes
    self.news = news
    self.question = question
    self.failure = failure
    self.faults = faults
  }
}

/// What is wrong with the name that was typed for one kind of ingredient.
public struct DisplayedFault: Equatable, Sendable {
  /// The kind of ingredient, which says where to show it.
  public var kind: IngredientKind
  /// What is wrong and what to do.
  public var message: String

  /// Makes a fault.
  public init(kind: IngredientKind, message: String) {
    self.kind = kind
    self.message = message
  }
}

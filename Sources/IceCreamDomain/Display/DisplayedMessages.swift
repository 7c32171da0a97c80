/// An alert that an ice cream was made or changed.
public struct DisplayedAlert: Equatable, Sendable {
  /// The news.
  public var title: String
  /// The ice cream.
  public var iceCream: DisplayedResult
  /// Notes about how it was saved, a sentence each.
  public var notes: [String]
}

/// A request that was refused.
public struct DisplayedRefusal: Equatable, Sendable {
  /// What happened and what to do.
  public var message: String
  /// What is wrong with each choice, if that is the reason.
  public var faults: [DisplayedFault] = []
}

/// An error of the catalog or of the store.
public struct DisplayedFailure: Equatable, Sendable {
  /// What happened, and what to do unless ``advice`` says it; a sentence or more.
  public var problem: String
  /// What to do.
  public var advice: DisplayedAdvice?
  /// The faults, a line each.
  public var details: [String]
  /// The label of the button that retries, or `nil` if the error says that a retry cannot help.
  public var retryButton: String?

  /// Creates a failure.
  public init(
    problem: String, advice: DisplayedAdvice? = nil, details: [String] = [],
    retryButton: String? = nil
  ) {
    self.problem = problem
    self.advice = advice
    self.details = details
    self.retryButton = retryButton
  }

  /// What happened and what to do.
  public var message: String { message(advising: \.sentence) }

  /// Returns what happened and what to do, with a front end's words for the advice.
  ///
  /// - Parameter sentence: Returns a sentence for an advice.
  public func message(advising sentence: (DisplayedAdvice) -> String) -> String {
    advice.map { "\(problem) \(sentence($0))" } ?? problem
  }
}

/// What is wrong with the name of one kind of ingredient.
public struct DisplayedFault: Equatable, Sendable {
  /// The kind of ingredient.
  public var kind: IngredientKind
  /// What is wrong, and what to do unless ``advice`` says it; a sentence or more.
  public var problem: String
  /// What to do.
  public var advice: DisplayedAdvice?

  /// What is wrong and what to do.
  public var message: String { advice.map { "\(problem) \($0.sentence)" } ?? problem }
}

/// What to do about a problem, where a front end with commands names a command instead.
public enum DisplayedAdvice: Equatable, Sendable {
  /// Use another book.
  case chooseBook
  /// Look for a saved ice cream in the list or in another book.
  case findIceCream
  /// Choose a name from the list of ingredients.
  case chooseFromList

  /// The advice for any front end.
  public var sentence: String {
    switch self {
    case .chooseBook: "Use another book."
    case .findIceCream: "It may have been deleted or be in another book."
    case .chooseFromList: "Type a name or a number from the list."
    }
  }
}

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
  /// What happened and what to do.
  public var message: String
  /// The faults, a line each.
  public var details: [String]
  /// The label of the button that retries, or `nil` if the error says that a retry cannot help.
  public var retryButton: String?

  // The last sentences of some messages. A front end with commands replaces them by commands.
  /// What to do about a book that cannot be used.
  package static let bookAdvice = "Choose another book."
  /// What may have become of an ice cream that is not found.
  package static let listAdvice = "It may have been deleted or be in another book."

  /// Creates a failure.
  public init(message: String, details: [String] = [], retryButton: String? = nil) {
    self.message = message
    self.details = details
    self.retryButton = retryButton
  }
}

/// What is wrong with the name of one kind of ingredient.
public struct DisplayedFault: Equatable, Sendable {
  /// The kind of ingredient.
  public var kind: IngredientKind
  /// What is wrong and what to do.
  public var message: String

  /// The last sentence of a message about a name unlike all others.
  ///
  /// A front end that shows no list replaces it.
  package static let listAdvice = "Type a name or a number from the list."
}

extension DisplayedFault {
  /// Creates the displayed form of a fault.
  init(_ fault: IngredientFault) {
    self.init(kind: fault.kind, message: IngredientFaultWording.message(for: fault))
  }
}

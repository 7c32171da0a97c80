/// A question to answer before something is deleted or undone, or tried again.
public struct DisplayedQuestion: Equatable, Sendable {
  /// What the question is about, a line each, if it is about several things.
  public var items: [String] = []
  /// The question.
  public var text: String
  /// The label of the button that confirms.
  public var yesButton: String
  /// The label of the button that cancels.
  public var noButton: String
  /// Whether the text says why something failed, and the question is whether to try it again.
  public var isRetry = false
}

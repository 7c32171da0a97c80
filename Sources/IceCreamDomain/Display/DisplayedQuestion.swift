/// A question to answer before something is deleted or undone, or tried again.
public struct DisplayedQuestion: Equatable, Sendable {
  /// The question.
  public var text: String
  /// The label of the button that confirms.
  public var yesButton: String
  /// The label of the button that cancels.
  public var noButton: String

  /// Creates a question.
  public init(text: String, yesButton: String, noButton: String) {
    self.text = text
    self.yesButton = yesButton
    self.noButton = noButton
  }
}

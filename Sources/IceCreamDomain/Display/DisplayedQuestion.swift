/// A question to answer before something is deleted, or tried again.
public struct DisplayedQuestion: Equatable, Sendable {
  /// The question.
  public var text: String
  /// The question in a few words, for a small window; `nil` if it has no shorter form.
  public var shortText: String?
  /// The label of the button that confirms.
  public var yesButton: String
  /// The label of the button that cancels.
  public var noButton: String

  /// Creates a question.
  public init(text: String, shortText: String? = nil, yesButton: String, noButton: String) {
    self.text = text
    self.shortText = shortText
    self.yesButton = yesButton
    self.noButton = noButton
  }
}

/// A question that has to be answered before something is done that cannot be undone.
public struct DisplayedQuestion: Equatable, Sendable {
  /// What is asked.
  public var text: String
  /// What to choose to have it done.
  public var yesButton: String
  /// What to choose to leave all as it is.
  public var noButton: String

  /// Makes a question.
  public init(text: String, yesButton: String, noButton: String) {
    self.text = text
    self.yesButton = yesButton
    self.noButton = noButton
  }

  /// Asks whether an ice cream is to be deleted.
  init(deletionOf iceCream: SavedIceCream) {
    let result = DisplayedResult(iceCream)
    self.init(
      text: "Delete \(result.id), \(result.sentence)?", yesButton: "Delete",
      noButton: "Keep")
  }
}

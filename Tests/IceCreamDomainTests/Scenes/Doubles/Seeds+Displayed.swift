import Seeds

@testable import IceCreamDomain

// Saved ice creams as displayed.
extension Seeds {
  /// The saved ice cream, as displayed.
  static let result = DisplayedResult(
    id: "w930gn1", madeAt: madeAt,
    names: PerKind(cone: "Paper cup", flavor: "Vanilla", topping: "Cherry"),
    sentence: "Paper cup with Vanilla and Cherry")
  /// The hostile ice cream, as displayed.
  static let hostileResult = DisplayedResult(
    id: "\u{1B}1", madeAt: madeAt,
    names: PerKind(cone: "\u{1B}A", flavor: "\u{1B}B", topping: "\u{1B}C"),
    sentence: "\u{1B}A with \u{1B}B and \u{1B}C")
  /// The question before the saved ice cream is deleted.
  static let question = DisplayedQuestion(
    text: "Delete w930gn1, Paper cup with Vanilla and Cherry?",
    yesButton: "Delete", noButton: "Keep")
}

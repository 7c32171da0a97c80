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
    id: "<U+001B>1", madeAt: madeAt,
    names: PerKind(cone: "<U+001B>A", flavor: "<U+001B>B", topping: "<U+001B>C"),
    sentence: "<U+001B>A with <U+001B>B and <U+001B>C",
    exact: .init(
      id: "\u{1B}1", names: PerKind(cone: "\u{1B}A", flavor: "\u{1B}B", topping: "\u{1B}C")))
  /// The question before the saved ice cream is deleted.
  static let question = DisplayedQuestion(
    text: "Delete w930gn1, Paper cup with Vanilla and Cherry?",
    yesButton: "Delete", noButton: "Keep")
}

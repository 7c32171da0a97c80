extension UseCase {
  /// The names and words that follow from the name of a use case, whatever else its scene has.
  package struct Words {
    /// What is presented and displayed, such as `DeletedBoat`.
    package let outcome: String
    /// What it does, such as `Deletes the boat`.
    package let summary: String
    /// What is shown after it, such as `The boat was deleted`, with a period.
    package let message: String
  }

  package var words: Words {
    Words(
      outcome: Self.all([self])[0].outcome ?? name, summary: summary, message: "\(success).")
  }
}

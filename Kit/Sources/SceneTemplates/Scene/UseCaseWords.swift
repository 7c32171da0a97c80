extension UseCase {
  /// The names and words that follow from the name of a use case, whatever else its scene has.
  package struct Words {
    /// What is presented and displayed, such as `DeletedBoat`.
    package let outcome: String
    /// What it does, such as `Deletes the boat`.
    package let summary: String
    /// The sentence that is shown after it, such as that the boat was deleted.
    package let message: String
  }

  package var words: Words {
    Words(
      outcome: Self.all([self])[0].outcome ?? name, summary: summary, message: "\(success).")
  }
}

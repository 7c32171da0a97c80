import SwiftWriting

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

extension SceneNames {
  /// Returns a sentence about what a use case does, or what is true with an outcome.
  func meaning(of useCase: UseCase) -> String {
    switch useCase.kind {
    case .request:
      route(of: useCase)?.destination.flatMap { useCase.asksWorker ? nil : "Opens `\($0)`." }
        ?? "\(useCase.summary)."
    case .other: "\(useCase.phrase)."
    case .progress: "The worker \(VerbPhrase(owner(of: useCase).name).thirdPerson)."
    case .failure: "The worker could not \(VerbPhrase(owner(of: useCase).name).infinitive)."
    case .refusal: "The form of `\(owner(of: useCase).name)` has problems."
    }
  }
}

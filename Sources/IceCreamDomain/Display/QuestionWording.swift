import PlainText

/// The wording of questions before an ice cream is deleted, or a change undone or tried again.
enum QuestionWording {
  /// Returns the question to answer before ice creams are deleted; several are listed above it.
  static func question(
    deleting iceCreams: [SavedIceCream], _ wording: IceCreamWording
  ) -> DisplayedQuestion {
    let results = iceCreams.map { wording.result(for: $0) }
    let isOne = results.count == 1
    return DisplayedQuestion(
      items: isOne ? [] : results.map { "\($0.id ?? "")  \($0.sentence)" },
      text: isOne
        ? results.map { "Delete \($0.id ?? ""), \($0.sentence)?" }.joined()
        : "Delete these \(results.count.grouped) ice creams?",
      yesButton: "Delete", noButton: "Keep")
  }

  /// Returns the question to answer before a change is undone.
  static func question(
    undoing action: IceCreamChange.Action, _ wording: IceCreamWording
  ) -> DisplayedQuestion {
    let what = action.iceCreams.count == 1 ? "it" : "them"
    let (undoing, button) =
      switch action {
      case .saved: ("Delete \(what)", "Delete")
      case .restored: ("Delete \(what) again", "Delete")
      case .deleted: ("Restore \(what)", "Restore")
      case .updated: ("Change \(what) back", "Change back")
      }
    return DisplayedQuestion(
      text: "The last change \(IceCreamStoreWording.deed(action, wording)). \(undoing)?",
      yesButton: button,
      noButton: "Cancel")
  }

  /// Returns the question whether to try a change again that failed, with a front end's words for advice.
  static func question(
    retrying error: IceCreamStoreError, advising sentence: (DisplayedAdvice) -> String
  ) -> DisplayedQuestion {
    DisplayedQuestion(
      text: IceCreamStoreWording.failure(for: error).message(advising: sentence),
      yesButton: "Try again",
      noButton: "Cancel", isRetry: true)
  }
}

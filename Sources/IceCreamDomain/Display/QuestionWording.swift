import PlainText

/// The wording of questions before an ice cream is deleted, or a change undone or tried again.
enum QuestionWording {
  /// Returns the question to answer before an ice cream is deleted.
  static func question(deleting iceCream: SavedIceCream) -> DisplayedQuestion {
    let result = IceCreamWording.result(for: iceCream)
    return DisplayedQuestion(
      text: "Delete \(result.id ?? ""), \(result.sentence)?", yesButton: "Delete", noButton: "Keep")
  }

  /// Returns the question to answer before a change is undone.
  static func question(undoing change: IceCreamChange) -> DisplayedQuestion {
    func named(_ iceCream: SavedIceCream) -> String {
      let result = IceCreamWording.result(for: iceCream)
      return "\(result.id ?? ""), \(result.sentence)"
    }
    let (what, undoing, button) =
      switch change {
      case .saved(let iceCream): ("saved \(named(iceCream))", "Delete it", "Delete")
      case .restored(let iceCream):
        ("restored \(named(iceCream))", "Delete it again", "Delete")
      case .deleted(let iceCream): ("deleted \(named(iceCream))", "Restore it", "Restore")
      case .updated(let iceCream, from: let old):
        (
          "updated \(named(old)), to \(IceCreamWording.result(for: iceCream).sentence)",
          "Change it back",
          "Change back"
        )
      }
    return DisplayedQuestion(
      text: "The last change \(what). \(undoing)?", yesButton: button, noButton: "Leave it")
  }

  /// Returns the question whether to try a change again that failed.
  static func question(retrying error: IceCreamStoreError) -> DisplayedQuestion {
    DisplayedQuestion(
      text: IceCreamStoreWording.failure(for: error).message, yesButton: "Try again",
      noButton: "Leave it", isRetry: true)
  }
}

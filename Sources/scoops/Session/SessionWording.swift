import IceCreamDomain

/// The messages of commands, and those shared by menus and conversations.
enum SessionWording {
  static let waitingForBook = "Waiting for the book: another program is using it."
  static let nothingMade = "Left without making ice cream."
  static let unchanged = "Nothing was changed."
  static let notConfirmed = "Nothing was deleted. To delete without a question, use --yes."
  static let notUndone = "Nothing was changed. To undo without a question, use --yes."
  static let noPictures = "There is nothing to draw.".asFailure
  static let another = "Make another"
  static let firstPage = "This is the first page."
  static let lastPage = "This is the last page."

  /// Returns what is left to do, and at DONE the key that does it.
  static func status(of state: DisplayedIceCream) -> String {
    let key = " Press Enter to \(state.isChange ? "save" : "make") it."
    return state.progress.status + (state.progress.isDoneEnabled ? key : "")
  }

  /// Returns what was chosen for an ice cream that was left before DONE.
  static func left(with names: NamedIngredients) -> String {
    let had = names.kinds.compactMap { names[$0] }
    return "Not saved. You had: \(had.joined(separator: ", "))."
  }

  /// Returns the same, with the command that goes on from there.
  static func left(with names: NamedIngredients, settings: Settings) -> String {
    left(with: names) + "\nGo on: "
      + MakeAgainCommandLine.text(of: names, settings: settings)
  }

  /// Returns why there is no picture.
  static func noPicture(of iceCream: DisplayedResult) -> String {
    "Cannot draw \(iceCream.id ?? "the ice cream"): its cone is not in the catalog."
  }

  /// Returns the number of ice creams made.
  static func count(_ count: Int) -> String {
    "You made \(count == 1 ? "1 ice cream" : "\(count) ice creams")."
  }

  /// Returns why an ice cream was made but not saved.
  static func notSaved(_ failure: DisplayedFailure) -> String {
    ("The ice cream was not saved. " + failure.text).asFailure
  }

  /// Returns why the saved ice creams cannot be opened.
  static func noSavedList(in state: DisplayedIceCream) -> String {
    state.isChange
      ? "An ice cream is being changed. Finish that first, or go back."
      : "Saving is off, so there are no saved ice creams."
  }

  /// Returns the order of a list.
  static func sorted(by order: IceCreamOrder) -> String {
    switch order {
    case .newest: "Newest first."
    case .oldest: "Oldest first."
    case .flavor: "Sorted by flavor."
    }
  }
}

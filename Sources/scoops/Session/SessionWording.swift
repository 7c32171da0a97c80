import IceCreamDomain

/// The messages of commands and of what menus and conversations have in common.
enum SessionWording {
  static let waitingForBook = "Waiting for the book: another program is using it."
  static let nothingMade = "No ice cream was made."
  static let nothingChanged = "Nothing was changed."
  static let nothingDeleted = "Nothing was deleted."
  static let loadAgain = "Press Enter to load the catalog again, or type q to leave."
  static let firstPage = "This is the first page."
  static let lastPage = "This is the last page."

  /// Returns how to make the same ice cream again.
  ///
  /// The command is exact: names that are not ASCII stay as they are, whatever the terminal makes of them.
  static func receipt(of iceCream: DisplayedResult, catalog: String?) -> String {
    "Make it again: \(iceCream.receipt(catalog: catalog))"
  }

  /// Returns how many ice creams were made.
  static func count(_ count: Int) -> String {
    "You made \(count == 1 ? "1 ice cream" : "\(count) ice creams")."
  }

  /// Returns why an ice cream was made but not saved.
  static func notSaved(_ failure: DisplayedFailure) -> String {
    "The ice cream was not saved. " + failure.message
  }

  /// Returns how a list is sorted now.
  static func sorted(by order: IceCreamOrder) -> String {
    switch order {
    case .newest: "Newest first."
    case .oldest: "Oldest first."
    case .flavor: "Sorted by flavor."
    }
  }
}

import IceCreamDomain

/// The notices and the help of the menus of saved ice creams.
enum SavedMenuWording {
  static let failureHint = "Press Enter, or q to go back."
  static let keyHint = "Press ? for all keys."
  static let okButton = "OK"

  static func keys(of question: DisplayedQuestion) -> [String] {
    [
      "Enter choose", "y \(question.yesButton.lowercased())",
      "n \(question.noButton.lowercased())",
    ]
  }

  static func failureKeys(canRetry: Bool) -> [String] {
    [canRetry ? "Enter retry" : "Enter back", "q back"]
  }

  /// The menu of the list.
  enum List {
    static let noMatch = "Nothing matches. Esc clears the filter."
    static let nothingSaved = "No ice cream is selected."
    static let pasteHint = "Pasting doesn't select. Press / first to filter."
    static let filterLabel = "Filter: "
    static let filterHint = "words of a cone, flavor or topping"
    static let typingKeys = ["Enter show", "Esc clear", "Tab back to list"]
    /// Said of notes that do not fit.
    static let notes = "The book has damaged lines. Leave, and run scoops list."

    /// Returns the entries of the line of help, the most frequent ones first.
    static func keys(isEmpty: Bool, isFiltered: Bool, canUndo: Bool) -> [String] {
      (isEmpty ? [] : ["Enter show"])
        + ["? keys", isFiltered ? "Esc clear" : "q back"]
        + ["/ filter"] + (isEmpty ? [] : ["d delete"]) + (canUndo ? ["u undo"] : [])
        + (isEmpty ? [] : ["e edit", "m make again", "o sort"])
    }

    /// Returns every key and what it does.
    static func allKeys(isUnicode: Bool) -> [(String, String)] {
      [
        ((isUnicode ? "↑ ↓" : "Up Down") + ", k j, Ctrl-P Ctrl-N", "move"),
        ("Home End, g G", "first, last of the whole list"),
        ("PageUp PageDown", "one page up or down"),
        ("Enter, Space, \(isUnicode ? "→" : "Right"), l", "show the ice cream"),
        ("e", "edit it"),
        ("m", "make it again"),
        ("d, Delete", "delete it, after asking"),
        ("u", "undo the last change, after asking"),
        ("/", "filter by words of a cone, flavor or topping"),
        ("Ctrl-W, Ctrl-U", "in the filter: delete a word, everything"),
        ("Tab", "in the filter: back to the list, filtered"),
        ("o", "change the sort order: newest, oldest, flavor"),
        ("Ctrl-R", "reload"),
        ("Esc, q", "clear the filter; without one, back"),
        ("\(isUnicode ? "←" : "Left"), h, b, Ctrl-D", "back"),
      ] + HelpPage.everywhere
    }
  }

  /// The menu of one ice cream.
  enum Show {
    static let keys = ["e edit", "m make again", "? keys", "q back", "d delete"]

    /// Every key and what it does.
    static let allKeys =
      [
        ("e", "edit the ice cream"),
        ("m", "make it again"),
        ("d, Delete", "delete it, after asking"),
        ("Esc, q, b, Ctrl-D", "back"),
      ] + HelpPage.everywhere
  }
}

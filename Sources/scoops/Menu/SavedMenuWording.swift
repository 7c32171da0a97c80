/// The notices and the help of the menus of saved ice creams.
enum SavedMenuWording {
  static let failureHint = "Press Enter, or q to go back."
  static let confirmationKeys = ["Enter choose", "y delete", "n keep"]
  static let okButton = "OK"

  static func failureKeys(canRetry: Bool) -> [String] {
    [canRetry ? "Enter retry" : "Enter back", "q back"]
  }

  /// The menu of the list.
  enum List {
    static let nothingSelected = "No ice cream is selected."
    static let keyHint = "Press ? for all keys."
    static let flavorLabel = "Flavor: "
    static let flavorHint = "empty: all"
    static let typingKeys = ["Backspace delete", "Enter filter", "Esc cancel"]

    /// Returns the entries of the line of help, the most important ones last.
    static func keys(isEmpty: Bool, hasPages: Bool) -> [String] {
      (isEmpty ? [] : ["o sort"]) + ["/ filter", "? keys"] + (hasPages ? ["n p page"] : [])
        + (isEmpty ? [] : ["d delete", "Enter show"]) + ["q back"]
    }

    /// Returns every key and what it does.
    static func allKeys(isUnicode: Bool) -> [(String, String)] {
      [
        ((isUnicode ? "↑ ↓" : "Up Down") + ", k j, Ctrl-P Ctrl-N", "move; turn the page at an end"),
        ("Home End, g G", "first, last on the page"),
        ("PageUp PageDown", "move by a screen"),
        ("n, p", "next, previous page"),
        ("Enter, Space, l", "show the ice cream"),
        ("d, Delete", "delete the ice cream, after asking"),
        ("/", "filter by flavor; an empty one shows all"),
        ("o", "change the sort order: newest, oldest, flavor"),
        ("r", "reload"),
        ("?", "all keys"),
        ("Esc, q, b, Ctrl-D", "back"),
        ("Ctrl-C", "quit at once"),
        ("Ctrl-Z", "suspend; fg resumes"),
      ]
    }
  }

  /// The menu of one ice cream.
  enum Show {
    static let keyHint = "Press ? for all keys."
    static let keys = ["d delete", "e edit", "q back"]

    /// Every key and what it does.
    static let allKeys =
      [
        ("e, Enter", "edit the ice cream"),
        ("m", "make it again"),
        ("d, Delete", "delete it, after asking"),
        ("Esc, q, b, Ctrl-D", "back"),
      ] + HelpPage.everywhere
  }
}

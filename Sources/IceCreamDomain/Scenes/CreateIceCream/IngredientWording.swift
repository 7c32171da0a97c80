import PlainText

/// The words for requests that are refused, which several presenters say.
enum IngredientWording {
  /// Returns why a request is refused, and what to do.
  static func message(for reason: CreateIceCream.Refusal.Reason) -> String {
    switch reason {
    case .nothingLoaded:
      "There is no catalog to choose from. Load one first."
    case .tooEarly(let kind, let missing):
      "It is too early for a \(kind.rawValue). Choose a \(missing.rawValue) first."
    case .outOfRange(let kind, let number, let count):
      count == 1
        ? "There is no \(kind.rawValue) number \(number). The only one is number 1."
        : "There is no \(kind.rawValue) number \(number). Choose a number from 1 to \(count)."
    case .ambiguous(let kind, let typed, let names):
      "More than one \(kind.rawValue) begins with \(typed.quoted): "
        + "\(names.map(\.printable).joined(separator: ", ")). Type more of the name."
    case .unknown(let kind, let typed, let likely?):
      "There is no \(kind.rawValue) \(typed.quoted). Did you mean \(likely.quoted)?"
    case .unknown(let kind, let typed, nil):
      "There is no \(kind.rawValue) \(typed.quoted). Type a name or a number from the list."
    case .unfinished(let missing):
      "The ice cream is not finished. Choose a \(missing.rawValue) first."
    case .alreadyFinished:
      "This ice cream is ready. Say OK to begin another."
    case .leftCatalog(let kind, let name):
      "\(name.printable) is not in the catalog. Choose another \(kind.rawValue)."
    case .nothingToKeep:
      "There is no ice cream to save. Make one first."
    case .nothingSavedYet:
      "There is no saved ice cream yet. Make one first."
    case .nothingIsKept:
      "What is made here is not saved, so there is nothing to look at."
    case .stillChanging:
      "This ice cream is being changed. Finish that first, or go back."
    }
  }
}

import PlainText

/// Selects saved ice creams by the names of their ingredients.
public struct IceCreamFilter: Equatable, Sendable {
  /// The exact name of each kind; `nil` accepts any.
  public var names: PerKind<String?>
  /// A text, each of whose words must be in one of the three names, in any case, with or without accents.
  public var text: String

  /// Creates a filter; without arguments, one that accepts all ice creams.
  public init(
    cone: String? = nil, flavor: String? = nil, topping: String? = nil, text: String = ""
  ) {
    names = PerKind(cone: cone, flavor: flavor, topping: topping)
    self.text = text
  }

  /// The condition of the filter: that an ice cream has all required names, and all words of the text.
  public var accepts: (SavedIceCream) -> Bool {
    let (names, words) = (names, WordSearch(text))
    return { iceCream in
      let own = iceCream.names
      guard names.cone == nil || names.cone == own.cone,
        names.flavor == nil || names.flavor == own.flavor,
        names.topping == nil || names.topping == own.topping
      else { return false }
      // No word has a space.
      return words.isEmpty || words.matches("\(own.cone) \(own.flavor) \(own.topping)")
    }
  }
}

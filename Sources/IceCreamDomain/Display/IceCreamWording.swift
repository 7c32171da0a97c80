import PlainText

/// The wording of ice creams, shared by the presenters of all scenes.
struct IceCreamWording {
  /// The words of the catalog.
  var words = CatalogWords()

  /// Returns a saved ice cream, and the places in its names that match a search.
  func result(
    for iceCream: SavedIceCream, highlighting search: WordSearch = WordSearch("")
  ) -> DisplayedResult {
    let sentence = words.sentence.parts.map { $0.text + iceCream.names[$0.kind] }.joined()
    var result = DisplayedResult(
      id: iceCream.id, madeAt: iceCream.madeAt, names: iceCream.names,
      sentence: sentence + words.sentence.end)
    if !search.isEmpty {
      result.matches = PerKind { search.ranges(in: iceCream.names[$0]) }
      result.matchedOfID =
        IceCreamID.beginnings(in: search).filter(iceCream.id.hasPrefix).map(\.count).max() ?? 0
    }
    return result
  }

  /// Returns an ice cream that is not saved.
  func result(for iceCream: UnsavedIceCream) -> DisplayedResult {
    var result = result(
      for: SavedIceCream(id: "", madeAt: iceCream.madeAt, names: iceCream.names))
    result.id = nil
    return result
  }

  /// Returns that one kind must be chosen before another.
  static func order(_ missing: IngredientKind, before kind: IngredientKind) -> String {
    "Choose a \(missing.rawValue) before a \(kind.rawValue)."
  }

  /// Returns the picture of the choices so far in words.
  func caption(of selection: Selection) -> String {
    let parts = words.sentence.parts
    let chosen = parts.indices.filter { selection[parts[$0].kind] != nil }
    guard var last = chosen.first else { return "Nothing chosen yet." }
    // What surrounds the names belongs to a whole sentence only.
    let isWhole = chosen.count == parts.count
    var caption = isWhole ? parts[last].text : ""
    for place in chosen {
      if place > last { caption += parts[last + 1].text }
      caption += selection[parts[place].kind]?.name ?? ""
      last = place
    }
    return caption + (isWhole ? words.sentence.end : "")
  }
}

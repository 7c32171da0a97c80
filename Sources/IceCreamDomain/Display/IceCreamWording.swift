import PlainText

/// The wording of ice creams, shared by the presenters of all scenes.
struct IceCreamWording {
  /// The words of the catalog.
  var words = CatalogWords()

  /// Returns a saved ice cream with printable texts, and the places in its names that match a search.
  func result(
    for iceCream: SavedIceCream, highlighting search: WordSearch = WordSearch("")
  ) -> DisplayedResult {
    let names = PerKind { iceCream.names[$0].printable }
    var matches: [Range<Int>] = []
    var sentence = ""
    for part in words.sentence.parts {
      sentence += part.text.printable
      if !search.isEmpty {
        let start = sentence.count
        matches += search.ranges(in: names[part.kind]).map {
          start + $0.lowerBound..<start + $0.upperBound
        }
      }
      sentence += names[part.kind]
    }
    let id = iceCream.id.printable
    return DisplayedResult(
      id: id, madeAt: iceCream.madeAt, names: names,
      sentence: sentence + words.sentence.end.printable, matches: matches,
      exact: id == iceCream.id && names == iceCream.names
        ? nil : .init(id: iceCream.id, names: iceCream.names))
  }

  /// Returns an ice cream that is not saved, with printable texts.
  func result(for iceCream: UnsavedIceCream) -> DisplayedResult {
    var result = result(
      for: SavedIceCream(id: "", madeAt: iceCream.madeAt, names: iceCream.names))
    result.id = nil
    result.exact?.id = nil
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
    var caption = isWhole ? parts[last].text.printable : ""
    for place in chosen {
      if place > last { caption += parts[last + 1].text.printable }
      caption += selection[parts[place].kind]?.name.printable ?? ""
      last = place
    }
    return caption + (isWhole ? words.sentence.end.printable : "")
  }
}

import PlainText

/// The wording of ice creams, shared by the presenters of all scenes.
enum IceCreamWording {
  /// Returns a saved ice cream with printable texts, and the places in its names that match a search.
  static func result(
    for iceCream: SavedIceCream, highlighting search: WordSearch = WordSearch("")
  ) -> DisplayedResult {
    let names = PerKind { iceCream.names[$0].printable }
    var matches: [Range<Int>] = []
    var sentence = ""
    for (before, name) in [("", names.cone), (" with ", names.flavor), (" and ", names.topping)] {
      sentence += before
      if !search.isEmpty {
        let start = sentence.count
        matches += search.ranges(in: name).map { start + $0.lowerBound..<start + $0.upperBound }
      }
      sentence += name
    }
    let id = iceCream.id.printable
    return DisplayedResult(
      id: id, madeAt: iceCream.madeAt, names: names, sentence: sentence, matches: matches,
      exact: id == iceCream.id && names == iceCream.names
        ? nil : .init(id: iceCream.id, names: iceCream.names))
  }

  /// Returns an ice cream that is not saved, with printable texts.
  static func result(for iceCream: UnsavedIceCream) -> DisplayedResult {
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
  static func caption(of selection: Selection) -> String {
    let names = PerKind { selection[$0]?.name.printable }
    let scoop = [names.flavor, names.topping].compactMap { $0 }.joined(separator: " and ")
    let parts = [names.cone ?? "", scoop].filter { !$0.isEmpty }
    return parts.isEmpty ? "Nothing chosen yet." : parts.joined(separator: " with ")
  }
}

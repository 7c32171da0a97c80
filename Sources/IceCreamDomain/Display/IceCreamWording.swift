import PlainText

/// The wording of ice creams, shared by the presenters of all scenes.
enum IceCreamWording {
  /// Returns a saved ice cream with printable texts, and the places in its names that match a search.
  static func result(
    for iceCream: SavedIceCream, highlighting search: WordSearch = WordSearch("")
  ) -> DisplayedResult {
    let cone = iceCream.cone.printable
    let flavor = iceCream.flavor.printable
    let topping = iceCream.topping.printable
    var matches: [Range<Int>] = []
    var sentence = ""
    for (before, name) in [("", cone), (" with ", flavor), (" and ", topping)] {
      sentence += before
      if !search.isEmpty {
        let start = sentence.count
        matches += search.ranges(in: name).map { start + $0.lowerBound..<start + $0.upperBound }
      }
      sentence += name
    }
    var result = DisplayedResult(
      id: iceCream.id.printable, madeAt: iceCream.madeAt, cone: cone, flavor: flavor,
      topping: topping, sentence: sentence, matches: matches)
    let exact = DisplayedResult.Exact(
      id: iceCream.id, cone: iceCream.cone, flavor: iceCream.flavor, topping: iceCream.topping)
    if exact != .init(id: result.id, cone: cone, flavor: flavor, topping: topping) {
      result.exact = exact
    }
    return result
  }

  /// Returns an ice cream that is not saved, with printable texts.
  static func result(for iceCream: UnsavedIceCream) -> DisplayedResult {
    var result = result(for: SavedIceCream(iceCream, id: ""))
    result.id = nil
    result.exact?.id = nil
    return result
  }

  /// Returns the picture of the choices so far in words.
  static func caption(of selection: Selection) -> String {
    let names = PerKind { selection[$0]?.name.printable }
    let scoop = [names.flavor, names.topping].compactMap { $0 }.joined(separator: " and ")
    let parts = [names.cone ?? "", scoop].filter { !$0.isEmpty }
    return parts.isEmpty ? "Nothing chosen yet." : parts.joined(separator: " with ")
  }
}

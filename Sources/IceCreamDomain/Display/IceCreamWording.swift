import PlainText

/// The wording of ice creams, shared by the presenters of all scenes.
enum IceCreamWording {
  /// Returns a saved ice cream with printable texts.
  ///
  /// - Parameters:
  ///   - iceCream: The ice cream.
  ///   - search: The words to highlight in its names.
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
    return DisplayedResult(
      id: iceCream.id.printable, madeAt: iceCream.madeAt, cone: cone, flavor: flavor,
      topping: topping, sentence: sentence, matches: matches)
  }

  /// Returns an ice cream that is not saved, with printable texts.
  static func result(for iceCream: UnsavedIceCream) -> DisplayedResult {
    var result = result(for: SavedIceCream(iceCream, id: ""))
    result.id = nil
    return result
  }

  /// Returns the picture of the choices so far in words.
  static func caption(of selection: Selection) -> String {
    guard let cone = selection.cone?.name.printable else { return "Nothing chosen yet." }
    guard let flavor = selection.flavor?.name.printable else { return cone }
    guard let topping = selection.topping?.name.printable else { return "\(cone) with \(flavor)" }
    return "\(cone) with \(flavor) and \(topping)"
  }

  /// Returns the question to answer before an ice cream is deleted.
  static func deletionQuestion(for iceCream: SavedIceCream) -> DisplayedQuestion {
    let result = result(for: iceCream)
    let deletion = "Delete \(iceCream.id.printable)"
    return DisplayedQuestion(
      text: "\(deletion), \(result.sentence)?", shortText: "\(deletion)?", yesButton: "Delete",
      noButton: "Keep")
  }

  /// Returns the question to answer before a change is undone.
  static func question(undoing change: IceCreamChange) -> DisplayedQuestion {
    func named(_ iceCream: SavedIceCream) -> String {
      let result = result(for: iceCream)
      return "\(result.id ?? ""), \(result.sentence)"
    }
    let (what, undoing, button) =
      switch change {
      case .saved(let iceCream): ("saved \(named(iceCream))", "Delete it", "Delete")
      case .restored(let iceCream):
        ("restored \(named(iceCream))", "Delete it again", "Delete")
      case .deleted(let iceCream): ("deleted \(named(iceCream))", "Restore it", "Restore")
      case .updated(let iceCream, from: let old):
        (
          "updated \(named(old)), to \(result(for: iceCream).sentence)", "Change it back",
          "Change back"
        )
      }
    return DisplayedQuestion(
      text: "The last change \(what). \(undoing)?", shortText: "\(undoing)?", yesButton: button,
      noButton: "Leave it")
  }
}

import Seeds

@testable import IceCreamDomain

extension Seeds {
  /// The choice of the paper cup.
  static let chosenCone = SelectedIngredient(
    index: 1, name: "Paper cup", appearance: paperCup)
  /// The choice of vanilla.
  static let chosenFlavor = SelectedIngredient(
    index: 0, name: "Vanilla", appearance: vanilla)
  /// The choice of the cherry.
  static let chosenTopping = SelectedIngredient(
    index: 1, name: "Cherry", appearance: cherry)

  /// The progress of the unsaved ice cream, with all three chosen.
  static let chosen = progress(
    Selection(cone: chosenCone, flavor: chosenFlavor, topping: chosenTopping))
  /// The progress of the ice cream whose flavor has left the catalog.
  static let mintProgress: IceCreamProgress = {
    var progress = Seeds.progress(Selection(cone: chosenCone, topping: chosenTopping))
    progress.leftCatalog = [.init(kind: .flavor, problem: .leftCatalog(name: "Mint"))]
    return progress
  }()

  /// Returns the progress of some choices.
  static func progress(_ selection: Selection) -> IceCreamProgress {
    let missing = IngredientKind.allCases.filter { selection[$0] == nil }
    return IceCreamProgress(
      selection: selection,
      awaited: PerKind(
        flavor: selection.cone == nil ? .cone : nil,
        topping: selection.cone == nil ? .cone : selection.flavor == nil ? .flavor : nil),
      missing: missing, next: missing.first)
  }
}

extension IceCreamProgress {
  /// Returns the progress with another kind to choose next.
  func going(to next: IngredientKind?) -> IceCreamProgress {
    var progress = self
    progress.next = next
    return progress
  }
}

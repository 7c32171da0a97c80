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

  /// The progress with the paper cup chosen.
  static let coneChosen = IceCreamProgress(
    selection: Selection(cone: chosenCone), next: .flavor)
  /// The progress with the paper cup and vanilla chosen.
  static let flavorChosen = IceCreamProgress(
    selection: Selection(cone: chosenCone, flavor: chosenFlavor), next: .topping)
  /// The progress with only the cherry, which was given before.
  static let toppingGiven = IceCreamProgress(
    selection: Selection(topping: chosenTopping))
  /// The progress of the unsaved ice cream, with all three chosen.
  static let chosen = IceCreamProgress(
    selection: Selection(cone: chosenCone, flavor: chosenFlavor, topping: chosenTopping), next: nil)
  /// The progress of the ice cream whose flavor has left the catalog.
  static let mintProgress = IceCreamProgress(
    selection: Selection(cone: chosenCone, topping: chosenTopping), next: .flavor,
    lost: [.init(kind: .flavor, problem: .leftCatalog(name: "Mint"))])
}

extension IceCreamProgress {
  /// Returns the progress with another kind to choose next, of an ice cream to change.
  func going(
    to next: IngredientKind?, changing iceCream: SavedIceCream? = nil
  ) -> IceCreamProgress {
    var progress = self
    (progress.next, progress.changed) = (next, iceCream)
    return progress
  }
}

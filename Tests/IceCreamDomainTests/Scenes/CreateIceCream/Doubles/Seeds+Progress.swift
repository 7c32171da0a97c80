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
    selection: Selection(cone: chosenCone), awaited: PerKind(topping: .flavor),
    missing: [.flavor, .topping], next: .flavor)
  /// The progress with the paper cup and vanilla chosen.
  static let flavorChosen = IceCreamProgress(
    selection: Selection(cone: chosenCone, flavor: chosenFlavor), awaited: PerKind(),
    missing: [.topping], next: .topping)
  /// The progress with only the cherry, which was given before.
  static let toppingGiven = IceCreamProgress(
    selection: Selection(topping: chosenTopping),
    awaited: PerKind(flavor: .cone, topping: .cone), missing: [.cone, .flavor])
  /// The progress of the unsaved ice cream, with all three chosen.
  static let chosen = IceCreamProgress(
    selection: Selection(cone: chosenCone, flavor: chosenFlavor, topping: chosenTopping),
    awaited: PerKind(), missing: [], next: nil)
  /// The progress of the ice cream whose flavor has left the catalog.
  static let mintProgress = IceCreamProgress(
    selection: Selection(cone: chosenCone, topping: chosenTopping),
    awaited: PerKind(topping: .flavor), missing: [.flavor],
    leftCatalog: [.init(kind: .flavor, problem: .leftCatalog(name: "Mint"))], next: .flavor)
}

extension IceCreamProgress {
  /// Returns the progress with another kind to choose next.
  func going(to next: IngredientKind?) -> IceCreamProgress {
    var progress = self
    progress.next = next
    return progress
  }
}

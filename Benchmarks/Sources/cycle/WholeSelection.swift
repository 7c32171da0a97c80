import IceCreamDomain

/// The scene as it is shipped, on the bundled catalog, with all three choices made: each action
/// chooses another flavor, and has it checked, worded, described as a picture, and shown.
final class WholeSelection {
  private let view = CreateIceCreamView().configureView()
  private let observation: ObservationToken

  init(tally: Tally) {
    view.fetchIceCream()
    view.selectIngredient(.cone, at: 0)
    view.selectIngredient(.flavor, at: 0)
    view.selectIngredient(.topping, at: 0)
    observation = view.iceCream.observe { tally.sum &+= $0.progress.flavor.choice ?? 0 }
  }

  func select(_ index: Int) { view.selectIngredient(.flavor, at: index) }
}

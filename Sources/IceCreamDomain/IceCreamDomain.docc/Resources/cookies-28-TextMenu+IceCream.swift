extension IceCreamDataStore: MenuStore {}

extension TextMenu {
  /// Makes the menu of the scene in which ice cream is made.
  init(view: CreateIceCreamView) {
    let store = view.iceCream
    self.init(
      store: store,
      steps: {
        [
          MenuStep(word: "cone", options: store.displayedCones) {
            view.selectIngredient(.cone, at: $0)
          },
          MenuStep(word: "flavor", options: store.displayedFlavors) {
            view.selectIngredient(.flavor, at: $0)
          },
          MenuStep(word: "topping", options: store.displayedToppings) {
            view.selectIngredient(.topping, at: $0)
          },
        ]
      },
      load: view.fetchIceCream, finish: view.finishIceCream)
  }
}

/// The menu in the terminal: it prints what is in the store.
struct TextMenu {
  let iceCream: IceCreamDataStore

  func show() {
    show("Cones", iceCream.displayedCones)
    show("Flavors", iceCream.displayedFlavors)
    show("Toppings", iceCream.displayedToppings)
  }

  private func show(_ title: String, _ options: [DisplayedOption]) {
    print(title)
    for option in options {
      print("  \(option.number)  \(option.name)")
    }
  }
}

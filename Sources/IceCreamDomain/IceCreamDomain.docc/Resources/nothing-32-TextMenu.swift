/// The menu in the terminal: it prints what is in the store, and tells the view what was typed.
struct TextMenu {
  let view: CreateIceCreamView

  func run() {
    let iceCream = view.iceCream
    guard let cone = ask("Cone", iceCream.displayedCones) else { return }
    view.selectCone(at: cone)
    guard let flavor = ask("Flavor", iceCream.displayedFlavors) else { return }
    view.selectFlavor(at: flavor)
    guard let topping = ask("Topping", iceCream.displayedToppings) else { return }
    view.selectTopping(at: topping)

    if let cone = iceCream.selectedCone, let flavor = iceCream.selectedFlavor,
      let topping = iceCream.selectedTopping
    {
      print("\(cone) with \(flavor) and \(topping)")
    }
  }

  private func ask(_ name: String, _ options: [DisplayedOption]) -> Int? {
    for option in options {
      print("  \(option.number)  \(option.name)")
    }
    while true {
      print("\(name)> ", terminator: "")
      guard let line = readLine() else { return nil }
      let index = options.firstIndex { String($0.number) == line }
      if let index { return index }
      print("Type a number from the list.")
    }
  }
}

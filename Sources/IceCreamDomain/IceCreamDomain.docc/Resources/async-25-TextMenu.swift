/// The menu in the terminal: it prints what is in the store, and tells the view what was typed.
struct TextMenu {
  let view: CreateIceCreamView

  /// Waits for the catalog, and retries if the user wants to; returns whether it is there.
  func waitForCatalog() async -> Bool {
    if let loading = view.iceCream.loading { print(loading) }
    await view.iceCream.untilLoaded()
    guard let failure = view.iceCream.failure else { return true }
    print(failure)
    print("Again> ", terminator: "")
    guard readLine() == "yes" else { return false }
    view.fetchIceCream()
    return await waitForCatalog()
  }

  func run() {
    print(view.iceCream.title)
    show("cone", view.iceCream.displayedCones)
    show("flavor", view.iceCream.displayedFlavors)
    show("topping", view.iceCream.displayedToppings)

    while view.iceCream.alert == nil, let line = ask() {
      if line == "done" {
        view.finishIceCream()
      } else {
        choose(line)
      }
      print(view.iceCream.alert ?? view.iceCream.refusal ?? view.iceCream.caption)
    }
  }

  private func show(_ word: String, _ options: [DisplayedOption]) {
    for option in options {
      print("  \(word) \(option.number)  \(option.name)")
    }
  }

  private func ask() -> String? {
    print("Choice> ", terminator: "")
    return readLine()
  }

  private func choose(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count == 2, let number = Int(words[1]), number > 0 else {
      return print("Type a word and a number, such as cone 1, or done.")
    }
    guard let kind = IngredientKind(rawValue: String(words[0])) else {
      return print("Type cone, flavor or topping before the number.")
    }
    view.selectIngredient(kind, at: number - 1)
  }
}

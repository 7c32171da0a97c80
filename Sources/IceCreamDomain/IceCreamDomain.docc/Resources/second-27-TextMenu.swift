/// The menu in the terminal: it prints what is in the store, and tells the view what was typed.
final class TextMenu: PresentedScene {
  private let view: CreateIceCreamView
  private var hasLeft = false

  init(view: CreateIceCreamView) {
    self.view = view
  }

  func run() {
    view.fetchIceCream()
    while let failure = view.iceCream.failure {
      print(failure)
      print("Again> ", terminator: "")
      guard readLine() == "yes" else { return }
      view.fetchIceCream()
    }

    print(view.iceCream.title)
    show("cone", view.iceCream.displayedCones)
    show("flavor", view.iceCream.displayedFlavors)
    show("topping", view.iceCream.displayedToppings)

    if !view.iceCream.caption.isEmpty { print(view.iceCream.caption) }

    while !hasLeft, let line = ask(), line != "back" {
      if line == "done" {
        view.finishIceCream()
      } else {
        choose(line)
      }
      print(view.iceCream.alert ?? view.iceCream.refusal ?? view.iceCream.caption)
    }
  }

  func leave() {
    hasLeft = true
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
      return print("Type a word and a number, such as cone 1; or done, or back.")
    }
    guard let kind = IngredientKind(rawValue: String(words[0])) else {
      return print("Type cone, flavor or topping before the number.")
    }
    view.selectIngredient(kind, at: number - 1)
  }
}

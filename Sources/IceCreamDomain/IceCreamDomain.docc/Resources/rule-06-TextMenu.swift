/// The menu in the terminal: it prints what is in the store, and tells the view what was typed.
struct TextMenu {
  let view: CreateIceCreamView

  func run() {
    show("cone", view.iceCream.displayedCones)
    show("flavor", view.iceCream.displayedFlavors)
    show("topping", view.iceCream.displayedToppings)

    while let line = ask(), line != "done" {
      choose(line)
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
    switch words[0] {
    case "cone": view.selectCone(at: number - 1)
    case "flavor": view.selectFlavor(at: number - 1)
    case "topping": view.selectTopping(at: number - 1)
    default: return print("Type cone, flavor or topping before the number.")
    }
    print(view.iceCream.refusal ?? caption)
  }

  private var caption: String {
    let iceCream = view.iceCream
    let cone = iceCream.selectedCone ?? "no cone"
    let flavor = iceCream.selectedFlavor ?? "no flavor"
    return "\(cone) with \(flavor) and \(iceCream.selectedTopping ?? "no topping")"
  }
}

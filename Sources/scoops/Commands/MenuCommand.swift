import IceCreamDomain
import PlainText
import StrictJSON
import TerminalMenu

/// `scoops menu`: prints the cones, flavors and toppings, or the names in one of these lists.
struct MenuCommand {
  let scenes: SceneFactory
  /// The name of the only list to print, or `nil` for all.
  let list: String?

  func run() -> ExitStatus {
    let view = scenes.makeCreateView()
    guard scenes.load(view) else { return .failed }
    return scenes.settings.terminal.put(text(of: view.iceCream.state))
  }

  private func text(of state: CreateIceCream.DisplayedIceCream) -> String {
    let isJSON = scenes.settings.isJSON
    if let list = IngredientKind.allCases.first(where: { $0.listName == list }) {
      let names = names(of: list, in: state)
      return isJSON ? JSONText.list(names) + "\n" : names.map { $0 + "\n" }.joined()
    }
    if isJSON {
      return JSONText.object([
        "cones": JSONText.list(names(of: .cone, in: state)),
        "flavors": JSONText.list(names(of: .flavor, in: state)),
        "toppings": JSONText.list(names(of: .topping, in: state)),
      ]) + "\n"
    }
    let lines = IngredientKind.allCases.flatMap { kind in
      let list = state.lists[kind]
      return ["", "\(list.name) (\(list.count.grouped))"] + OptionTable.lines(of: list)
    }
    return ([state.title] + lines).map { $0 + "\n" }.joined()
  }

  private func names(of kind: IngredientKind, in state: CreateIceCream.DisplayedIceCream)
    -> [String]
  {
    state.lists[kind].map(\.name)
  }
}

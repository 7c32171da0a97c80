import IceCreamDomain
import PlainText
import StrictJSON
import TerminalMenu

/// `scoops menu`: prints the cones, flavors and toppings, or the names in one of these lists.
struct MenuCommand {
  let services: IceCreamServices
  let settings: Settings
  /// The name of the only list to print, or `nil` for all.
  let list: String?

  func run() -> ExitStatus {
    let view = CreateIceCreamView().configure(services: services)
    guard view.load(isAsking: false, settings) else { return .failed }
    let (state, terminal) = (view.iceCream.state, settings.terminal)
    return settings.isJSON
      ? terminal.put(exact: json(of: state) + "\n") : terminal.put(lines(of: state).lines)
  }

  private var kind: IngredientKind? { IngredientKind.allCases.first { $0.listName == list } }

  private func json(of state: CreateIceCream.DisplayedIceCream) -> String {
    func names(of kind: IngredientKind) -> String {
      JSONText.list(state.menu.lists[kind].map(\.name))
    }
    if let kind { return names(of: kind) }
    return JSONText.object([
      "cones": names(of: .cone), "flavors": names(of: .flavor), "toppings": names(of: .topping),
    ])
  }

  private func lines(of state: CreateIceCream.DisplayedIceCream) -> [PrintedText] {
    if let kind { return state.menu.lists[kind].map { "\($0.name)" } }
    return ["\(state.menu.title)"]
      + IngredientKind.allCases.flatMap { kind in
        let list = state.menu.lists[kind]
        return ["", "\(list.name) (\(list.count.grouped))"] + OptionTable.lines(of: list)
      }
  }
}

import IceCreamDomain
import StrictJSON
import TerminalMenu

/// `scoops menu`: print what there is to choose from, or the names of one list.
struct MenuCommand {
  let settings: Settings
  /// The only list that is wanted.
  var list: IngredientKind?

  func run() -> ExitStatus {
    let view = settings.makeView()
    guard CatalogLoading(view: view, settings: settings, asks: false).run() else { return .failed }
    let state = view.iceCream.state
    if let list { return settings.terminal.put(names(of: state.displayedList(of: list))) }
    return settings.terminal.put(settings.isJSON ? json(of: state) : text(of: state))
  }

  private func names(of list: DisplayedList) -> String {
    let names = list.options.map(\.name)
    return settings.isJSON ? JSONText.list(names) + "\n" : names.map { $0 + "\n" }.joined()
  }

  private func json(of state: DisplayedIceCream) -> String {
    func names(_ kind: IngredientKind) -> String {
      JSONText.list(state.displayedList(of: kind).options.map(\.name))
    }
    return JSONText.object([
      "cones": names(.cone), "flavors": names(.flavor), "toppings": names(.topping),
    ]) + "\n"
  }

  private func text(of state: DisplayedIceCream) -> String {
    let lists = IngredientKind.allCases.map { kind in
      let list = state.displayedList(of: kind)
      return "\n\(list.name) (\(list.countText))\n" + OptionLines.text(of: list)
    }
    return state.title + "\n" + lists.joined()
  }
}

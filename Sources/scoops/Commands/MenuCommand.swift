import IceCreamDomain

/// `scoops menu`: print what there is to choose from.
struct MenuCommand {
  let settings: Settings

  func run() -> ExitStatus {
    let view = settings.makeView()
    guard CatalogLoading(view: view, settings: settings, asks: false).run() else { return .failed }
    let state = view.iceCream.state
    return settings.terminal.put(settings.isJSON ? json(of: state) : text(of: state))
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
      return "\n\(list.count)\n" + OptionLines.text(of: list)
    }
    return state.title + "\n" + lists.joined()
  }
}

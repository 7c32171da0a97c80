import PlainText

// The words of the scene.
extension CreateIceCreamPresenter {
  func menu(
    of catalog: IceCream, progress: DisplayedProgress
  ) -> CreateIceCream.LoadIceCream.ViewModel {
    CreateIceCream.LoadIceCream.ViewModel(
      cones: list(of: .cone, in: catalog, prompt: catalog.prompts.cone),
      flavors: list(of: .flavor, in: catalog, prompt: catalog.prompts.flavor),
      toppings: list(of: .topping, in: catalog, prompt: catalog.prompts.topping),
      title: (catalog.title ?? "Scoops").printable, progress: progress)
  }

  func list(of kind: IngredientKind, in catalog: IceCream, prompt: String?) -> DisplayedList {
    let names = catalog.names(of: kind)
    let options = names.enumerated().map { index, name in
      DisplayedOption(
        number: index + 1, name: name.printable,
        appearance: catalog.appearance(at: index, of: kind))
    }
    return DisplayedList(
      name: kind.title, prompt: (prompt ?? "Choose a \(kind.rawValue)").printable,
      count: names.count == 1 ? "1 \(kind.rawValue)" : "\(names.count) \(kind.rawValue)s",
      options: options)
  }

  func progress(
    of selection: Selection, faults: [CreateIceCream.Fault] = []
  ) -> DisplayedProgress {
    DisplayedProgress(
      cone: step(of: .cone, in: selection, faults),
      flavor: step(of: .flavor, in: selection, faults),
      topping: step(of: .topping, in: selection, faults),
      isDoneEnabled: selection.firstMissing(before: nil) == nil,
      status: status(of: selection),
      picture: picture(of: selection))
  }

  private func step(
    of kind: IngredientKind, in selection: Selection, _ faults: [CreateIceCream.Fault]
  ) -> DisplayedStep {
    var step = DisplayedStep(
      choice: selection[kind]?.index, isOpen: selection.firstMissing(before: kind) == nil)
    if let fault = faults.first(where: { $0.kind == kind }) {
      step.fault = IngredientWording.message(for: fault.reason)
    }
    return step
  }

  private func status(of selection: Selection) -> String {
    guard let next = selection.firstMissing(before: nil) else {
      return "All three are chosen: now DONE."
    }
    let missing = IngredientKind.allCases.count { selection[$0] == nil }
    let choices = missing == 1 ? "1 choice" : "\(missing) choices"
    return "\(choices) to go: now a \(next.rawValue)."
  }

  // MARK: The picture

  private func picture(of selection: Selection) -> DisplayedPicture {
    DisplayedPicture(
      cone: selection.cone?.appearance, scoop: selection.flavor?.appearance,
      topping: selection.topping?.appearance,
      caption: DisplayedPicture.caption(
        cone: selection.cone?.name.printable, flavor: selection.flavor?.name.printable,
        topping: selection.topping?.name.printable))
  }
}

extension IngredientKind {
  fileprivate var title: String {
    switch self {
    case .cone: "Cone"
    case .flavor: "Flavor"
    case .topping: "Topping"
    }
  }
}

// The words of the scene.
extension CreateIceCreamPresenter {
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

  func progress(of selection: Selection) -> DisplayedProgress {
    DisplayedProgress(
      cone: step(of: .cone, in: selection),
      flavor: step(of: .flavor, in: selection),
      topping: step(of: .topping, in: selection),
      isDoneEnabled: selection.firstMissing(before: nil) == nil,
      status: status(of: selection),
      picture: picture(of: selection))
  }

  private func step(of kind: IngredientKind, in selection: Selection) -> DisplayedStep {
    DisplayedStep(
      choice: selection[kind]?.index, isOpen: selection.firstMissing(before: kind) == nil)
  }

  private func status(of selection: Selection) -> String {
    guard let next = selection.firstMissing(before: nil) else {
      return "All three are chosen: DONE makes it."
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
      caption: caption(
        cone: selection.cone?.name.printable, flavor: selection.flavor?.name.printable,
        topping: selection.topping?.name.printable))
  }

  func caption(cone: String?, flavor: String?, topping: String?) -> String {
    guard let cone else { return "Preparing…" }
    guard let flavor else { return cone }
    guard let topping else { return "\(cone) with \(flavor)" }
    return "\(cone) with \(flavor) and \(topping)"
  }

  // MARK: Failures and refusals

  func message(for error: CatalogError) -> String {
    let sentence = "\(error.file.printable) cannot be used as a catalog"
    if case .file = error.faults.first?.problem { return sentence + "." }
    let count = error.faults.count == 1 ? "1 fault" : "\(error.faults.count) faults"
    return sentence + ": it has " + count + (error.isCutShort ? " or more." : ".")
  }

  func message(for reason: CreateIceCream.Refusal.Reason) -> String {
    switch reason {
    case .nothingLoaded:
      "There is no catalog to choose from. Load one first."
    case .tooEarly(let kind, let missing):
      "It is too early for a \(kind.rawValue). Choose a \(missing.rawValue) first."
    case .outOfRange(let kind, let number, let count):
      count == 1
        ? "There is no \(kind.rawValue) number \(number). The only one is number 1."
        : "There is no \(kind.rawValue) number \(number). Choose a number from 1 to \(count)."
    case .ambiguous(let kind, let typed, let names):
      "More than one \(kind.rawValue) begins with \(typed.quoted): "
        + "\(names.map(\.printable).joined(separator: ", ")). Type more of the name."
    case .unknown(let kind, let typed, let likely?):
      "There is no \(kind.rawValue) \(typed.quoted). Did you mean \(likely.quoted)?"
    case .unknown(let kind, let typed, nil):
      "There is no \(kind.rawValue) \(typed.quoted). Type a name or a number from the list."
    case .unfinished(let missing):
      "The ice cream is not finished. Choose a \(missing.rawValue) first."
    case .alreadyFinished:
      "This ice cream is ready. Say OK to begin another."
    }
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

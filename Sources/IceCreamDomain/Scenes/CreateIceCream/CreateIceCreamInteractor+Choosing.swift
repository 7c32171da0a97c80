// The rules about choices.
extension CreateIceCreamInteractor {
  func refuse(_ reason: CreateIceCream.Refusal.Reason) {
    presenter?.presentRefusal(response: .init(reason: reason))
  }

  func clear() {
    selection = Selection()
    faults = []
    stage = .choosing
  }

  /// Loads the catalog anew, or has the failure presented.
  func loadCatalog() -> IceCream? {
    clear()
    do {
      let iceCreamData = try worker.fetchIceCream()
      self.iceCreamData = iceCreamData
      return iceCreamData
    } catch {
      iceCreamData = nil
      presenter?.presentLoadFailure(response: .init(error: error))
      return nil
    }
  }

  /// Returns what is wrong with a name, whatever is chosen already.
  func fault(of text: String?, kind: IngredientKind) -> CreateIceCream.Fault? {
    guard let iceCreamData, let text else { return nil }
    do {
      _ = try kind.index(typed: text, in: iceCreamData.names(of: kind))
      return nil
    } catch {
      return CreateIceCream.Fault(kind: kind, reason: error)
    }
  }

  func choose(
    _ choice: CreateIceCream.SelectIngredient.Choice, of kind: IngredientKind
  ) throws(CreateIceCream.Refusal.Reason) {
    guard let iceCreamData else { throw .nothingLoaded }
    guard stage == .choosing else { throw .alreadyFinished }
    let names = iceCreamData.names(of: kind)
    let index = try index(of: choice, kind: kind, in: names)
    if let missing = selection.firstMissing(before: kind) {
      throw .tooEarly(kind, missing: missing)
    }
    select(index, of: kind, in: iceCreamData)
  }

  func select(_ index: Int, of kind: IngredientKind, in catalog: IceCream) {
    selection[kind] = Selection.Ingredient(
      index: index, name: catalog.names(of: kind)[index],
      appearance: catalog.appearance(at: index, of: kind))
    if !faults.isEmpty { faults.removeAll { $0.kind == kind } }
  }

  private func index(
    of choice: CreateIceCream.SelectIngredient.Choice, kind: IngredientKind, in names: [String]
  ) throws(CreateIceCream.Refusal.Reason) -> Int {
    switch choice {
    case .index(let index):
      guard names.indices.contains(index) else {
        throw .outOfRange(kind, number: index < .max ? index + 1 : index, count: names.count)
      }
      return index
    case .typed(let text): return try kind.index(typed: text, in: names)
    }
  }
}

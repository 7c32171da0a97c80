/// What can be asked of the scene.
protocol CreateIceCreamBusinessLogic: AnyObject {
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
  func selectIngredient(request: CreateIceCream.SelectIngredient.Request)
}

/// Enforces the scene's business rules.
final class CreateIceCreamInteractor {
  var presenter: (any CreateIceCreamPresentationLogic)?

  private let iceCreamData: IceCream
  private var selection = Selection()

  init(
    iceCreamData: IceCream = IceCream(
      cones: ["Sugar cone", "Waffle cone", "Paper cup"],
      flavors: ["Vanilla", "Mint chip", "Mango sorbet"],
      toppings: ["Cherry", "Wafer"])
  ) {
    self.iceCreamData = iceCreamData
  }
}

extension CreateIceCreamInteractor: CreateIceCreamBusinessLogic {
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    presenter?.presentIceCream(response: .init(iceCreamData: iceCreamData))
  }

  func selectIngredient(request: CreateIceCream.SelectIngredient.Request) {
    let (kind, index) = (request.kind, request.index)
    if let missing = missing(before: kind) {
      return refuse(.tooEarly(kind, missing: missing))
    }
    let names = iceCreamData.names(of: kind)
    guard names.indices.contains(index) else {
      return refuse(.outOfRange(kind, count: names.count))
    }
    selection[kind] = names[index]
    presenter?.presentIngredient(response: .init(selection: selection))
  }

  private func missing(before kind: IngredientKind) -> IngredientKind? {
    switch kind {
    case .cone: nil
    case .flavor: selection.cone == nil ? .cone : nil
    case .topping: selection.flavor == nil ? .flavor : nil
    }
  }

  private func refuse(_ reason: CreateIceCream.Refusal.Reason) {
    presenter?.presentRefusal(response: .init(reason: reason))
  }
}

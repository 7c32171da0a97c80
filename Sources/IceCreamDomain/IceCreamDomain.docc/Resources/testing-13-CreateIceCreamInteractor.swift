/// What can be asked of the scene.
protocol CreateIceCreamBusinessLogic: AnyObject {
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
}

/// Enforces the scene's business rules.
final class CreateIceCreamInteractor {
  var presenter: (any CreateIceCreamPresentationLogic)?

  private let iceCreamData: IceCream

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
}

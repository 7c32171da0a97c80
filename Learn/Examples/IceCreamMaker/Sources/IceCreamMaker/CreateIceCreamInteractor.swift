protocol CreateIceCreamBusinessLogic: AnyObject {
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
  func selectIngredient(request: CreateIceCream.SelectIngredient.Request)
}

final class CreateIceCreamInteractor: CreateIceCreamBusinessLogic {
  var presenter: (any CreateIceCreamPresentationLogic)?
  private let catalog: Catalog
  private var selection: [Step: String] = [:]

  init(catalog: Catalog) { self.catalog = catalog }

  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    presenter?.presentIceCream(response: .init(catalog: catalog))
  }

  func selectIngredient(request: CreateIceCream.SelectIngredient.Request) {
    let earlier = Step.allCases.prefix { $0 != request.step }
    if let missing = earlier.first(where: { selection[$0] == nil }) {
      presenter?.presentIngredient(response: .refused(missing: missing))
    } else {
      selection[request.step] = request.name
      presenter?.presentIngredient(response: .selected(selection))
    }
  }
}

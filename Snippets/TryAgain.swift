import IceCreamDomain

/// A worker that fails the first time.
final class HesitantWorker: CatalogWorker {
  private var isFirstTime = true

  func fetchCatalog() throws(CatalogError) -> IceCreamCatalog {
    defer { isFirstTime = false }
    if isFirstTime { throw CatalogError(file: "menu.json", problem: .missingFile) }
    return IceCreamCatalog(cones: ["Cup"], flavors: ["Vanilla"], toppings: ["Cherry"])
  }
}

let view = CreateIceCreamView().configure(
  services: IceCreamServices(worker: HesitantWorker()))

view.loadIceCream()
if let failure = view.iceCream.failure {
  print(failure.message)
  print(failure.retryButton ?? "There is no use in trying again.")
}

// The action of the button.
view.loadIceCream()
print(view.iceCream.menu.lists.flavor.map(\.name))

import IceCreamDomain

/// A worker that fails the first time.
final class HesitantWorker: CatalogWorker {
  private var isFirstTime = true

  func fetchIceCream() throws(CatalogError) -> IceCream {
    defer { isFirstTime = false }
    if isFirstTime { throw CatalogError(file: "menu.json", problem: .missingFile) }
    return IceCream(cones: ["Cup"], flavors: ["Vanilla"], toppings: ["Cherry"])
  }
}

let view = CreateIceCreamView().configureView(
  services: IceCreamServices(worker: HesitantWorker()))

view.fetchIceCream()
if let failure = view.iceCream.failure {
  print(failure.message)
  print(failure.retryButton ?? "There is no use in trying again.")
}

// The action of the button.
view.fetchIceCream()
print(view.iceCream.displayedFlavors.map(\.name))

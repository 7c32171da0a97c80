/// Loads a catalog.
protocol CreateIceCreamWorker: AnyObject {
  func fetchIceCream() async throws(CatalogError) -> IceCream
}

/// The worker that has the catalog inside.
final class BundledCatalogWorker: CreateIceCreamWorker {
  func fetchIceCream() -> IceCream {
    IceCream(
      cones: ["Sugar cone", "Waffle cone", "Paper cup"],
      flavors: ["Vanilla", "Mint chip", "Mango sorbet"],
      toppings: ["Cherry", "Wafer"])
  }
}

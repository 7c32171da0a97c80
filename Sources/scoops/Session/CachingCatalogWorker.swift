import IceCreamDomain

/// A worker for a catalog that can be read only once, such as standard input.
final class CachingCatalogWorker: CreateIceCreamWorker {
  private let worker: any CreateIceCreamWorker
  private var answer: Result<IceCream, CatalogError>?

  init(_ worker: any CreateIceCreamWorker) {
    self.worker = worker
  }

  func fetchIceCream() throws(CatalogError) -> IceCream {
    if let answer { return try answer.get() }
    do {
      let catalog = try worker.fetchIceCream()
      answer = .success(catalog)
      return catalog
    } catch {
      answer = .failure(error)
      throw error
    }
  }
}

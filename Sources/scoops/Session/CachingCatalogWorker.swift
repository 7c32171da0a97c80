import IceCreamDomain

/// A worker for a catalog that can be read only once, such as standard input.
final class CachingCatalogWorker: CatalogWorker {
  private let worker: any CatalogWorker
  private var answer: Result<IceCreamCatalog, CatalogError>?

  init(_ worker: any CatalogWorker) {
    self.worker = worker
  }

  func fetchCatalog() throws(CatalogError) -> IceCreamCatalog {
    let answer =
      answer ?? Result { () throws(CatalogError) in try worker.fetchCatalog() }
    self.answer = answer
    return try answer.get()
  }
}

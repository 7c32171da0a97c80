import IceCreamDomain

/// A worker for a catalog that can be read only once, such as standard input.
final class CachingCatalogWorker: CatalogWorker {
  private let worker: any CatalogWorker
  private lazy var answer = Result { () throws(CatalogError) in try worker.fetchCatalog() }

  init(_ worker: any CatalogWorker) {
    self.worker = worker
  }

  func fetchCatalog() throws(CatalogError) -> IceCreamCatalog {
    try answer.get()
  }
}

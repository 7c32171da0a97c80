import IceCreamDomain

/// A worker for a catalog that can be read only once, such as standard input.
final class CachingCatalogWorker: CatalogWorker {
  private let worker: any CatalogWorker
  private var answer: Result<IceCream, CatalogError>?

  init(_ worker: any CatalogWorker) {
    self.worker = worker
  }

  func fetchIceCream() throws(CatalogError) -> IceCream {
    let answer =
      answer ?? Result { () throws(CatalogError) in try worker.fetchIceCream() }
    self.answer = answer
    return try answer.get()
  }
}

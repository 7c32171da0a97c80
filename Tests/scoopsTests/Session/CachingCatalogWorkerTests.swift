import IceCreamDomain
import Seeds
import Testing

@testable import TestDoubles
@testable import scoops

struct CachingCatalogWorkerTests {
  @Test func `reads a refused catalog once, because standard input cannot be read again`() {
    let worker = CatalogWorkerStub(.failure(Seeds.catalogError))
    let cache = CachingCatalogWorker(worker)

    for _ in 0..<2 {
      #expect(throws: Seeds.catalogError) { try cache.fetchCatalog() }
    }

    #expect(worker.calls == 1)
  }
}

import IceCreamDomain
import IceCreamFiles
import Testing

@testable import scoops

struct CachingCatalogWorkerTests {
  @Test func `reads a refused catalog once, because standard input cannot be read again`() {
    let worker = RefusingCatalogWorker()
    let cache = CachingCatalogWorker(worker)

    for _ in 0..<2 {
      #expect(throws: CatalogError.self) { try cache.fetchIceCream() }
    }

    #expect(worker.calls == 1)
  }
}

/// A worker that counts its calls, and finds no catalog.
private final class RefusingCatalogWorker: CatalogWorker {
  private(set) var calls = 0

  func fetchIceCream() throws(CatalogError) -> IceCream {
    calls += 1
    return try FileCatalogWorker(path: "").fetchIceCream()
  }
}

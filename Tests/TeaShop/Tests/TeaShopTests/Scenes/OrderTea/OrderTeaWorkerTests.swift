import Testing

@testable import TeaShop

/// The worker returns its entries.
struct OrderTeaWorkerTests {
  @Test func `returns what is built in`() throws {
    #expect(try CatalogOrderTeaWorker().fetchTeas() == TeaCatalog.bundled())
  }
}

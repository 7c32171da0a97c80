import Testing

@testable import TeaShop

/// The worker returns what is built in.
struct OrderTeaWorkerTests {
  private let worker = CatalogOrderTeaWorker()

  @Test func `answers fetchTeas`() throws {
    let answer = try worker.fetchTeas(request: .init())

    #expect(try answer == TeaCatalog.bundled())
  }
}

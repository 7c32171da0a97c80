import Testing

@testable import TeaShop

/// The worker does what the interactor asks for.
struct OrderTeaWorkerTests {
  private let worker = CatalogOrderTeaWorker()

  @Test func `does the work of FetchTeas`() throws {
    #expect(try !worker.fetchTeas(request: .init()).isEmpty)
  }
}

import Testing

@testable import DeparturesBoard

/// The worker does what the interactor asks for.
@MainActor
struct ListDeparturesWorkerTests {
  private let worker = CatalogListDeparturesWorker()

  @Test func `does the work of FetchDepartures`() async throws {
    #expect(try await !worker.fetchDepartures(request: .init()).isEmpty)
  }
}

import Testing

@testable import DeparturesBoard

/// The worker returns what is built in.
@MainActor
struct ListDeparturesWorkerTests {
  private let worker = CatalogListDeparturesWorker()

  @Test func `answers fetchDepartures`() async throws {
    let answer = try await worker.fetchDepartures(request: .init())

    #expect(try answer == DepartureCatalog.bundled())
  }
}

@testable import DeparturesBoard

/// Answers each call at once, as it is told.
@MainActor
final class ListDeparturesWorkerStub: ListDeparturesWorker {
  /// What it fails with, if it fails.
  var error: ListDeparturesError?

  var fetchDeparturesAnswer: [Departure] = [.first, .second]
  private(set) var fetchDeparturesRequests: [ListDepartures.FetchDepartures.Request] = []

  @MainActor func fetchDepartures(
    request: ListDepartures.FetchDepartures.Request
  ) async throws(ListDeparturesError) -> [Departure] {
    fetchDeparturesRequests.append(request)
    if let error { throw error }
    return fetchDeparturesAnswer
  }
}

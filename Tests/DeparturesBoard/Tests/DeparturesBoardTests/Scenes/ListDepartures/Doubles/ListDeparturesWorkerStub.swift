@testable import DeparturesBoard

/// Answers each call as it is told: at once, or when the test resumes it.
@MainActor
final class ListDeparturesWorkerStub: ListDeparturesWorker {
  /// What it fails with, if it fails.
  var error: ListDeparturesError?
  /// Whether calls wait until the test resumes them.
  var isHeld = false
  private let (calls, newCall) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)

  /// Returns the next call when it waits.
  func nextCall() async -> CheckedContinuation<Void, Never>? {
    for await call in calls { return call }
    return nil
  }

  private func hold() async {
    if isHeld { await withCheckedContinuation { newCall.yield($0) } }
  }

  var fetchDeparturesAnswer: [Departure] = [.first, .second]
  private(set) var fetchDeparturesRequests: [ListDepartures.FetchDepartures.Request] = []

  @MainActor func fetchDepartures(
    request: ListDepartures.FetchDepartures.Request
  ) async throws(ListDeparturesError) -> [Departure] {
    fetchDeparturesRequests.append(request)
    await hold()
    if let error { throw error }
    return fetchDeparturesAnswer
  }
}

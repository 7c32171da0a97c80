@testable import DeparturesBoard

/// Answers each call as it is told: at once, or when the test resumes it.
@MainActor
final class ListDeparturesWorkerStub: ListDeparturesWorker {
  /// What it fails with, if it fails.
  var error: ListDeparturesError?
  /// Whether calls wait until the test resumes them.
  var isHeld = false
  private let (calls, newCall) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)

  /// Returns the next call when it waits; `nil` if none does within a minute.
  func nextCall() async -> CheckedContinuation<Void, Never>? {
    let limit = Task { [newCall] in
      try await Task.sleep(nanoseconds: 60_000_000_000)
      newCall.finish()
    }
    defer { limit.cancel() }
    return await calls.first { @Sendable _ in true }
  }

  var fetchDeparturesAnswer: [Departure] = [.first, .second]
  private(set) var fetchDeparturesRequests: [ListDepartures.FetchDepartures.Request] = []

  @MainActor func fetchDepartures(
    request: ListDepartures.FetchDepartures.Request
  ) async throws(ListDeparturesError) -> [Departure] {
    fetchDeparturesRequests.append(request)
    if isHeld { await withCheckedContinuation { newCall.yield($0) } }
    if let error { throw error }
    return fetchDeparturesAnswer
  }
}

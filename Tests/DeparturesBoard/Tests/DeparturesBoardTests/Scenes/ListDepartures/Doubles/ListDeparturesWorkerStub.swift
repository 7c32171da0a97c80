@testable import DeparturesBoard

/// Answers each call as it is told: at once, or when the test resumes it.
@MainActor
final class ListDeparturesWorkerStub: ListDeparturesWorker {
  /// What it fails with, if it fails.
  var error: ListDeparturesError?
  /// How many calls wait until the test resumes them.
  var callsToHold = 0
  private let (calls, newCall) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)

  /// Returns the next call when it waits; `nil` if the task ends without one.
  func nextCall(of task: Task<Void, Never>?) async -> CheckedContinuation<Void, Never>? {
    let end = Task { [newCall] in
      await task?.value
      if !Task.isCancelled { newCall.finish() }
    }
    defer { end.cancel() }
    return await calls.first { @Sendable _ in true }
  }

  var fetchDeparturesAnswer: [Departure] = [.first, .second]
  private(set) var fetchDeparturesRequests: [ListDepartures.FetchDepartures.Request] = []

  @MainActor func fetchDepartures(
    request: ListDepartures.FetchDepartures.Request
  ) async throws(ListDeparturesError) -> [Departure] {
    fetchDeparturesRequests.append(request)
    if callsToHold > 0 {
      callsToHold -= 1
      await withCheckedContinuation { newCall.yield($0) }
    }
    if let error { throw error }
    return fetchDeparturesAnswer
  }
}

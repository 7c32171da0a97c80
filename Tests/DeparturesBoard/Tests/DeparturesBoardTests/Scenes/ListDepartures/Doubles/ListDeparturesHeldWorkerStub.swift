@testable import DeparturesBoard

/// A worker whose calls wait until the test answers them.
@MainActor
final class ListDeparturesHeldWorkerStub: ListDeparturesWorker {
  /// Answers a call: with an error, or with `nil` if the work succeeds.
  typealias Answer = CheckedContinuation<ListDeparturesError?, Never>

  private let (calls, newCall) = AsyncStream.makeStream(of: Answer.self)

  /// Returns the next call when it is made.
  func nextCall() async -> Answer? {
    for await call in calls { return call }
    return nil
  }

  private func answer() async throws(ListDeparturesError) {
    if let error = await withCheckedContinuation({ newCall.yield($0) }) { throw error }
  }

  @MainActor func fetchDepartures(
    request: ListDepartures.FetchDepartures.Request
  ) async throws(ListDeparturesError) -> [Departure] {
    try await answer()
    return [.first, .second]
  }
}

@testable import Parlour

/// A worker that answers when the test says so, even if the answer is no longer wanted.
final class HeldWorkerStub: CreateIceCreamWorker {
  typealias Call = CheckedContinuation<Swift.Result<IceCream, CatalogError>, Never>

  private let (calls, newCall) = AsyncStream.makeStream(of: Call.self)

  func fetchIceCream() async throws(CatalogError) -> IceCream {
    try await withCheckedContinuation { newCall.yield($0) }.get()
  }

  /// Waits until it is asked; what it is to answer is up to the one who waits.
  func nextCall() async -> Call? {
    for await call in calls { return call }
    return nil
  }
}

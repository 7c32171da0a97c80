@testable import TeaShop

/// Answers each call as it is told.
final class OrderTeaWorkerStub: OrderTeaWorker {
  /// What it fails with, if it fails.
  var error: OrderTeaError?

  var fetchTeasAnswer: [Tea] = [.first, .second]
  private(set) var fetchTeasRequests: [OrderTea.FetchTeas.Request] = []

  func fetchTeas(request: OrderTea.FetchTeas.Request) throws(OrderTeaError) -> [Tea] {
    fetchTeasRequests.append(request)
    if let error { throw error }
    return fetchTeasAnswer
  }
}

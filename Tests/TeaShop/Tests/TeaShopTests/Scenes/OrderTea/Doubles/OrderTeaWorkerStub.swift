@testable import TeaShop

/// Returns its entries, or throws its error.
final class OrderTeaWorkerStub: OrderTeaWorker {
  var entries: [Tea] = [.first, .second]
  var error: OrderTeaError?

  func fetchTeas() throws(OrderTeaError) -> [Tea] {
    if let error { throw error }
    return entries
  }
}

@testable import Parlour

/// A worker that answers with the small catalog.
final class CreateIceCreamWorkerStub: CreateIceCreamWorker {
  func fetchIceCream() -> IceCream { Seeds.iceCream }
}

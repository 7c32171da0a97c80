@testable import Parlour

/// The stores that have to pass the suite.
enum StoreKind: CaseIterable {
  case inMemory

  func makeStore() -> any IceCreamStore {
    switch self {
    case .inMemory: InMemoryIceCreamStore()
    }
  }
}

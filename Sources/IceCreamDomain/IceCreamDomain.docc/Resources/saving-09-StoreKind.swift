import Foundation

@testable import Parlour

/// The stores that have to pass the suite.
enum StoreKind: CaseIterable {
  case inMemory
  case file

  func makeStore() -> any IceCreamStore {
    switch self {
    case .inMemory: InMemoryIceCreamStore()
    case .file: FileIceCreamStore(path: Self.newPath())
    }
  }

  static func newPath() -> String {
    FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  }
}

import Foundation
import Testing

@testable import Parlour

/// A worker is tested with the real thing that it works on.
struct FileCatalogWorkerTests {
  @Test func `reads the three lists`() throws {
    let iceCream = try fetch("cones: A, B\nflavors: C\ntoppings: D,  E ,F\n")

    #expect(iceCream == IceCream(cones: ["A", "B"], flavors: ["C"], toppings: ["D", "E", "F"]))
  }

  @Test func `says that a file cannot be read`() {
    #expect(throws: CatalogError.cannotRead(file: "/no/such/file")) {
      try FileCatalogWorker(path: "/no/such/file").fetchIceCream()
    }
  }

  @Test func `says which list is missing`() {
    #expect {
      try fetch("cones: A\ntoppings: D\n")
    } throws: { error in
      guard case .missingList(.flavor, _) = error as? CatalogError else { return false }
      return true
    }
  }

  @Test(arguments: ["", " ", ",", " , "])
  func `says that a list is empty`(list: String) {
    #expect(throws: CatalogError.self) {
      try fetch("cones: A\nflavors: B\ntoppings:\(list)\n")
    }
  }

  private func fetch(_ text: String) throws -> IceCream {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FileCatalogWorker(path: file.path).fetchIceCream()
  }
}

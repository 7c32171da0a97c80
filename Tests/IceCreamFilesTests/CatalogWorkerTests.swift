import Foundation
import Seeds
import Testing

@testable import IceCreamDomain
@testable import IceCreamFiles

/// Workers load catalogs, and fail with their faults.
///
/// The other suites here test every kind of fault.
struct CatalogWorkerTests {
  @Test func `loads the bundled catalog on each call`() throws {
    let worker = BundledCatalogWorker()

    let first = try worker.fetchIceCream()
    let second = try worker.fetchIceCream()

    #expect(first.cones.contains("Sugar cone"))
    #expect(first == second)
  }

  @Test func `reads a corrected file on the next call`() throws {
    try withFolder { folder in
      let path = folder + "/catalog.json"
      let worker = FileCatalogWorker(path: path)

      #expect(throws: CatalogError(file: path, problem: .missingFile)) {
        try worker.fetchIceCream()
      }

      try Seeds.catalog.write(toFile: path, atomically: false, encoding: .utf8)
      #expect(try worker.fetchIceCream() == Seeds.iceCream)
    }
  }
}

import Foundation
import Testing

@testable import Parlour

/// The worker is tested with real files.
struct CreateCookieWorkerTests {
  @Test func `reads the three lists, and which doughs are crumbly`() throws {
    let catalog = try fetch("doughs: A, B\nfillings: C\nglazes: D, E\ncrumbly: B\n")

    #expect(
      catalog
        == CookieCatalog(doughs: ["A", "B"], fillings: ["C"], glazes: ["D", "E"], crumbly: ["B"]))
  }

  @Test(arguments: ["", "crumbly:\n"])
  func `takes it that no dough is crumbly, unless one is named`(line: String) throws {
    let catalog = try fetch("doughs: A\nfillings: C\nglazes: D\n" + line)

    #expect(catalog.crumbly == [])
  }

  @Test func `says which crumbly dough is no dough`() {
    #expect {
      try fetch("doughs: A\nfillings: C\nglazes: D\ncrumbly: Z\n")
    } throws: { error in
      guard case .unknownCrumbly("Z", _) = error as? CookieCatalogError else { return false }
      return true
    }
  }

  @Test func `says which list is missing`() {
    #expect {
      try fetch("doughs: A\nglazes: D\n")
    } throws: { error in
      guard case .missingList(.filling, _) = error as? CookieCatalogError else { return false }
      return true
    }
  }

  private func fetch(_ text: String) throws -> CookieCatalog {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FileCookieWorker(path: file.path).fetchCookies()
  }
}

import Foundation
import Testing

@testable import Parlour

/// The worker is tested with real files.
struct CreateCookieWorkerTests {
  @Test func `reads the three lists, and which doughs are crumbly`() throws {
    let catalog = try fetch(
      #"{"doughs": ["A", "B"], "fillings": ["C"], "glazes": ["D", "E"], "crumbly": ["B"]}"#)

    #expect(
      catalog
        == CookieCatalog(doughs: ["A", "B"], fillings: ["C"], glazes: ["D", "E"], crumbly: ["B"]))
  }

  @Test(arguments: ["", #", "crumbly": []"#])
  func `takes it that no dough is crumbly, unless one is named`(member: String) throws {
    let catalog = try fetch(#"{"doughs": ["A"], "fillings": ["C"], "glazes": ["D"]\#(member)}"#)

    #expect(catalog.crumbly == [])
  }

  @Test func `reports all faults, each with its line and column`() {
    #expect {
      try fetch(
        """
        {
          "doughs": ["A"],
          "filings": ["C"],
          "glazes": [],
          "crumbly": ["Z"]
        }
        """)
    } throws: { error in
      guard case .faults(let faults, _) = error as? CookieCatalogError else { return false }
      return faults.map { "\($0)" } == [
        #"3:3: unknown key "filings" at the top level; did you mean "fillings"?"#,
        "4:13: the list is empty at glazes; add at least one entry",
        #"5:15: there is no dough "Z" at crumbly[0]; write a name from doughs"#,
      ]
    }
  }

  @Test func `says which list is missing`() {
    #expect {
      try fetch(#"{"doughs": ["A"], "glazes": ["D"]}"#)
    } throws: { error in
      guard case .faults(let faults, _) = error as? CookieCatalogError else { return false }
      return faults.map { "\($0)" } == [#"1:1: missing key "fillings" at the top level; add it"#]
    }
  }

  private func fetch(_ text: String) throws -> CookieCatalog {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FileCookieWorker(path: file.path).fetchCookies()
  }
}

import Foundation
import Testing

@testable import TestSupport

/// The promises in SECURITY.md.
struct SecurityTests {
  @Test func `backs every promise with a test or a script`() throws {
    let security = try MarkdownFile("SECURITY.md")
    let tests = try Repository.swiftFiles(in: "Tests", "Kit/Tests", "Learn/Tests").map {
      try Repository.lines(of: $0).joined(separator: "\n")
    }
    let promises = security.rows.dropFirst()

    #expect(promises.count > 8)
    for (line, cells) in promises {
      let names = try #require(cells.last).matches(of: #/"([^"]+)"/#).map { $0.output.1 }
      for name in names {
        #expect(tests.contains { $0.contains("func `\(name)`") }, "SECURITY.md:\(line): \(name)")
      }
      let scripts = cells[1].matches(of: #/`(Scripts/\w+)`/#).map { String($0.output.1) }
      for script in scripts {
        #expect(Repository.has(script), "SECURITY.md:\(line): \(script)")
      }
      #expect(names.count + scripts.count > 0, "SECURITY.md:\(line)")
    }
  }
}

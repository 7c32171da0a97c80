import Foundation
import Testing

@testable import TestSupport

/// The modules in CONTRIBUTING.md are those of the manifest.
struct ContributingTests {
  @Test func `says what each module contains`() throws {
    let manifest = try Repository.lines(of: "Package.swift").joined(separator: " ")
    let targets = manifest.matches(of: #/\.(?:target|executableTarget)\(\s*name: "(\w+)"/#)
      .map { String($0.output.1) }.filter { name in
        ["", "Kit/"].contains { Repository.has("\($0)Sources/\(name)") }
      }
    let named = try MarkdownFile("CONTRIBUTING.md").rows.compactMap { row in
      row.cells[0].wholeMatch(of: #/`(\w+)`(?: \(product\))?/#).map { String($0.output.1) }
    }

    #expect(targets.count > 4)
    #expect(named.sorted() == targets.sorted())
  }
}

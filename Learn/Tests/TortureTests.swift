import Foundation
import Testing

@testable import TestSupport

/// The table of faults in Torture/README.md matches what `Scripts/torture` runs.
struct TortureTests {
  private let classes: [(line: Int, cells: [String])]

  init() throws {
    classes = try MarkdownFile("Torture/README.md").rows
      .filter { $0.cells.count == 3 && $0.cells[2].hasPrefix("`") }
  }

  @Test func `names a part for each class of faults, and a class for each part`() throws {
    let list = try BuiltProgram.run(
      Repository.url("Scripts/torture"), ["--list"], "", ["PATH": "/usr/bin:/bin"])
    let parts = list.output.split(separator: "\n").map { "`\($0)`" }

    #expect(list.status == 0 && parts.count > 5)
    #expect(Set(parts).count == parts.count)
    #expect(Set(parts) == Set(classes.map { $0.cells[2] }))
    #expect(Set(classes.map { $0.cells[0] }).count == classes.count)
  }
}

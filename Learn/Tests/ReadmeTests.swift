import Foundation
import Testing

@testable import TestSupport
@testable import scoops

/// The README: its first screen, its links and the version.
struct ReadmeTests {
  private let readme: MarkdownFile

  init() throws {
    readme = try MarkdownFile("README.md")
  }

  @Test
  func `has a promise, a picture, the program, the cycle and three links on its first screen`()
    throws
  {
    let lines = readme.text.components(separatedBy: "\n")
    let first = try lines.prefix(#require(lines.firstIndex { $0.hasPrefix("## ") }))

    for beginning in [
      "Scoops makes ice cream", "![", "swift run scoops", "  │ View │",
      "Scoops has no dependencies",
    ] {
      #expect(first.contains { $0.hasPrefix(beginning) }, "\(beginning)")
    }
    #expect(first.count { $0.hasPrefix("- [") } == 3)
    #expect(lines.count < 145)
  }

  @Test func `links to a snippet that does what it says`() throws {
    #expect(readme.text.contains("](Snippets/MakeAnIceCream.swift)"))
    #expect(
      try BuiltProgram.run("MakeAnIceCream", []).output == """
        Nothing chosen yet.
        Choose a cone before a flavor.
        Sugar cone
        Sugar cone with Vanilla

        """)
  }

  @Test func `matches the version in the change log`() throws {
    let changes = try PackageFolder.lines(of: "CHANGELOG.md")

    let newest = changes.first { $0.hasPrefix("## ") }
    #expect(newest?.hasPrefix("## \(Program.version) ") == true)
  }
}

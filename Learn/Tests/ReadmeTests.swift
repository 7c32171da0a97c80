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

  @Test func `has a promise, a picture, the program and two doors on its first screen`() throws {
    let lines = readme.text.components(separatedBy: "\n")
    let first = try lines.prefix(#require(lines.firstIndex { $0.hasPrefix("## ") }))

    for beginning in ["Scoops makes ice cream", "![", "swift run -q scoops"] {
      #expect(first.contains { $0.hasPrefix(beginning) }, "\(beginning)")
    }
    #expect(first.count { $0.hasPrefix("- **[") } == 2)
  }

  @Test(arguments: [("README.md", 60), ("Kit/README.md", 60), ("Learn/README.md", 40)])
  func `is short, like those of the kit and the lessons`(path: String, most: Int) throws {
    #expect(try Repository.lines(of: path).count <= most)
  }

  @Test func `links to a snippet that does what it says`() throws {
    let kit = try MarkdownFile("Kit/README.md")
    #expect(kit.text.contains("](../Snippets/MakeAnIceCream.swift)"))
    #expect(
      try BuiltProgram.run("MakeAnIceCream", []).output == """
        Nothing chosen yet.
        Choose a cone before a flavor.
        Sugar cone
        Sugar cone with Vanilla

        """)
  }

  @Test func `matches the version in the change log`() throws {
    let changes = try Repository.lines(of: "CHANGELOG.md")

    let newest = changes.first { $0.hasPrefix("## ") }
    #expect(newest?.hasPrefix("## \(Program.version) ") == true)
  }
}

import Foundation
import Testing

@testable import TerminalDoubles
@testable import scoops

/// What the README shows, held to what there is.
struct ReadmeTests {
  private let readme: MarkdownFile

  init() throws {
    readme = try MarkdownFile("README.md")
  }

  @Test func `shows a snippet that does what it says`() throws {
    #expect(readme.blocks(in: "swift").count == 1)
    #expect(
      try BuiltProgram.run("MakeAnIceCream", []).output == """
        Nothing chosen yet.
        Sugar cone
        Sugar cone with Vanilla

        """)
  }

  @Test func `leads only to files and folders that are there`() throws {
    let links = readme.text.matches(
      of: try Regex(#"\]\(([^)#:]+)\)"#, as: (Substring, Substring).self))
    #expect(links.count > 5)
    for link in links {
      #expect(PackageFolder.has(String(link.1)), "\(link.1)")
    }
  }

  @Test func `goes with the version of the change log`() throws {
    let changes = try PackageFolder.lines(of: "CHANGELOG.md")

    let newest = changes.first { $0.hasPrefix("## ") }
    #expect(newest?.hasPrefix("## \(Program.version) ") == true)
  }
}

import Foundation
import Testing

@testable import TestSupport
@testable import scoops

/// The manual page in the release.
struct ManualPageTests {
  private static let path = "Resources/scoops.1"

  @Test func `has the commands and options of the program`() throws {
    let page = try PackageFolder.text(of: Self.path)

    #expect(try BuiltProgram.run("scoops", ["__manual"]).output == page, "Run Scripts/manual.")
  }

  @Test func `gives each example once, and no section its title again`() {
    let lines = ManualPage.text.split(separator: "\n")
    let examples = lines.filter { $0.hasPrefix("    scoops") }

    #expect(!examples.isEmpty)
    #expect(Set(examples).count == examples.count)
    for (title, line) in zip(lines, lines.dropFirst()) where title.hasPrefix(".SH ") {
      #expect(!line.lowercased().hasPrefix(title.dropFirst(4).lowercased()))
    }
  }

  @Test(.needs("groff"))
  func `is typeset without a warning`() throws {
    let page = PackageFolder.url(Self.path).path

    let visit = try BuiltProgram.shell("groff -man -Tutf8 -ww -P-cbou '\(page)'")

    #expect(visit.conversation == "")
    #expect(visit.output.contains("--cone C"))
  }
}

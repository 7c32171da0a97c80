import Foundation
import Testing

@testable import TestSupport

/// The manual page in the release.
struct ManualPageTests {
  private static let path = "Resources/scoops.1"

  @Test func `has the commands and options of the program`() throws {
    if ProcessInfo.processInfo.environment["WRITE_MANUAL_PAGE"] != nil {
      try ManualPage.text.write(
        to: PackageFolder.url(Self.path), atomically: true, encoding: .utf8)
    }

    #expect(try PackageFolder.text(of: Self.path) == ManualPage.text, "Run Scripts/manual.")
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

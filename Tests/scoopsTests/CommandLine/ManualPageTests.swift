import Testing

@testable import TestSupport
@testable import scoops

struct ManualPageTests {
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
    let visit = try BuiltProgram.shell("scoops help --man | groff -man -Tutf8 -ww -P-cbou")

    #expect(visit.conversation == "")
    #expect(visit.output.contains("--cone C"))
  }
}

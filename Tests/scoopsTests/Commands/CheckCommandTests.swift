import Seeds
import Testing

@testable import TestSupport
@testable import scoops

struct CheckCommandTests {
  private let folder = Folder()

  @Test func `says that there may be more faults than it lists`() throws {
    let bad = try folder.file(
      "bad.json", "{\"cones\": [" + String(repeating: "1,", count: 500) + "1]}")
    let terminal = ScriptedTerminal()
    let json = ScriptedTerminal()

    #expect(terminal.run("check", bad) == .failed)
    #expect(json.run("check", "--json", bad) == .failed)

    let lines = terminal.output.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.last?.contains("there may be more faults") == true)
    #expect(json.output.hasSuffix(#"],"isCutShort":true}"# + "\n"))
  }

  @Test func `escapes control sequences in a catalog and its file name`() throws {
    let bad = try folder.file(
      "\u{1B}[2Jbad.json", "{\"cones\": [\"\\u001b[31m\"], \"\u{9B}1m\": 0, \u{1B}")
    let good = try folder.file("\u{1B}[2Jgood.json", Seeds.catalog)
    let terminal = ScriptedTerminal()

    #expect(terminal.run("check", bad, good) == .failed)

    #expect(terminal.output.contains("<U+001B>[2Jbad.json:1:"))
    #expect(terminal.output.contains("<U+001B>[2Jgood.json: no faults"))
    #expect(!terminal.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
  }
}

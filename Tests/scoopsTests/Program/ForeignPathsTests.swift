import Foundation
import Testing

@testable import TestSupport
@testable import scoops

/// Tests that a path that is not UTF-8 is refused, never mistaken for another.
@Suite(.timeLimit(.minutes(60)))
struct ForeignPathsTests {
  /// A name in Latin-1, in shell syntax.
  private static let name = #"$(printf 'caf\351')"#

  @Test(arguments: [
    #"scoops check "$name.json""#, #"scoops check -- "$name.json""#,
    #"scoops menu --catalog "$name.json""#, #"scoops menu "--catalog=$name.json""#,
    #"scoops list --book "$name.json""#, #"scoops "$name.json""#, #"scoops --help "$name.json""#,
  ])
  func `refuses an argument that is not UTF-8`(line: String) throws {
    let folder = Folder()

    let visit = try BuiltProgram.shell("cd \(folder.path); name=\(Self.name); " + line)

    let shown = line.contains("catalog=") ? "--catalog=caf�.json" : "caf�.json"
    #expect(visit.status == 2)
    #expect(
      visit.conversation
        == #"scoops: The argument "\#(shown)" is not valid UTF-8. "#
        + "Type it in UTF-8, or rename the file.\n")
    #expect(visit.output == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `takes a path with a replacement character, which is UTF-8`() throws {
    let folder = Folder()

    let visit = try BuiltProgram.shell(
      "cd \(folder.path); export SCOOPS_BOOK=$PWD/\u{FFFD}.jsonl; "
        + "scoops make --cone 1 --flavor 1 --topping 1 && scoops list --book \u{FFFD}.jsonl")

    #expect(visit.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["\u{FFFD}.jsonl"])
  }

  @Test(arguments: [
    ("SCOOPS_BOOK", "scoops make --cone 1 --flavor 1 --topping 1"), ("SCOOPS_BOOK", "scoops list"),
    ("SCOOPS_CATALOG", "scoops menu"), ("XDG_DATA_HOME", "scoops list"), ("HOME", "scoops list"),
  ])
  func `refuses a variable that is not UTF-8`(name: String, line: String) throws {
    let folder = Folder()

    let visit = try BuiltProgram.shell(
      "cd \(folder.path); unset XDG_DATA_HOME; export \(name)=\(folder.path)/\(Self.name); " + line)

    #expect(visit.status == 2)
    #expect(visit.conversation.hasPrefix("scoops: \(name) is \""))
    #expect(visit.conversation.contains(", which is not valid UTF-8. Set it to a path in UTF-8;"))
    #expect(visit.output == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test(arguments: [
    "scoops --version", "scoops menu", "scoops list --book book.jsonl",
    "XDG_DATA_HOME=/nowhere scoops menu", "scoops make --no-save --cone 1 --flavor 1 --topping 1",
  ])
  func `ignores variables that it does not use`(line: String) throws {
    let folder = Folder()

    let visit = try BuiltProgram.shell(
      "cd \(folder.path); unset XDG_DATA_HOME; export HOME=/\(Self.name) TERM=\(Self.name); " + line
    )

    #expect(visit.status == 0)
  }

  @Test func `refuses an argument that is too long`() {
    let marks = String(repeating: "\u{301}\u{323}", count: 15_000)

    for arguments in [["a" + marks], ["--" + marks], ["make", "--cone", "m" + marks]] {
      let terminal = ScriptedTerminal()
      #expect(terminal.run(arguments) == .misused)
      #expect(
        terminal.conversation == "scoops: An argument is longer than 4096 bytes. Shorten it.\n")
    }
  }
}

import Testing

@testable import scoops

struct InvocationTests {
  private func options(in arguments: [String]) throws -> [String] {
    try Invocation(arguments).options.map { "\($0.option)\($0.value.map { "(\($0))" } ?? "")" }
  }

  @Test func `accepts options before and after the command, in both forms`() throws {
    let arguments = ["--json", "make", "--cone", "sugar", "--flavor=a=b", "--plain"]

    #expect(try Invocation(arguments).command == .make)
    #expect(try options(in: arguments) == ["json", "cone(sugar)", "flavor(a=b)", "plain"])
  }

  @Test func `uses the last value of an option`() throws {
    #expect(try Invocation(["--catalog", "a", "--catalog=b"]).options[.catalog] == "b")
  }

  @Test(arguments: [
    ("1", 1), ("007", 7), ("+3", 3), ("9223372036854775807", .max), ("9223372036854775808", .max),
    ("99999999999999999999", .max),
  ])
  func `takes every whole number as a limit`(text: String, limit: Int) throws {
    #expect(try Invocation(["list", "--limit", text]).limit == limit)
  }

  @Test(arguments: [
    ["--no-save"], ["make", "--no-save"], ["list", "--cone", "1", "--sort=oldest", "--limit=3"],
    ["make", "--again", "--flavor", "1"], ["make", "--like", "w9"], ["make", "--again", "-n"],
    ["make", "--random", "--no-save"], ["edit", "w93", "--topping", "1"],
    ["delete", "--yes", "w93"], ["check", "--book", "b", "f"], ["menu", "--book=b"],
    ["gallery", "--cone", "1", "--sort=oldest", "--limit=3", "--svg", "--catalog", "c"],
    ["delete", "a", "b"], ["help", "make"], ["undo", "-y", "--json", "--book", "b"],
    ["completions", "bash", "--book", "b"],
  ])
  func `accepts options with their commands`(arguments: [String]) {
    #expect(throws: Never.self) { try Invocation(arguments) }
  }

  // A program with shared libraries does not even start then; Scripts/release tries the static one.
  @Test func `fails if the arguments are unknown`() {
    let terminal = ScriptedTerminal()

    let status = Program.report(.unknownArguments, on: terminal, in: .usual)

    #expect(status == .failed)
    #expect(
      terminal.conversation
        == "scoops: Cannot read the arguments from /proc. "
        + "Mount it, or raise the limit on open files (ulimit -n).\n")
  }
}

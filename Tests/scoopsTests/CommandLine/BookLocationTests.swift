import Testing

@testable import scoops

struct BookLocationTests {
  private func book(_ arguments: [String], _ variables: [String: String]) throws -> BookLocation? {
    try BookLocation.find(for: Invocation(arguments), environment: Environment { variables[$0] })
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/a"], "/data/scoops/icecreams.jsonl"),
    (["XDG_DATA_HOME": "data", "HOME": "/home/a"], "/home/a/.local/share/scoops/icecreams.jsonl"),
    (["XDG_DATA_HOME": "", "HOME": "/home/a"], "/home/a/.local/share/scoops/icecreams.jsonl"),
    (["HOME": "/home/a"], "/home/a/.local/share/scoops/icecreams.jsonl"),
    (["XDG_DATA_HOME": "/data", "SCOOPS_BOOK": ""], "/data/scoops/icecreams.jsonl"),
  ])
  func `has a default location, where missing folders are created`(
    variables: [String: String], path: String
  ) throws {
    #expect(try book([], variables) == BookLocation(path: path, makesFolders: true))
  }

  @Test func `follows an option or a variable, without creating folders`() throws {
    let variables = ["HOME": "/home/a", "SCOOPS_BOOK": "named"]

    #expect(try book(["list"], variables) == BookLocation(path: "named", makesFolders: false))
    #expect(
      try book(["list", "--book", "given"], variables)
        == BookLocation(path: "given", makesFolders: false))
  }

  @Test(arguments: [["menu"], ["check"], ["completions", "bash"], ["--no-save"]])
  func `is not used by commands that save nothing`(arguments: [String]) throws {
    #expect(try book(arguments, [:]) == nil)
    #expect(try book(arguments, ["HOME": "/home/a"]) == nil)
  }

  @Test(arguments: [
    ([], false), (["make"], false), (["make", "--again"], true), (["list"], true),
    (["make", "--like", "w"], true), (["make", "--again", "--no-save"], true),
    (["show", "w"], true), (["edit", "w"], true), (["delete", "w"], true),
  ])
  func `is an error without a location`(arguments: [String], isRequired: Bool) {
    let advice =
      ". Name a file with --book or SCOOPS_BOOK" + (isRequired ? "." : ", or use --no-save.")
    let error = UsageError.other("Cannot locate the book: HOME is not set" + advice)
    #expect(throws: error) { try book(arguments, [:]) }
    #expect(throws: error) { try book(arguments, ["XDG_DATA_HOME": "relative"]) }
    #expect(
      throws: UsageError.other(
        "Cannot locate the book: HOME must be an absolute path, not \"x\"" + advice)
    ) {
      try book(arguments, ["XDG_DATA_HOME": "relative", "HOME": "x"])
    }
    #expect(throws: UsageError.bookIsStandardInput) { try book(arguments, ["SCOOPS_BOOK": "-"]) }
  }
}

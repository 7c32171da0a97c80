import Testing

@testable import TestSupport
@testable import scoops

/// Tests the completions in fish, which quotes by itself.
@Suite(.needs("fish"), .timeLimit(.minutes(2)))
struct FishCompletionTests {
  private let folder: Folder

  init() throws {
    folder = Folder()
    _ = try folder.file("odd.json", OddCatalog.text)
    try folder.saveThree()
  }

  @Test(arguments: [
    ("scoops m", ["make\t\(Command.make.summary)", "menu\t\(Command.menu.summary)"]),
    ("scoops --trace=", ["--trace=text", "--trace=json"]), ("scoops completions bash ", []),
    ("scoops make -c su", ["Sugar cone"]), ("scoops make -csu", ["-cSugar cone"]),
    ("scoops make --cone=su", ["--cone=Sugar cone"]),
    (#"scoops make --cone="sugar "#, ["--cone=Sugar cone"]),
    (
      "scoops --catalog odd.json make --cone ",
      [
        "It's \"hot\"", #"Cost $5 \ `x`"#, "Crème brûlée", "a:b=c", "Wow!so & {x} #1;*?",
        "100% [x](y)",
      ]
    ),
    ("scoops --catalog odd.json make --cone '~", ["~tilde"]),
    ("scoops make --catalog=odd.json --cone=--", ["--cone=--dashes"]),
    ("scoops --catalog ~/odd.json make --topping ", ["Cherry"]),
    ("scoops --catalog od", ["odd.json"]), ("scoops --catalog=od", ["--catalog=odd.json"]),
    (
      "scoops show ",
      [
        "z930gn1\t2026-11-20T09:05:03Z  Sugar cone with Vanilla and Cherry",
        "x930gn1\t2026-11-20T09:05:01Z  Sugar cone with Chocolate and Sprinkles",
        "w930gn1\t2026-11-20T09:05:00Z  Paper cup with Vanilla and Cherry",
      ]
    ),
  ])
  func `offers matching completions`(line: String, offers: [String]) throws {
    #expect(try offered(for: line) == offers)
  }

  @Test func `offers names from the catalog in the environment`() throws {
    #expect(
      try offered(for: "scoops make --topping ", ["SCOOPS_CATALOG": "odd.json"]) == ["Cherry"])
  }

  private func offered(
    for line: String, _ environment: [String: String] = [:]
  ) throws -> [String] {
    try InstalledShell.run(
      "cd $argv[1]; scoops completions fish | source; complete --do-complete $argv[2]",
      in: ["fish", "--no-config", "-c"], [folder.path, line], home: folder.path,
      variables: environment)
  }
}

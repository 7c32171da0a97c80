import Testing

@testable import TestSupport
@testable import scoops

/// Tests the completions in fish, which quotes by itself.
@Suite(.needs("fish"), .timeLimit(.minutes(60)))
struct FishCompletionTests {
  private let folder: Folder

  init() throws {
    folder = Folder()
    _ = try folder.file("odd.json", OddCatalog.text)
    try folder.saveThree()
  }

  @Test(arguments: [
    ("scoops m", ["make\t\(Command.make.summary)", "menu\t\(Command.menu.summary)"]),
    ("scoops make -csu", ["-cSugar cone"]), (#"scoops make --cone="sugar "#, ["--cone=Sugar cone"]),
    ("scoops --catalog odd.json make --cone '~", ["~tilde"]),
    ("scoops make --catalog=odd.json --cone=--", ["--cone=--dashes"]),
    ("scoops --catalog ~/odd.json make --topping ", ["Cherry"]),
    ("scoops --catalog od", ["odd.json"]), ("scoops --catalog=od", ["--catalog=odd.json"]),
    ("scoops show x", ["x930gn1\t2026-11-20T09:05:01Z  Sugar cone with Chocolate and Sprinkles"]),
  ])
  func `offers matching completions`(line: String, offers: [String]) throws {
    let offered = try InstalledShell.run(
      "cd $argv[1]; scoops completions fish | source; complete --do-complete $argv[2]",
      in: ["fish", "--no-config", "-c"], [folder.path, line], home: folder.path)

    #expect(offered == offers)
  }
}

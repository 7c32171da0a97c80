import Foundation
import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport
@testable import scoops

/// Tests the candidates for the word at the cursor, in the form that fish reads.
struct CompleteCommandTests {
  private let terminal = ScriptedTerminal(
    ["not read"], store: InMemoryIceCreamStore(SavedIceCreams.three, name: "book"))

  @Test(arguments: Command.allCases)
  func `offers the options of each command with their letters`(command: Command) {
    let options = Option.listed(for: command)

    let offered = candidates(for: [command.rawValue, "-"])

    #expect(offered.map(word) == options.flatMap(\.spellings))
    #expect(candidates(for: [command.rawValue, "--"]).map(word) == options.map(\.name))
  }

  @Test(arguments: [
    "$HOME/odd.json", "${HOME}/odd.json", "~/odd.json", "$FOLDER/odd.json", "${HOME}/$NAME",
    "$HOME//${NAME}", "$ROOT$HOME/odd.json", "$HOME/${PART}d.json", "$HOME/$PART$PART2",
  ])
  func `replaces a tilde and variables in a path`(path: String) throws {
    let folder = Folder()
    _ = try folder.file("odd.json", OddCatalog.text)
    let environment = [
      "HOME": folder.path, "FOLDER": folder.path, "NAME": "odd.json", "ROOT": "/", "PART": "od",
      "PART2": "d.json",
    ]
    for words in [["--catalog", path], ["--catalog=\(path)"]] {
      #expect(
        candidates(for: words + ["make", "--cone", ""], environment).map(word)
          == OddCatalog.cones.filter { !$0.hasPrefix("--") })
    }
  }

  @Test(arguments: [
    "$(touch made)", "`touch made`", "$NONE/odd.json", "${HOME/odd.json", "${HOME", "$", "$$",
    "${}",
    "$1", "${HOME:-x}", "$HOME$", "~user/odd.json", "x~/odd.json", "$((1))", "${HOME}}/odd.json",
  ])
  func `replaces nothing else, and runs nothing`(path: String) throws {
    let folder = Folder()
    _ = try folder.file("odd.json", OddCatalog.text)
    let words = ["--catalog", path, "make", "--cone", ""]

    #expect(candidates(for: words, ["HOME": folder.path]) == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["odd.json"])
  }

  @Test(arguments: [
    ["make", "--cone", ""], ["make", "--cone="], ["make", "-c", ""], ["make", "-c"],
    ["make", "-nc"],
    ["edit", "-n", "x930gn1", "--cone", ""],
  ])
  func `offers the names in the catalog that the line or the environment names`(
    words: [String]
  ) throws {
    let folder = Folder()
    _ = try folder.file("odd.json", OddCatalog.text)
    let path = folder.path + "/odd.json"
    let isAttached = words.last != ""
    let cones = OddCatalog.cones.filter { isAttached || !$0.hasPrefix("--") }
      .map { (words.last ?? "") + $0 }

    #expect(candidates(for: ["--catalog=" + path] + words) == cones)
    #expect(candidates(for: ["--catalog=~/odd.json"] + words, ["HOME": folder.path]) == cones)
    #expect(candidates(for: words, ["SCOOPS_CATALOG": path]) == cones)
  }

  @Test(arguments: [
    ["--catalog", "-", "make", "--cone", ""], ["--catalog", "none", "make", "--cone", ""],
    ["--catalog", "/dev/null", "make", "--cone", ""], ["--book", "-", "show", ""],
  ])
  func `offers nothing and prints nothing if the catalog or the book is unusable`(words: [String]) {
    #expect(candidates(for: words) == [])
    #expect(terminal.conversation == "")
  }

  @Test func `reads no catalog from standard input`() throws {
    let folder = Folder()
    let input = try folder.file("odd.json", OddCatalog.text)
    let words = ["--catalog", "-", "make", "--cone", ""]

    #expect(
      try BuiltProgram.run("scoops", ["__complete", "fish"] + words, input: input)
        == .init(status: 0, output: "", conversation: ""))
  }

  @Test(arguments: ["/", "/dev/null/book", "damaged"])
  func `offers nothing and prints nothing if the book cannot be read`(book: String) throws {
    let folder = Folder()
    let damaged = try folder.file("damaged", "{\n")
    let path = book == "damaged" ? damaged : book

    #expect(
      try BuiltProgram.run("scoops", ["__complete", "fish", "--book", path, "show", ""])
        == .init(status: 0, output: "", conversation: ""))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `shortens a long list without adding to what all have in common`(shell: String) throws {
    let folder = Folder()
    let flavors = (1...3_000).map { #""Flavor \#(10_000 + $0)""# }.joined(separator: ",")
    let path = try folder.file(
      "long.json", #"{"cones":["C"],"flavors":[\#(flavors),"Fudge"],"toppings":["T"]}"#)
    let words = ["make", "--catalog=\(path)", "--flavor"]
    func lines(for typed: String) -> [Substring] {
      let terminal = ScriptedTerminal()
      let line = ["scoops"] + words + ["'" + typed]
      _ = terminal.run(
        ["__complete", shell]
          + (shell == "bash" ? [line.joined(separator: " "), typed] : words + [typed]))
      return terminal.output.split(separator: "\n")
    }

    #expect(lines(for: "").count == 1_002)
    #expect(lines(for: "").last == "Fudge")
    #expect(lines(for: "flavor 129") == (12_900...12_999).map { "Flavor \($0)" })
  }

  @Test func `offers every identifier that a command line shows as it is`() {
    let iceCreams = ["a\u{1}b", "a<U+0001>b"].map {
      SavedIceCream(id: $0, madeAt: Seeds.madeAt, names: Seeds.unsavedIceCream.names)
    }
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(iceCreams, name: "book"))

    #expect(terminal.run(["__complete", "fish", "show", ""]) == .done)

    #expect(terminal.output.split(separator: "\n").map { word(String($0)) } == ["a<U+0001>b"])
  }

  private func candidates(
    for words: [String], _ environment: [String: String] = [:]
  ) -> [String] {
    let terminal = ScriptedTerminal(store: self.terminal.store)
    #expect(terminal.run(["__complete", "fish"] + words, environment: environment) == .done)
    #expect(terminal.conversation == "")
    return terminal.output.split(separator: "\n").map(String.init)
  }

  private func word(_ line: String) -> String {
    String(line.split(separator: "\t", omittingEmptySubsequences: false)[0])
  }
}

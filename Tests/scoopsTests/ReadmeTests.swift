import Foundation
import IceCreamDomain
import Seeds
import Testing

@testable import scoops

/// What the README shows, held to what there is.
struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try String(
      contentsOf: packageFolder.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test func `plays the console sessions and compares everything printed`() throws {
    let sessions = blocks(of: readme, in: "console")
    #expect(sessions.count == 3)
    for session in sessions {
      let folder = try Folder()
      let book = try book(in: folder)
      for (command, expected) in commands(of: session) {
        // Standard error and output come together here, as on a screen.
        let visit = try BuiltProgram.shell(
          "{ \(command)\n} 2>&1", answers: answers(in: expected), environment: ["SCOOPS_BOOK": book]
        )

        #expect(
          withoutTime(withoutTrailingSpace(visit.output)) == withoutTime(expected), "\(command)")
      }
    }
  }

  @Test func `shows the menu as it is painted`() {
    let screen = ScriptedScreen(keys: [
      .down, .enter, .character("5"), .enter, .down, .down, .down, .down, .down, .down,
    ])
    let terminal = ScriptedTerminal(screen: screen)

    _ = terminal.run(environment: ["TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1"])

    #expect(blocks(of: readme, in: "text").first == "$ scoops\n\(screen.screens.last ?? "")\n")
  }

  @Test func `shows the snippet that the build compiles`() throws {
    let snippet = try String(
      contentsOf: packageFolder.appendingPathComponent("Snippets/MakeAnIceCream.swift"),
      encoding: .utf8)

    let page = try String(
      contentsOf: packageFolder.appendingPathComponent(
        "Sources/IceCreamDomain/IceCreamDomain.docc/IceCreamDomain.md"), encoding: .utf8)
    #expect(blocks(of: readme, in: "swift") == [snippet])
    #expect(blocks(of: page, in: "swift") == [snippet])
    #expect(
      try BuiltProgram.run("MakeAnIceCream", []).output == """
        Preparing…
        Sugar cone
        Sugar cone with Vanilla

        """)
  }

  @Test func `names only files and folders that are there`() throws {
    let links = readme.matches(of: try Regex(#"\]\(([^)#:]+)\)"#, as: (Substring, Substring).self))
    #expect(links.count > 5)
    for link in links {
      let path = packageFolder.appendingPathComponent(String(link.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link.1)")
    }
  }

  @Test func `goes with the version of the change log`() throws {
    let changes = try String(
      contentsOf: packageFolder.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)

    let newest = changes.split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(newest?.hasPrefix("## \(Program.version) ") == true)
  }

  /// Returns the code blocks of a language.
  private func blocks(of text: String, in language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// Returns what was typed in a session: what stands after the prompts.
  private func answers(in session: String) throws -> String {
    let prompt = try Regex(
      #"(?m)^(?:Cone|Flavor|Topping|DONE.*)>(.*)$"#, as: (Substring, Substring).self)
    return session.matches(of: prompt).map { $0.1.trimmingCharacters(in: .whitespaces) + "\n" }
      .joined()
  }

  private func withoutTrailingSpace(_ text: String) -> String {
    text.components(separatedBy: "\n")
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }

  /// Replaces the identifiers of what is saved now, which come from the clock.
  private func withoutTime(_ text: String) -> String {
    text.replacing(#/Saved as [0-9a-z]{7}\./#, with: "Saved as it is.")
  }

  /// Makes the book that is there already.
  private func book(in folder: Folder) throws -> String {
    let store = FileIceCreamStore(path: folder.path + "/icecreams.jsonl")
    _ = try store.save(
      SavedIceCream(
        id: "v830gn1", madeAt: Timestamp(secondsSince1970: Seeds.madeAt.secondsSince1970 - 33),
        cone: "Sugar cone", flavor: "Vanilla", topping: "Rainbow sprinkles"))
    _ = try store.save(Seeds.savedIceCream)
    return store.place
  }

  /// Takes a session apart into commands, after `$ `, and what they print.
  private func commands(of session: String) -> [(command: String, output: String)] {
    session.components(separatedBy: "$ ").dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
    }
  }
}

/// The folder of the package, found from where this file is in it.
private let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

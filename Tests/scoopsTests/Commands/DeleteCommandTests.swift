import IceCreamDomain
import Seeds
import Testing

@testable import scoops

struct DeleteCommandTests {
  private let store = InMemoryIceCreamStore(SavedIceCreams.three, place: "book")

  private func delete(_ words: String..., answers: [String] = []) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(answers, store: store)
    terminal.status = terminal.run(["delete", "w93"] + words)
    return terminal
  }

  @Test(arguments: ["y", "Y", "yes", " Yes "])
  func `asks first, and deletes after yes`(answer: String) throws {
    let terminal = delete(answers: [answer])

    #expect(terminal.status == .done)
    #expect(
      terminal.conversation == """
        Delete w930gn1, Paper cup with Vanilla and Cherry?
        Delete (y) or Keep (Enter)> \(answer)
        Deleted w930gn1.

        """)
    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    #expect(try store.lines.count == 2)
  }

  @Test(arguments: [[""], ["n"], ["b"], ["q"], [], ["what", "?", "1", ""]])
  func `deletes nothing without a yes`(answers: [String]) throws {
    let terminal = delete(answers: answers)

    #expect(terminal.status == .failed)
    #expect(terminal.output == "")
    #expect(terminal.conversation.hasSuffix("Nothing was deleted.\n"))
    #expect(try store.lines.count == 3)
  }

  @Test func `explains the answers`() {
    #expect(
      delete(answers: ["what"]).conversation.contains(
        "> what\nType y for Delete, or press Enter for Keep.\nDelete (y) or Keep (Enter)> "))
  }

  @Test func `asks nothing with --yes`() throws {
    let terminal = delete("--yes", "--json")

    #expect(terminal.status == .done)
    #expect(terminal.conversation == "Deleted w930gn1.\n")
    #expect(terminal.output.hasPrefix(#"{"id":"w930gn1","madeAt":"2026-11-20T09:05:00Z","#))
    #expect(try store.lines.count == 2)
  }

  @Test func `gives up on a script that makes no progress`() throws {
    let terminal = ScriptedTerminal(
      Array(repeating: "what", count: 50), isInputTerminal: false, store: store)

    #expect(terminal.run("delete", "w93") == .failed)

    #expect(terminal.conversation.contains("Stopped after 20 answers in a row without progress"))
    #expect(try store.lines.count == 3)
  }

  @Test func `explains a failed deletion`() throws {
    let store = FailingIceCreamStore(
      failures: 1, .cannotWrite(reason: "Read-only file system"),
      iceCreams: [Seeds.savedIceCream])
    let terminal = ScriptedTerminal(["y"], store: store)

    #expect(terminal.run("delete", "w930gn1") == .failed)

    #expect(terminal.output == "")
    #expect(terminal.conversation.contains("Cannot write to book: Read-only file system."))
    #expect(try store.find(Seeds.id) == Seeds.savedIceCream)
  }
}

import IceCreamDomain
import Seeds
import Testing

@testable import TestDoubles
@testable import scoops

struct DeleteCommandTests {
  private let store = InMemoryIceCreamStore(SavedIceCreams.three, name: "book")

  private func delete(
    _ words: String..., answers: [String] = [], isInputTerminal: Bool = true
  ) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(answers, isInputTerminal: isInputTerminal, store: store)
    terminal.status = terminal.run(["delete", "w93"] + words)
    return terminal
  }

  @Test(arguments: ["y", "Y", "yes", " Yes "])
  func `asks first, and deletes after yes`(answer: String) throws {
    let terminal = delete(answers: [answer])

    #expect(terminal.status == .done)
    #expect(
      terminal.conversation == """
        Delete w930gn1, Paper cup with Vanilla and Cherry? [y/N] \(answer)
        Deleted w930gn1.

        """)
    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    #expect(try store.lines.count == 2)
  }

  @Test(arguments: [[""], ["n"], ["No"], ["b"], ["q"], ["what", "?", "1", ""]])
  func `keeps it without a yes, and says so`(answers: [String]) throws {
    let terminal = delete(answers: answers)

    #expect(terminal.status == .failed)
    #expect(terminal.output == "")
    #expect(terminal.conversation.hasSuffix("Cherry? [y/N] \(answers.last ?? "")\nKept.\n"))
    #expect(try store.lines.count == 3)
  }

  @Test(arguments: [true, false])
  func `keeps it if there is no answer, and names the option`(isInputTerminal: Bool) throws {
    let terminal = delete(isInputTerminal: isInputTerminal)

    #expect(terminal.status == .failed)
    #expect(
      terminal.conversation == """
        Delete w930gn1, Paper cup with Vanilla and Cherry? [y/N]\u{20}
        scoops: Nothing was deleted. To delete without asking, use --yes.

        """)
    #expect(try store.lines.count == 3)
  }

  @Test func `explains the answers`() {
    #expect(
      delete(answers: ["what"]).conversation.contains(
        "] what\nType y for Delete, or press Enter for Keep.\nDelete w930gn1, "))
  }

  @Test func `asks once for several, each once`() throws {
    let terminal = delete("z", "w930gn1", answers: ["y"])

    #expect(terminal.status == .done)
    #expect(
      terminal.conversation == """
          w930gn1  Paper cup with Vanilla and Cherry
          z930gn1  Sugar cone with Vanilla and Cherry
        Delete these 2 ice creams? [y/N] y
        Deleted w930gn1 and z930gn1.

        """)
    #expect(
      terminal.output == "Paper cup with Vanilla and Cherry\nSugar cone with Vanilla and Cherry\n")
    #expect(try store.lines == ["x930gn1 Sugar cone, Chocolate, Sprinkles"])
  }

  @Test func `reports each that is missing, deletes the others, and fails`() throws {
    let terminal = delete("q", "x9", "--yes")

    #expect(terminal.status == .failed)
    #expect(
      terminal.conversation == """
        scoops: No saved ice cream begins with "q". See: scoops list
        Deleted w930gn1 and x930gn1.

        """)
    #expect(try store.lines.count == 1)
  }

  @Test func `asks nothing if none is found`() {
    let terminal = ScriptedTerminal(["y"], store: store)

    #expect(terminal.run("delete", "q", "v") == .failed)

    #expect(terminal.conversation.split(separator: "\n").count == 2)
    #expect(!terminal.conversation.contains("[y/N]"))
  }

  @Test func `deletes the others if one was changed meanwhile, and fails`() throws {
    let terminal = ScriptedTerminal(["y"], store: store)
    terminal.beforeAnswer = { [store] _ in try? store.delete("x930gn1") }

    #expect(terminal.run("delete", "w", "x", "z") == .failed)

    #expect(
      terminal.conversation.hasSuffix(
        """
        scoops: No saved ice cream begins with "x930gn1". See: scoops list
        Deleted w930gn1 and z930gn1.

        """))
    #expect(try store.lines == [])
  }

  @Test func `deletes several as one change, which one undo restores and the next repeats`() throws
  {
    let before = try store.lines
    _ = delete("z9", "--yes")
    let after = try store.lines

    for (lines, news) in [(before, "Restored"), (after, "Deleted"), (before, "Restored")] {
      let terminal = ScriptedTerminal(store: store)
      #expect(terminal.run("undo", "--yes") == .done)
      #expect(terminal.conversation == news + " w930gn1 and z930gn1.\n")
      #expect(terminal.output.split(separator: "\n").count == 2)
      #expect(try store.lines == lines)
    }
  }

  @Test func `deletes nothing if the change fails`() throws {
    let store = IceCreamStoreSpy(SavedIceCreams.three, failingChanges: 1)
    let terminal = ScriptedTerminal(store: store)

    #expect(terminal.run("delete", "-y", "w", "x", "z") == .failed)

    #expect(
      terminal.conversation
        == "scoops: The disk is full. Nothing saved in book is lost. Free some space and try again.\n"
    )
    #expect(try store.fetch(IceCreamQuery()).total == 3)
  }

  @Test func `asks nothing with --yes`() throws {
    let terminal = delete("--yes", "--json")

    #expect(terminal.status == .done)
    #expect(terminal.conversation == "Deleted w930gn1.\n")
    #expect(terminal.output.hasPrefix(#"{"id":"w930gn1","madeAt":"2026-11-20T09:05:00Z","#))
    #expect(try store.lines.count == 2)
  }
}

import IceCreamDomain
import Seeds
import Testing

@testable import TestDoubles
@testable import scoops

struct UndoCommandTests {
  private let store = InMemoryIceCreamStore(SavedIceCreams.three, name: "book")

  private func undo(
    _ words: String..., answers: [String] = [], store: (any IceCreamStore)? = nil
  ) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(answers, store: store ?? self.store)
    terminal.status = terminal.run(["undo"] + words)
    return terminal
  }

  @Test func `says what the last change was, and undoes it after yes`() throws {
    let terminal = undo(answers: ["y"])

    #expect(terminal.status == .done)
    #expect(
      terminal.conversation == """
        The last change saved z930gn1, Sugar cone with Vanilla and Cherry. Delete it? [y/N] y
        Deleted z930gn1.

        """)
    #expect(terminal.output == "Sugar cone with Vanilla and Cherry\n")
    #expect(try store.lines.count == 2)
  }

  @Test func `undoes a change, a deletion, and an undo, without a question`() throws {
    _ = ScriptedTerminal(store: store).run("edit", "z", "--topping", "wafer")
    let change = undo("--yes")
    _ = ScriptedTerminal(store: store).run("delete", "x", "-y")
    let deletion = undo("-y")
    let again = undo("-y")

    #expect(change.conversation == "Changed z930gn1 back.\n")
    #expect(change.output == "Sugar cone with Vanilla and Cherry\n")
    #expect(deletion.conversation == "Restored x930gn1.\n")
    #expect(deletion.output == "Sugar cone with Chocolate and Sprinkles\n")
    #expect(again.conversation == "Deleted x930gn1.\n")
    #expect(
      try store.lines == [
        "w930gn1 Paper cup, Vanilla, Cherry", "z930gn1 Sugar cone, Vanilla, Cherry",
      ])
  }

  @Test(arguments: [
    (["n"], "n\nNothing was changed.\n"), ([""], "\nNothing was changed.\n"),
    ([], "\nscoops: Nothing was changed. To undo without asking, use --yes.\n"),
  ])
  func `changes nothing without a yes, and says so`(answers: [String], ending: String) throws {
    let terminal = undo(answers: answers)

    #expect(terminal.status == .failed)
    #expect(terminal.output == "")
    #expect(terminal.conversation.hasSuffix("Delete it? [y/N] " + ending))
    #expect(try store.lines.count == 3)
  }

  @Test(arguments: [[], ["--yes"]])
  func `fails if nothing was ever saved`(options: [String]) {
    let terminal = ScriptedTerminal()

    #expect(terminal.run(["undo"] + options) == .failed)

    #expect(terminal.conversation == "scoops: There is nothing to undo.\n")
  }

  @Test func `says why a change could not be undone`() {
    let terminal = undo(
      answers: ["y"], store: IceCreamStoreSpy(SavedIceCreams.three, failingChanges: 1))

    #expect(terminal.status == .failed)
    #expect(
      terminal.conversation.hasSuffix(
        "\nscoops: The disk is full. Nothing saved in book is lost. Free some space and try again.\n"
      ))
  }

  @Test func `undoes nothing after a later change, and says which`() throws {
    let terminal = ScriptedTerminal(["y"], store: store)
    terminal.beforeAnswer = { [store] _ in try? store.delete("w930gn1") }

    #expect(terminal.run("undo") == .failed)

    #expect(
      terminal.conversation.hasSuffix(
        "\nscoops: Nothing was undone: a later change deleted w930gn1, "
          + "Paper cup with Vanilla and Cherry. Undo again to undo that change.\n"))
    #expect(try store.lines.count == 2)
  }
}

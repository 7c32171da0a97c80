import IceCreamDomain
import Seeds
import Testing

@testable import TestDoubles
@testable import scoops

/// A saved ice cream, opened from the list.
struct ShowConversationTests {
  private let catalog = Seeds.catalogFile
  private let store = InMemoryIceCreamStore(SavedIceCreams.three, name: "book")

  /// Runs the program, and opens the oldest ice cream before the given answers.
  private func visit(
    _ answers: String..., store: (any IceCreamStore)? = nil
  ) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(["saved", "w"] + answers, store: store ?? self.store)
    terminal.status = terminal.run("--plain", "--catalog", catalog)
    return terminal
  }

  /// The conversation after the ice cream is named.
  private func rest(of terminal: ScriptedTerminal) -> String {
    String(terminal.conversation.split(separator: "Saved> w\n", maxSplits: 1)[1])
  }

  @Test func `shows the ice cream, and goes back to the reloaded list`() {
    #expect(
      rest(of: visit("b", "b", "q")) == """

        Paper cup with Vanilla and Cherry, w930gn1, 20 November 2026, 10:05

        Type e to edit, m to make it again, d to delete, b to go back or ? for help.
        Ice cream> b

        Saved ice creams
        1–3 of 3
          1  Sugar cone with Vanilla and Cherry, z930gn1, 20 November 2026, 10:05
          2  Sugar cone with Chocolate and Sprinkles, x930gn1, 20 November 2026, 10:05
          3  Paper cup with Vanilla and Cherry, w930gn1, 20 November 2026, 10:05
        Type a number to show one, n or p to turn pages, b to go back or ? for help.
        Saved> b

        Choose a cone (2)
          1  Sugar cone
          2  Paper cup
          3  Surprise me
          4  Saved ice creams
        Cone> q

        """)
  }

  @Test func `shows a change, in the list too`() throws {
    let terminal = visit("e", "1", "", "", "", "b", "b", "q")

    let text = rest(of: terminal)
    #expect(text.contains("Ice cream> e\nTest parlour: changing w930gn1\n"))
    #expect(
      text.contains(
        """
        Your ice cream was updated.
        Updated w930gn1.

        Sugar cone with Vanilla and Cherry, w930gn1, 20 November 2026, 10:05

        """))
    #expect(
      text.contains("  3  Sugar cone with Vanilla and Cherry, w930gn1, 20 November 2026, 10:05\n"))
    #expect(try store.lines.first == "w930gn1 Sugar cone, Vanilla, Cherry")
    #expect(terminal.output == "")
  }

  @Test func `makes it again`() throws {
    let terminal = visit("m", "", "b", "q")

    #expect(rest(of: terminal).contains("\nSaved as 0a30gn1.\n"))
    #expect(rest(of: terminal).contains("\nMake it again: scoops make --catalog "))
    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    #expect(try store.lines.count == 4)
  }

  @Test func `goes back from an unfinished change`() throws {
    let text = rest(of: visit("e", "1", "saved", "q", "b", "b", "q"))

    #expect(text.contains("You are changing an ice cream. Finish that first, or go back.\n"))
    #expect(
      text.components(separatedBy: "\nPaper cup with Vanilla and Cherry, w930gn1, ").count == 3)
    #expect(try store.lines.first == "w930gn1 Paper cup, Vanilla, Cherry")
  }

  @Test func `deletes after confirmation, and goes back to the list`() throws {
    let text = rest(of: visit("d", "n", "d", "y", "b", "q"))

    #expect(
      text.contains(
        """
        Ice cream> d
        Delete w930gn1, Paper cup with Vanilla and Cherry? [y/N] n
        Kept.
        Ice cream> d
        Delete w930gn1, Paper cup with Vanilla and Cherry? [y/N] y
        Deleted w930gn1.

        Saved ice creams
        1–2 of 2

        """))
    #expect(try store.lines.count == 2)
  }

  @Test func `says that another program has deleted it`() throws {
    let terminal = ScriptedTerminal(["saved", "w", "e", "b", "b", "q"], store: store)
    terminal.beforeAnswer = { [store] left in if left == 4 { try? store.delete("w930gn1") } }

    #expect(terminal.run("--plain", "--catalog", catalog) == .done)

    #expect(
      terminal.conversation.contains(
        "Ice cream> e\nscoops: No saved ice cream begins with \"w930gn1\". See: scoops list"))
    #expect(terminal.conversation.contains("1–2 of 2"))
  }

  @Test func `explains a failed deletion, and offers a retry`() throws {
    let store = IceCreamStoreSpy([Seeds.savedIceCream], failingChanges: 1)

    let text = rest(of: visit("d", "y", "y", "b", "q", store: store))

    #expect(text.contains("The disk is full."))
    #expect(text.contains("Deleted w930gn1.\n"))
  }

  @Test(arguments: [
    ("", "Type e to edit, m to make it again, d to delete, b to go back or ? for help."),
    ("x", "Type e to edit, m to make it again, d to delete, b to go back or ? for help."),
    (
      "?",
      "e edits the ice cream. m makes another one like it. d deletes it, after asking.\nb goes back, ? prints this help."
    ),
  ])
  func `explains what to type`(answer: String, message: String) {
    #expect(
      visit(answer, "b", "b", "q").conversation.contains(
        "Ice cream> \(answer)\n\(message)\nIce cream> b\n"))
  }

  @Test func `reports a missing ingredient, and asks for it`() throws {
    let store = InMemoryIceCreamStore([SavedIceCreams.old])

    let text = rest(of: visit("e", "", "", "2", "", "", "b", "b", "q", store: store))

    #expect(text.contains(", 10:05\n\nRhubarb is not in the catalog.\n"))
    #expect(
      text.contains("\nRhubarb is not in the catalog. Choose another flavor.\n\nWhich flavor?"))
    #expect(text.contains("Flavor> \nType a number or a name, b to go back, q to leave or ?"))
    #expect(try store.lines == ["w930gn1 Paper cup, Chocolate, Cherry"])
  }
}

import IceCreamDomain
import Seeds
import Testing

@testable import TestDoubles
@testable import scoops

/// Tests what is said if a change fails, or another program changes the book meanwhile.
struct FailedChangeTests {
  private let environment = ["SCOOPS_CATALOG": Seeds.catalogFile]
  private let diskFull =
    "The disk is full. Nothing saved in book is lost. Free some space and try again.\n"
  private let store = InMemoryIceCreamStore(SavedIceCreams.three, name: "book")

  private func failing(_ count: Int) -> IceCreamStoreSpy {
    IceCreamStoreSpy(SavedIceCreams.three, failingChanges: count)
  }

  @Test(arguments: [
    ["delete", "-y", "w", "x", "z"], ["undo", "-y"], ["edit", "w", "--cone", "1"],
  ])
  func `says why, and changes nothing`(words: [String]) throws {
    let store = failing(1)
    let terminal = ScriptedTerminal(store: store)

    #expect(terminal.run(words, environment: environment) == .failed)

    #expect(terminal.output == "")
    #expect(terminal.conversation == "scoops: " + diskFull)
    #expect(try store.fetch(IceCreamQuery()).iceCreams.reversed() == SavedIceCreams.three)
  }

  @Test func `prints an ice cream that could not be saved`() {
    let terminal = ScriptedTerminal(store: IceCreamStoreSpy(failingChanges: 9))

    let words = ["make", "--cone=1", "--flavor=1", "--topping=1"]
    #expect(terminal.run(words, environment: environment) == .failed)

    #expect(terminal.output == "Sugar cone with Vanilla and Sprinkles\n")
    #expect(terminal.conversation == "scoops: The ice cream was not saved. " + diskFull)
  }

  @Test(arguments: [(["", ""], true), (["what", "", "q"], false)])
  func `saves again as often as the user retries`(answers: [String], isSaved: Bool) {
    let terminal = ScriptedTerminal(
      ["1", "1", "1", ""] + answers, store: IceCreamStoreSpy(failingChanges: 2))

    #expect(terminal.run(["make"], environment: environment) == (isSaved ? .done : .failed))

    #expect(terminal.output == "Sugar cone with Vanilla and Sprinkles\n")
    #expect(terminal.conversation.contains("Saved as w930gn1.") == isSaved)
    let failures = terminal.conversation.components(separatedBy: diskFull).count - 1
    #expect(failures == (isSaved ? 2 : 3))
    #expect(terminal.conversation.contains("Try again (Enter), or q to leave> "))
  }

  @Test func `does not ask a script whether to try again`() {
    let terminal = ScriptedTerminal(
      ["1", "1", "1", "", "", ""], isInputTerminal: false,
      store: IceCreamStoreSpy(failingChanges: 1))

    #expect(terminal.run([], environment: environment) == .failed)

    #expect(!terminal.conversation.contains("Try again"))
    #expect(terminal.conversation.contains(diskFull))
  }

  @Test(arguments: [
    (["edit", "w"], ["1", "", "", "", "q"], 2),
    (["--plain"], ["saved", "w", "d", "y", "y", "q"], 1),
    (["--plain"], ["saved", "d 1", "y", "y", "q"], 1),
  ])
  func `offers a retry in a conversation`(words: [String], answers: [String], failures: Int) {
    let terminal = ScriptedTerminal(answers, store: failing(failures))

    _ = terminal.run(words, environment: environment)

    #expect(terminal.conversation.components(separatedBy: diskFull).count - 1 == failures)
    #expect(terminal.conversation.contains("\nDeleted ") == (words == ["--plain"]))
  }

  @Test(arguments: [
    (
      ["delete", "w", "x", "z"], "x930gn1",
      "There is no saved ice cream \"x930gn1\". See: scoops list\nDeleted w930gn1 and z930gn1.\n"
    ),
    (
      ["undo"], "w930gn1",
      "Nothing was undone: a later change deleted w930gn1, Paper cup with Vanilla and Cherry. "
        + "Undo again to undo that change.\n"
    ),
  ])
  func `says what another program changed before the answer`(
    words: [String], id: String, message: String
  ) {
    let terminal = ScriptedTerminal(["y"], store: store)
    terminal.beforeAnswer = { [store] _ in try? store.delete(id) }

    #expect(terminal.run(words) == .failed)

    #expect(terminal.conversation.hasSuffix("\nscoops: " + message))
  }

  @Test func `lists the others after another program has deleted the one on the page`() {
    let terminal = ScriptedTerminal(["saved", "w", "e", "b", "b", "q"], store: store)
    terminal.beforeAnswer = { [store] left in if left == 4 { try? store.delete("w930gn1") } }

    #expect(terminal.run(["--plain"], environment: environment) == .done)

    #expect(
      terminal.conversation.contains(
        "Ice cream> e\nscoops: There is no saved ice cream \"w930gn1\". See: scoops list"))
    #expect(terminal.conversation.contains("1–2 of 2"))
  }
}

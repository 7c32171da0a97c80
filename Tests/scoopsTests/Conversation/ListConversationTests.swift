import IceCreamDomain
import Seeds
import Testing

@testable import TestDoubles
@testable import scoops

/// The list of saved ice creams, opened from the conversation that makes ice cream.
struct ListConversationTests {
  private let catalog = Seeds.catalogFile
  private let store = InMemoryIceCreamStore(SavedIceCreams.three, name: "book")

  @Test func `turns pages`() {
    let store = InMemoryIceCreamStore()
    for _ in 0..<25 { _ = try? store.save(Seeds.savedIceCream) }

    let terminal = ScriptedTerminal(["saved", "p", "n", "n", "p", "b", "q"], store: store)
    _ = terminal.run("--plain", "--catalog", catalog)

    let text = terminal.conversation
    #expect(text.contains("1–20 of 25\n   1  "))
    #expect(text.contains("Saved> p\nThis is the first page.\nSaved> n\n"))
    #expect(text.contains("21–25 of 25\n  1  "))
    #expect(text.contains("Saved> n\nThis is the last page.\nSaved> p\n"))
    #expect(text.components(separatedBy: "1–20 of 25").count == 3)
  }

  @Test(arguments: [
    (["choc"], "Saved ice creams matching \"choc\"\n1 of 1\n  1  Sugar cone with Chocolate"),
    (["cone spr"], "\n1 of 1\n  1  Sugar cone with Chocolate"),
    (["vanila"], "No saved ice cream matches \"vanila\". Did you mean \"Vanilla\"?"),
    (["choc", "f"], "1–3 of 3\n"), (["9"], "There is no saved ice cream \"9\" on this page."),
    (["d choc"], "There is no saved ice cream \"choc\" on this page."),
  ])
  func `searches for words`(answers: [String], printed: String) {
    let terminal = ScriptedTerminal(["saved"] + answers + ["q"], store: store)
    _ = terminal.run("--plain", "--catalog", catalog)

    #expect(terminal.conversation.contains(printed), "\(terminal.conversation)")
  }

  @Test(arguments: [["saved", "q"], ["saved", "1", "q"], ["saved", "1", "e", "q"], ["q"]])
  func `leaves everything by q`(answers: [String]) {
    let terminal = ScriptedTerminal(answers + ["1", "1", "1", ""], store: store)

    #expect(terminal.run("--plain", "--catalog", catalog) == .done)

    #expect(terminal.output == "")
    #expect(terminal.conversation.hasSuffix("> q\n"), "\(terminal.conversation)")
  }

  @Test func `undoes what was made, and goes on`() throws {
    let terminal = ScriptedTerminal(["1", "1", "1", "", "undo", "y", "", "q"], store: store)
    _ = terminal.run("--plain", "--catalog", catalog)

    #expect(
      terminal.conversation.contains(
        "leave> undo\nThe last change saved 0a30gn1, Sugar cone with Vanilla and Sprinkles. Delete it? "
          + "[y/N] y\nDeleted 0a30gn1.\nMake another (Enter), or q to leave> \n"),
      "\(terminal.conversation)")
    #expect(try store.lines.count == 3)
  }

  @Test func `undoes the change of an ice cream on its page`() throws {
    let terminal = ScriptedTerminal(
      ["saved", "1", "e", "2", "", "", "", "u", "y", "u", "n", "b", "q"], store: store)
    _ = terminal.run("--plain", "--catalog", catalog)

    #expect(terminal.conversation.contains("Changed z930gn1 back."))
    #expect(try store.lines.last == "z930gn1 Sugar cone, Vanilla, Cherry")
  }

  @Test(arguments: [["d 1", "y", "y", "y"], ["1", "d", "y", "y"]])
  func `does not retry a deletion for a script`(answers: [String]) {
    let store = IceCreamStoreSpy(SavedIceCreams.three, failingChanges: 1)
    let terminal = ScriptedTerminal(["saved"] + answers, isInputTerminal: false, store: store)

    #expect(terminal.run("--catalog", catalog) == .failed)

    #expect(terminal.conversation.components(separatedBy: "The disk is full.").count == 2)
    #expect((try? store.fetch(IceCreamQuery()).iceCreams.count) == 3)
  }

  @Test(arguments: [["d 1", "y"], ["u"]])
  func `fails if a script's change is not made`(answers: [String]) {
    // Without ice creams there is nothing to undo.
    let store = IceCreamStoreSpy(
      answers == ["u"] ? [] : SavedIceCreams.three, failingChanges: 1,
      with: .changedMeanwhile("w930gn1"))
    let terminal = ScriptedTerminal(["saved"] + answers, isInputTerminal: false, store: store)

    #expect(terminal.run("--catalog", catalog) == .failed)
  }

  @Test func `counts turning a page as progress`() throws {
    let store = InMemoryIceCreamStore()
    for _ in 0..<450 { _ = try store.save(Seeds.savedIceCream) }
    let pages = Array(repeating: "n", count: 22) + Array(repeating: "p", count: 22)
    let terminal = ScriptedTerminal(
      ["saved"] + pages + ["1", "b", "b", "2", "1", "2", ""], isInputTerminal: false, store: store)

    #expect(terminal.run("make", "--catalog", catalog) == .done)

    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
  }

  @Test(arguments: [[], ["1"], ["1", "e"]])
  func `ends all scenes when a script makes no progress`(
    way: [String]
  ) throws {
    let nowhere = Array(repeating: "gravel", count: 20)
    let terminal = ScriptedTerminal(
      ["saved"] + way + nowhere + ["1", "2", "2", "", "", "q"], isInputTerminal: false,
      store: store)

    #expect(terminal.run("--catalog", catalog) == .failed)

    #expect(terminal.output == "")
    #expect(try store.lines.count == 3)
    #expect(terminal.conversation.components(separatedBy: "without progress").count == 2)
    #expect(!terminal.conversation.contains("without progress.\n\nChoose a"))
  }

  @Test(arguments: [
    ["saved"], ["saved", "1"], ["saved", "n", "p"], ["saved", "o"], ["saved", "w", "e", "b"],
  ])
  func `gives up on a script that goes in circles`(answers: [String]) {
    let terminal = ScriptedTerminal(
      Array(repeating: answers, count: 2_000).flatMap { $0 }, isInputTerminal: false, store: store)

    #expect(terminal.run("make", "--catalog", catalog) == .failed)
  }
}

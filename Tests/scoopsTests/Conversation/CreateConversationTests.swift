import IceCreamDomain
import Seeds
import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// Tests answers at random, and those of a script that lead nowhere.
struct CreateConversationTests {
  private let catalog = Seeds.catalogFile

  @Test(arguments: ["3", "surprise", "Surprise me"])
  func `goes to Done with a surprise`(answer: String) {
    let terminal = ScriptedTerminal([answer, ""])

    #expect(terminal.run("make", "--catalog", catalog) == .done)

    #expect(terminal.output.contains(" with "))
    #expect(
      terminal.conversation.contains(
        "Ready. Press Enter to make it.\n\nDone (Enter), surprise, undo, or b to go back> "))
  }

  @Test(arguments: ["nonsense", "", "?", "b"])
  func `never gives up on a person`(answer: String) {
    let person = ScriptedTerminal(Array(repeating: answer, count: 100) + ["1", "1", "1", ""])

    #expect(person.run("make", "--catalog", catalog) == .done)
  }

  @Test func `makes nothing for a script that was stopped at Done`() {
    let answers = ["1", "1", "1"] + Array(repeating: "nonsense", count: 20)
    let terminal = ScriptedTerminal(answers, isInputTerminal: false)

    #expect(terminal.run("make", "--catalog", catalog) == .failed)

    #expect(terminal.output == "")
  }

  @Test func `restarts the count after an answer that makes progress`() {
    let nonsense = Array(repeating: "nonsense", count: 19)
    let answers = nonsense + ["1"] + nonsense + ["1"] + nonsense + ["1"] + nonsense + [""]

    let terminal = ScriptedTerminal(answers, isInputTerminal: false)

    #expect(terminal.run("make", "--catalog", catalog) == .done)
  }

  @Test func `is freed at its end, even if the store is not`() throws {
    let settings = try Settings(
      Invocation(["--catalog", catalog, "--no-save"]), environment: Environment { _ in nil },
      terminal: ScriptedTerminal(), times: .fixed)
    let scenes = SceneStack(settings: settings, store: nil)
    let view = CreateIceCreamView().configure()
    weak var reference: CreateConversation?
    do {
      let conversation = CreateConversation(view: view, prompter: scenes.prompter)
      reference = conversation
      withExtendedLifetime(conversation) {}
    }

    view.loadIceCream()

    #expect(reference == nil)
  }
}

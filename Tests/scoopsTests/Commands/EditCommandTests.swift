import Foundation
import IceCreamDomain
import IceCreamFiles
import Seeds
import Testing

@testable import TestDoubles
@testable import TestSupport
@testable import scoops

struct EditCommandTests {
  private let folder = Folder()
  private let catalog = Seeds.catalogFile
  private let store = InMemoryIceCreamStore([Seeds.savedIceCream], name: "book")

  private func edit(
    _ words: String..., answers: [String] = [], store: (any IceCreamStore)? = nil
  ) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(answers, store: store ?? self.store)
    terminal.status = terminal.run(["edit", "w93", "--plain", "--catalog", catalog] + words)
    return terminal
  }

  @Test func `changes the named ingredients at once, and keeps the rest`() throws {
    let terminal = edit("--flavor", "2")

    #expect(terminal.status == .done)
    #expect(terminal.output == "Paper cup with Chocolate and Cherry\n")
    #expect(terminal.conversation == "Updated w930gn1.\n")
    #expect(try store.lines == ["w930gn1 Paper cup, Chocolate, Cherry"])
  }

  @Test(arguments: [["--flavor", "Vanilla"], ["-c", "2", "-f", "1", "-t", "2"]])
  func `says that nothing changes, and writes nothing`(options: [String]) throws {
    let path = folder.path + "/book.jsonl"
    let store = FileIceCreamStore(path: path)
    try store.save(Seeds.savedIceCream)
    let before = try String(contentsOfFile: path, encoding: .utf8)
    let terminal = ScriptedTerminal(store: store)

    let status = terminal.run(["edit", "w93", "--plain", "--catalog", catalog] + options)

    #expect(status == .done)
    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    #expect(terminal.conversation == "Nothing was changed: w930gn1 is the same as before.\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
  }

  @Test func `asks step by step without options, and Enter keeps the choice`() throws {
    let terminal = edit(answers: ["", "choc", "Chocolate", "", ""])

    #expect(terminal.status == .done)
    #expect(terminal.output == "Paper cup with Chocolate and Cherry\n")
    #expect(
      terminal.conversation.hasPrefix(
        """
        Test parlour: changing w930gn1
        Type a number or a name, b to go back, q to leave or ? for help.

        Paper cup with Vanilla and Cherry
        Ready. Press Enter to save it.

        Choose a cone (2)
          1  Sugar cone
          2  Paper cup (chosen)

        """))
    #expect(
      terminal.conversation.hasSuffix(
        "DONE (Enter), or b to go back> \n\nYour ice cream was updated.\nUpdated w930gn1.\n"))
    #expect(try store.lines == ["w930gn1 Paper cup, Chocolate, Cherry"])
  }

  @Test(arguments: [["q"], ["1", "q"], ["1", "", "", "q"], []])
  func `changes nothing if the user leaves before DONE`(answers: [String]) throws {
    let terminal = edit(answers: answers)

    #expect(terminal.status == .failed)
    #expect(terminal.output == "")
    #expect(terminal.conversation.hasSuffix("\nNothing was changed.\n"))
    #expect(try store.lines == ["w930gn1 Paper cup, Vanilla, Cherry"])
  }

  @Test func `changes it if input ends after the last answer`() throws {
    let terminal = ScriptedTerminal(["", "2", ""], isInputTerminal: false, store: store)

    #expect(terminal.run("edit", "w93", "--catalog", catalog) == .done)

    #expect(try store.lines == ["w930gn1 Paper cup, Chocolate, Cherry"])
  }

  @Test(arguments: [[], [""], ["", "2"]])
  func `names the options that change it without questions`(answers: [String]) {
    let terminal = ScriptedTerminal(answers, isInputTerminal: false, store: store)

    #expect(terminal.run("edit", "w93", "--catalog", catalog) == .failed)

    #expect(
      terminal.conversation.hasSuffix(
        """
        scoops: Input ended: add an empty line to finish, or use --cone, --flavor or --topping.
        Nothing was changed.

        """))
  }

  @Test func `reports every problem beside its option, and changes nothing`() throws {
    let terminal = edit("--cone", "9", "--topping", "gravel")

    #expect(terminal.status == .misused)
    #expect(
      terminal.conversation == """
        scoops: --cone: There is no cone number 9. Choose a number from 1 to 2.
        scoops: --topping: There is no topping "gravel". List them: scoops menu toppings --catalog \(catalog)

        """)
    #expect(try store.lines == ["w930gn1 Paper cup, Vanilla, Cherry"])
  }

  @Test(arguments: [["--cone", "1"], []])
  func `explains why a change is not saved`(options: [String]) throws {
    let store = IceCreamStoreSpy([Seeds.savedIceCream], failingChanges: 9)
    let terminal = ScriptedTerminal(["1", "", "", "", "q"], store: store)

    #expect(terminal.run(["edit", "w93", "--catalog", catalog] + options) == .failed)

    #expect(terminal.output == "")
    #expect(
      terminal.conversation.components(separatedBy: "The disk is full.").count
        == (options.isEmpty ? 3 : 2))
    #expect(try store.find(Seeds.id).names.cone == "Paper cup")
  }
}

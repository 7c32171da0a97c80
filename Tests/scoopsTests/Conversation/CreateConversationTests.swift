import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport
@testable import TerminalMenu
@testable import scoops

/// Whole conversations, with everything that a user sees.
struct CreateConversationTests {
  private let catalog = Seeds.catalogFile

  @Test(arguments: ["3", "surprise", "Surprise me"])
  func `goes to DONE with a surprise`(answer: String) {
    let terminal = ScriptedTerminal([answer, ""])

    #expect(terminal.run("make", "--catalog", catalog) == .done)

    #expect(terminal.output.contains(" with "))
    #expect(terminal.conversation.contains("Ready. Press Enter to make it.\n\nDONE (Enter)"))
  }

  @Test func `makes an ice cream from the first question to the result`() {
    let terminal = ScriptedTerminal(["2", "van", "Cherry", ""])

    #expect(terminal.run("make", "--plain", "--catalog", catalog) == .done)

    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    #expect(
      terminal.conversation
        == #"""
        Test parlour
        Type a number or a name, b to go back, q to leave or ? for help.

        Nothing chosen yet.
        Step 1 of 3

        Choose a cone (2)
          1  Sugar cone
          2  Paper cup
          3  Surprise me
          4  Saved ice creams
        Cone> 2

        Paper cup
        Step 2 of 3

        Which flavor? (3)
          1  Vanilla
          2  Chocolate
          3  Chocolate chip
          4  Surprise me
          5  Saved ice creams
        Flavor> van

        Paper cup with Vanilla
        Step 3 of 3

        Choose a topping (2)
          1  Sprinkles
          2  Cherry
          3  Surprise me
          4  Saved ice creams
        Topping> Cherry

        Paper cup with Vanilla and Cherry
        Ready. Press Enter to make it.

        DONE (Enter), or b to go back>␠

        Your ice cream is ready.
        Saved as w930gn1.
        Make it again: scoops make --catalog \#(catalog) --like w930gn1

        """#.replacing("␠", with: " "))
  }

  @Test(arguments: [(["--plain"], "xterm"), ([], "dumb")])
  func `prints no picture when plain`(options: [String], name: String) {
    let terminal = ScriptedTerminal(["1", "q"])
    _ = terminal.run(["--catalog", catalog] + options, environment: ["TERM": name])

    #expect(terminal.conversation.contains("Cone> 1\n\nSugar cone\nStep 2 of 3\n"))
  }

  @Test func `wraps at words in a window`() {
    let terminal = ScriptedTerminal(["q"], isErrorTerminal: true)
    terminal.windowSize = WindowSize(columns: 30, rows: 24)

    _ = terminal.run("--plain", "--catalog", catalog)

    #expect(
      terminal.conversation.contains(
        "Type a number or a name, b to\ngo back, q to leave or ? for\nhelp.\n"))
  }

  @Test func `goes back, marks the choice, and keeps the later answers`() {
    let terminal = ScriptedTerminal(["1", "1", "b", "", "2", "b", "b", "b", "b", "2", "", "", ""])

    #expect(terminal.run("make", "--plain", "--catalog", catalog) == .done)

    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    #expect(terminal.conversation.contains("  1  Vanilla (chosen)\n  2  Chocolate\n"))
    #expect(
      terminal.conversation.contains(
        "  2  Cherry (chosen)\n  3  Surprise me\n  4  Saved ice creams\nTopping> b\n"))
    #expect(
      terminal.conversation.contains(
        "(chosen)\n  2  Paper cup\n  3  Surprise me\n  4  Saved ice creams\nCone> b\n"))
    #expect(terminal.conversation.contains("This is the first step.\n"))
  }

  @Test(arguments: [
    ("9", "There is no cone number 9. Choose a number from 1 to 2."),
    ("0", "There is no cone number 0. Choose a number from 1 to 2."),
    ("gravel", "There is no cone \"gravel\". Type a name or a number from the list."),
    ("papre cup", "There is no cone \"papre cup\". Did you mean \"Paper cup\"?"),
    ("\u{1B}[2J", "There is no cone \"<U+001B>[2J\". Type a name or a number from the list."),
    ("", "Type a number or a name, b to go back, q to leave or ? for help."),
  ])
  func `explains an invalid answer, and asks again`(answer: String, message: String) {
    let terminal = ScriptedTerminal([answer, answer, "q"])

    #expect(terminal.run("make", "--catalog", catalog) == .failed)

    let exchange = "Cone> \(answer)\n\(message)\n"
    #expect(terminal.conversation.contains(exchange + exchange + "Cone> q\n"))
  }

  @Test func `prints help`() {
    let terminal = ScriptedTerminal(["?", "1", "1", "1", "?", "b", "q"])

    _ = terminal.run("make", "--catalog", catalog)

    #expect(
      terminal.conversation.contains(
        "Cone> ?\n" + ConversationWording.Create.help(canListSaved: true).text + "\nCone> 1\n"))
    #expect(
      terminal.conversation.contains(
        "go back> ?\n" + ConversationWording.Create.help(canListSaved: true).text))
  }

  @Test(arguments: [
    (["Q"], "Q"), ([" q\t"], " q\t"), ([" B ", "?", "Quit"], "Quit"), (["exit"], "exit"),
  ])
  func `accepts its letters in any case, with white space around them`(
    answers: [String], last: String
  ) {
    let terminal = ScriptedTerminal(answers)

    #expect(terminal.run("--catalog", catalog) == .done)

    #expect(terminal.conversation.hasSuffix("Cone> \(last)\n"))
    #expect(!terminal.conversation.contains("There is no cone"))
  }

  @Test func `accepts only Enter for DONE and for OK`() {
    let terminal = ScriptedTerminal(["1", "1", "1", "done", "", "ok", "?", "b", "q"])

    #expect(terminal.run("--catalog", catalog) == .done)

    #expect(
      terminal.conversation.contains(
        "> done\nPress Enter for DONE, or type b to go back or q to leave.\n"))
    for answer in ["ok", "?", "b"] {
      #expect(
        terminal.conversation.contains(
          "> \(answer)\nPress Enter to make another one, or type q to leave.\n"))
    }
    #expect(terminal.conversation.hasSuffix("You made 1 ice cream.\n"))
  }

  @Test func `makes one ice cream after another, until q`() {
    let terminal = ScriptedTerminal(["1", "1", "1", "", "", "2", "2", "2", "", "", "q"])

    #expect(terminal.run("--catalog", catalog) == .done)

    #expect(
      terminal.output == """
        Sugar cone with Vanilla and Sprinkles
        Paper cup with Chocolate and Cherry

        """)
    #expect(
      terminal.conversation.hasSuffix(
        """
        Cone> q
        Make it again: scoops make --catalog \(catalog) --like w930gn1
        Make it again: scoops make --catalog \(catalog) --like x930gn1
        You made 2 ice creams.

        """))
    #expect(terminal.conversation.split(separator: "Make it again: scoops make ").count == 3)
  }

  // MARK: The end of input

  @Test(arguments: [
    (
      ["?"], "the cone, the flavor and the topping were chosen", "--cone, --flavor and --topping",
      ""
    ),
    (
      ["1"], "the flavor and the topping were chosen", "--flavor and --topping",
      """
      Not saved. You had: Sugar cone.
      Continue: scoops make --catalog CATALOG --cone 'Sugar cone'

      """
    ),
    (
      ["1", "1"], "the topping was chosen", "--topping",
      """
      Not saved. You had: Sugar cone, Vanilla.
      Continue: scoops make --catalog CATALOG --cone 'Sugar cone' --flavor Vanilla

      """
    ),
  ])
  func `names the options that answer what input did not, and what was chosen`(
    answers: [String], missing: String, options: String, left: String
  ) {
    let terminal = ScriptedTerminal(answers, isInputTerminal: false)

    #expect(terminal.run("make", "--catalog", catalog) == .failed)

    #expect(terminal.output == "")
    #expect(
      terminal.conversation.replacing(catalog, with: "CATALOG").hasSuffix(
        """
        > \n\
        scoops: Input ended before \(missing). To skip the questions, use \(options). \
        To see the names, run scoops menu.

        """ + left))
  }

  @Test func `says which ingredient left the catalog, with no answer at all`() {
    let terminal = ScriptedTerminal(
      isInputTerminal: false, store: InMemoryIceCreamStore([SavedIceCreams.old]))

    #expect(terminal.run("make", "--again", "--catalog", catalog) == .failed)

    #expect(
      terminal.conversation.contains("\nRhubarb is not in the catalog. Choose another flavor.\n"))
    #expect(
      terminal.conversation.contains("\nscoops: Input ended before the flavor was chosen. "))
  }

  @Test func `names the command whose options answer the questions`() {
    let terminal = ScriptedTerminal(["1"], isInputTerminal: false)

    #expect(terminal.run("--catalog", catalog) == .failed)

    #expect(
      terminal.conversation.contains(
        "To skip the questions, run scoops make with --flavor and --topping. "))
  }

  @Test(arguments: 0...5)
  func `ends wherever input ends`(count: Int) {
    let answers = Array(["1", "1", "1", "", ""].prefix(count))

    let terminal = ScriptedTerminal(answers, isInputTerminal: false)
    #expect(terminal.run("--catalog", catalog) == (count < 3 ? .failed : .done))
    #expect((terminal.output != "") == (count >= 3))
    #expect(
      terminal.conversation.contains("\nNot saved. You had: Sugar cone")
        == (1...2).contains(count))

    let maker = ScriptedTerminal(answers, isInputTerminal: false)
    #expect(maker.run("make", "--catalog", catalog) == (count < 3 ? .failed : .done))
    #expect(maker.conversation.contains("Input ended after the last choice") == (count == 3))
    #expect((maker.output != "") == (count >= 3))
  }

  @Test func `echoes the beginnings of a script's answers`() {
    let long = String(repeating: "a", count: 81)
    let terminal = ScriptedTerminal(["1", "\u{1B}[2J", long], isInputTerminal: false)

    _ = terminal.run("make", "--catalog", catalog)

    #expect(terminal.conversation.contains("Cone> 1\n"))
    #expect(terminal.conversation.contains("Flavor> <U+001B>[2J\n"))
    #expect(terminal.conversation.contains("Flavor> \(long.dropLast())\n"))
  }

  @Test(arguments: ["nonsense", "", "?", "b"])
  func `gives up on a script without progress, but never on a person`(answer: String) {
    let answers = Array(repeating: answer, count: 100)

    let script = ScriptedTerminal(answers, isInputTerminal: false)
    #expect(script.run("make", "--catalog", catalog) == .failed)
    #expect(script.conversation.contains("Stopped after 20 answers in a row without progress."))

    let person = ScriptedTerminal(answers + ["1", "1", "1", ""])
    #expect(person.run("make", "--catalog", catalog) == .done)
  }

  @Test func `makes what was chosen if input ends before DONE, wherever that is`() throws {
    let store = InMemoryIceCreamStore()
    let terminal = ScriptedTerminal(
      ["2", "1", "1", "b", "b"], isInputTerminal: false, store: store)

    #expect(terminal.run("make", "--catalog", catalog) == .done)

    #expect(terminal.output == "Paper cup with Vanilla and Sprinkles\n")
    #expect(
      terminal.conversation.contains("\nInput ended after the last choice, which means DONE.\n"))
    #expect(try store.lines.count == 1)
  }

  @Test func `makes nothing for a script that was stopped at DONE`() {
    let answers = ["1", "1", "1"] + Array(repeating: "nonsense", count: 20)
    let terminal = ScriptedTerminal(answers, isInputTerminal: false)

    #expect(terminal.run("make", "--catalog", catalog) == .failed)

    #expect(terminal.output == "")
  }

  @Test func `leaves when a user ends the input`() {
    let terminal = ScriptedTerminal(["1"])

    #expect(terminal.run("make", "--catalog", catalog) == .failed)

    #expect(
      terminal.conversation.hasSuffix(
        "Flavor> \nNot saved. You had: Sugar cone.\nContinue: scoops make --catalog \(catalog) --cone 'Sugar cone'\n"
      ))
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
      let conversation = CreateConversation(
        view: view, settings: settings, prompter: scenes.prompter)
      reference = conversation
      withExtendedLifetime(conversation) {}
    }

    view.loadIceCream()

    #expect(reference == nil)
  }

  // MARK: Color

  @Test func `uses the catalog's colors, and emphasizes questions and the result`() {
    let terminal = ScriptedTerminal(["2", "1", "1", "", "q"])

    _ = terminal.run(
      "--catalog", catalog, "--color=always", environment: ["COLORTERM": "truecolor"])

    let start = "\u{1B}[38;2;1;2;3m"
    let end = "\u{1B}[0m"
    // Near-black is lightened.
    #expect(terminal.conversation.contains("  2  \u{1B}[38;2;76;76;77m■\(end) Paper cup\n"))
    #expect(terminal.conversation.contains("   \(start)\\===========/\(end)\n"))
    for bold in ["Test parlour", "Which flavor?", "Your ice cream is ready."] {
      #expect(terminal.conversation.contains("\u{1B}[1m\(bold)\(end)"))
    }
  }

  @Test(arguments: [(true, false), (false, true)])
  func `uses color if the conversation goes to a terminal`(isError: Bool, isInput: Bool) {
    let terminal = ScriptedTerminal(["q"], isInputTerminal: isInput, isErrorTerminal: isError)

    _ = terminal.run("--catalog", catalog, environment: ["TERM": "xterm"])

    #expect(terminal.conversation.contains("\u{1B}") == isError)
  }
}

import IceCreamDomain
import Seeds
import Testing

@testable import TestDoubles
@testable import scoops

/// The list of saved ice creams, opened from the conversation that makes ice cream.
struct ListConversationTests {
  private let catalog = Seeds.catalogFile
  private let store = InMemoryIceCreamStore(SavedIceCreams.three, name: "book")

  /// Runs the program with `saved` as the first answer.
  private func visit(
    _ answers: String..., store: (any IceCreamStore)? = nil
  ) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(["saved"] + answers, store: store ?? self.store)
    terminal.status = terminal.run("--plain", "--catalog", catalog)
    return terminal
  }

  /// The conversation after `saved`.
  private func rest(of terminal: ScriptedTerminal) -> String {
    String(terminal.conversation.split(separator: "Cone> saved\n", maxSplits: 1)[1])
  }

  @Test func `shows a page, and goes back to the question`() {
    let terminal = visit("b", "q")

    #expect(terminal.status == .done)
    #expect(
      rest(of: terminal) == """

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

  @Test func `can be opened at every question`() {
    let answers =
      [
        "saved", "b", "1", "5", "b", "1", "SAVED", "b", "1", "saved ice creams", "b", "", "saved",
        "b", "q",
      ]
    let terminal = ScriptedTerminal(answers, store: store)

    #expect(terminal.run("--plain", "--catalog", catalog) == .done)

    #expect(terminal.conversation.components(separatedBy: "\nSaved ice creams\n").count == 6)
    #expect(terminal.output == "Sugar cone with Vanilla and Sprinkles\n")
  }

  @Test func `deletes after confirmation, and says so`() throws {
    let terminal = visit("d 2", "", "d 2", "y", "b", "q")

    #expect(
      rest(of: terminal).contains(
        """
        Saved> d 2
        Delete x930gn1, Sugar cone with Chocolate and Sprinkles? [y/N]\u{20}
        Kept.
        Saved> d 2
        Delete x930gn1, Sugar cone with Chocolate and Sprinkles? [y/N] y
        Deleted x930gn1.

        Saved ice creams
        1–2 of 2
          1  Sugar cone with Vanilla and Cherry, z930gn1, 20 November 2026, 10:05
          2  Paper cup with Vanilla and Cherry, w930gn1, 20 November 2026, 10:05

        """))
    #expect(try store.lines.map { $0.prefix(1) } == ["w", "z"])
  }

  @Test func `deletes again as often as the user retries`() throws {
    let store = IceCreamStoreSpy(SavedIceCreams.three, failingChanges: 2)

    let terminal = visit("d 1", "y", "y", "y", "b", "q", store: store)

    let text = rest(of: terminal)
    #expect(text.components(separatedBy: "The disk is full.").count == 3)
    #expect(text.components(separatedBy: "[y/N] y\nscoops: The disk is full.").count == 3)
    #expect(text.contains("try again.\nTry again? [y/N] y\nDeleted z930gn1.\n"))
    #expect(try store.fetch(IceCreamQuery()).iceCreams.count == 2)
  }

  @Test func `undoes the last change after a yes`() throws {
    let terminal = visit("d 1", "y", "u", "", "u", "y", "u", "y", "b", "q")

    let text = rest(of: terminal)
    let deleted = "Sugar cone with Vanilla and Cherry. Restore it? [y/N]"
    #expect(text.contains("Saved> u\nThe last change deleted z930gn1, \(deleted) \nNothing was"))
    #expect(text.contains("\(deleted) y\nRestored z930gn1.\n\nSaved ice creams\n1–3 of 3\n"))
    #expect(text.contains("Delete it again? [y/N] y\nDeleted z930gn1.\n"))
    #expect(try store.lines.count == 2)
  }

  @Test func `edits from the list`() throws {
    let terminal = visit("2", "e", "2", "", "", "", "b", "b", "q")

    #expect(rest(of: terminal).contains("Updated x930gn1.\n"))
    #expect(try store.lines[1] == "x930gn1 Paper cup, Chocolate, Sprinkles")
  }

  @Test func `turns pages`() {
    let store = InMemoryIceCreamStore()
    for _ in 0..<25 { _ = try? store.save(Seeds.savedIceCream) }

    let terminal = visit("p", "n", "n", "p", "b", "q", store: store)

    let text = rest(of: terminal)
    #expect(text.contains("1–20 of 25\n   1  "))
    #expect(text.contains("Saved> p\nThis is the first page.\nSaved> n\n"))
    #expect(text.contains("21–25 of 25\n  1  "))
    #expect(text.contains("Saved> n\nThis is the last page.\nSaved> p\n"))
    #expect(text.components(separatedBy: "1–20 of 25").count == 3)
  }

  @Test(arguments: [
    ("", "Type a number to show one, n or p to turn pages, b to go back or ? for help."),
    ("9", "There is no saved ice cream \"9\" on this page. Type a number from the list."),
    ("0", "There is no saved ice cream \"0\" on this page. Type a number from the list."),
    ("d", "Type d and a number, such as d 1."),
    ("u 3", "There is no saved ice cream \"u 3\" on this page. Type a number from the list."),
    ("d 9", "There is no saved ice cream \"9\" on this page. Type a number from the list."),
    (
      "\u{1B}",
      "There is no saved ice cream \"<U+001B>\" on this page. Type a number from the list."
    ),
    ("?", ConversationWording.List.help.text),
  ])
  func `explains what to type`(answer: String, message: String) {
    #expect(
      visit(answer, "b", "q").conversation.contains("Saved> \(answer)\n\(message)\nSaved> b\n"))
  }

  @Test func `filters the list by words, and clears the filter`() {
    let text = rest(of: visit("f 9", "f CHOC sug", "1", "b", "f", "b", "q"))

    #expect(
      text.contains(
        """
        Saved> f 9

        Saved ice creams matching "9"
        No saved ice cream matches "9".
        Type a number to show one, n or p to turn pages, b to go back or ? for help.
        Saved> f CHOC sug

        Saved ice creams matching "CHOC sug"
        1 of 1
          1  Sugar cone with Chocolate and Sprinkles, x930gn1, 20 November 2026, 10:05

        """))
    #expect(text.components(separatedBy: "Saved ice creams matching \"CHOC sug\"\n").count == 3)
    #expect(text.components(separatedBy: "Saved ice creams\n1–3 of 3\n").count == 3)
  }

  @Test func `changes the order`() {
    let text = rest(of: visit("o", "o", "o", "b", "q"))

    let orders = [
      ("Oldest first.", "w x z"), ("Sorted by flavor.", "x z w"),
      ("Newest first.", "z x w"),
    ]
    for (sentence, ids) in orders {
      let page = text.components(separatedBy: "Saved> o\n\(sentence)\n\nSaved ice creams\n").last
      let lines = page?.split(separator: "\n").dropFirst().prefix(3) ?? []
      let words = lines.map { $0.split(separator: ", ") }
      #expect(words.map { String($0[1].prefix(1)) }.joined(separator: " ") == ids)
    }
  }

  @Test(arguments: ["3", "w930gn1", "W93", "w"])
  func `shows an ice cream by its number or identifier`(answer: String) {
    #expect(
      visit(answer, "b", "b", "q").conversation.contains(
        "Saved> \(answer)\n\nPaper cup with Vanilla and Cherry, w930gn1, 20 November 2026, 10:05\n")
    )
  }

  @Test func `says that there are none`() {
    let terminal = visit("b", "q", store: InMemoryIceCreamStore())

    #expect(rest(of: terminal).hasPrefix("\nSaved ice creams\nNo saved ice creams yet.\n"))
  }

  @Test(
    arguments: [
      ([], .done), (["1"], .done), (["1", "b", "b"], .done), (["d 1"], .failed),
      (["1", "d"], .failed), (["1", "e"], .failed), (["1", "e", "", "1"], .failed),
      (Array(repeating: "y", count: 30), .failed),
    ] as [([String], scoops.ExitStatus)])
  func `fails if a script ends in the middle of an action`(
    answers: [String], status: scoops.ExitStatus
  ) throws {
    let terminal = ScriptedTerminal(["saved"] + answers, isInputTerminal: false, store: store)

    #expect(terminal.run("--catalog", catalog) == status)
    #expect(try store.lines.count == 3)
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

  @Test func `ends all scenes when input ends in one`() {
    let terminal = ScriptedTerminal(["saved", "1", "e"], isInputTerminal: false, store: store)

    #expect(terminal.run("--catalog", catalog) == .failed)

    #expect(terminal.conversation.components(separatedBy: "Choose a cone").count == 3)
    #expect(terminal.conversation.components(separatedBy: "Saved>").count == 2)
  }

  @Test func `runs no command by a letter that begins no name`() {
    let terminal = ScriptedTerminal(["s", "s", "r", "1", "s", ""], store: store)

    #expect(terminal.run("make", "--plain", "--catalog", catalog) == .done)

    #expect(terminal.output == "Sugar cone with Vanilla and Sprinkles\n")
    #expect(terminal.conversation.contains("Cone> s\n\n"))
    #expect(terminal.conversation.contains("Flavor> s\nThere is no flavor \"s\"."))
    #expect(terminal.conversation.contains("Flavor> r\nThere is no flavor \"r\"."))
  }

  @Test(arguments: [
    ["saved"], ["saved", "1"], ["saved", "n", "p"], ["saved", "o"], ["saved", "w", "e", "b"],
  ])
  func `gives up on a script that goes in circles`(answers: [String]) {
    let terminal = ScriptedTerminal(
      Array(repeating: answers, count: 2_000).flatMap { $0 }, isInputTerminal: false, store: store)

    #expect(terminal.run("make", "--catalog", catalog) == .failed)
  }

  @Test func `says that nothing is saved here`() {
    let terminal = ScriptedTerminal(["saved", "?", "q"])

    #expect(terminal.run("--no-save", "--catalog", catalog) == .done)

    #expect(
      terminal.conversation.contains(
        "Cone> saved\nSaving is off, so there are no saved ice creams.\n\nChoose a cone (2)\n"
      ))
    #expect(terminal.conversation.contains("b goes back a step, q leaves, ? prints this help.\n"))
  }
}

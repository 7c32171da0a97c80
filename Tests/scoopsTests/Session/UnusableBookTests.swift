import Seeds
import Testing

@testable import IceCreamDomain
@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// Tests what is said about a book that cannot be used, before an ice cream is made for it.
struct UnusableBookTests {
  private let store = IceCreamStoreSpy()
  private static let warning =
    "book is not a regular file. Ice creams will be made, but not saved. "
    + "To use another book, add --book FILE."

  init() {
    store.accessProblem = .file(.notAFile)
  }

  @Test(arguments: [[], ["make"]] as [[String]])
  func `warns on the first page of a menu, and on the others`(arguments: [String]) {
    let (_, screen) = ScriptedTerminal.menu(
      arguments, keys: "\r\r\rx", size: WindowSize(columns: 200, rows: 30), store: store)

    for page in screen.screens.prefix(4) {
      #expect(page.replacing("\n", with: " ").contains(Self.warning))
    }
    #expect(screen.screens[3].contains("❯ [ Done ]"))
  }

  @Test func `warns in a small window, and leaves room for a choice`() {
    let (_, screen) = ScriptedTerminal.menu(
      keys: "", size: WindowSize(columns: 30, rows: 8), store: store)

    #expect(screen.screens[0].contains("book is not a regular file."))
    #expect(screen.screens[0].contains("❯ 1"))
  }

  @Test func `shows another message instead, until the next key`() {
    let (_, screen) = ScriptedTerminal.menu(keys: "9↓", store: store)

    #expect(screen.screens[1].contains("There is no cone number 9."))
    #expect(!screen.screens[1].contains("book is not"))
    #expect(screen.screens[2].contains("book is not a regular file."))
  }

  private static let option = "To use another book, add --book FILE."

  @Test(
    arguments: [.cannotLock(reason: "No locks"), .cannotWrite(reason: "Full", isRefused: false)]
      as [IceCreamStoreError.Problem])
  func `names the option when a change fails`(problem: IceCreamStoreError.Problem) {
    func store() -> IceCreamStoreSpy {
      IceCreamStoreSpy([Seeds.savedIceCream], failingChanges: 9, with: problem)
    }
    for command in [["delete", Seeds.id], ["undo"], ["edit", Seeds.id, "-t", "1"]] {
      let terminal = ScriptedTerminal(["n"], store: store())
      let answer = command[0] == "edit" ? [] : ["--yes"]
      _ = terminal.run(command + answer)
      #expect(terminal.conversation.contains(Self.option), "\(command)")
    }
    for keys in ["\u{13}⌦y", "\u{13}\rdy", "\u{13}\re\r\r\r\r"] {
      let (_, screen) = ScriptedTerminal.menu(
        keys: keys, size: WindowSize(columns: 200, rows: 30), store: store())
      let pages = screen.screens.joined(separator: "\n").replacing("\n", with: " ")
      #expect(pages.contains(Self.option), "\(keys.debugDescription)")
    }
  }

  @Test(
    arguments: [
      (["make", "-c", "1", "-f", "1", "-t", "1"], 0), (["list"], 0),
      (["make", "--random"], 0), (["make", "--random", "-c", "1"], 0), (["make", "--no-save"], 0),
      (["make", "-c", "1", "-f", "1"], 1), ([], 1), (["make"], 1),
    ] as [([String], Int)])
  func `looks at the book only if someone chooses`(arguments: [String], checks: Int) {
    let store = IceCreamStoreSpy()
    let terminal = ScriptedTerminal(["q"], store: store)

    _ = terminal.run(arguments + ["--plain", "--catalog", Seeds.catalogFile])

    #expect(store.accessChecks == checks)
  }
}

import IceCreamDomain
import Seeds
import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import TestSupport
@testable import scoops

/// Sessions with saved ice creams, opened from the menu that makes ice cream.
struct SavedSessionTests {
  private let store = InMemoryIceCreamStore(SavedIceCreams.three, name: "book")

  /// Plays keys, first in the menu that makes ice cream.
  private func visit(
    _ keys: String, arguments: [String] = [], store: (any IceCreamStore)? = nil,
    beforeEvent: ((ScriptedScreen, Int) -> Void)? = nil
  ) -> (ScriptedTerminal, ScriptedScreen) {
    ScriptedTerminal.menu(
      arguments, keys: keys, store: store ?? self.store, isErrorTerminal: true,
      beforeEvent: beforeEvent)
  }

  private func screen(after keys: String) -> String {
    let screens = visit(keys).1.screens
    return screens.count > keys.count ? screens[keys.count] : ""
  }

  @Test func `makes a saved ice cream again, shows its page, and then its row`() throws {
    let (terminal, screen) = visit("\u{13}\rm\r\u{4}\u{4}\u{4}")

    #expect(terminal.status == .done)
    #expect(terminal.output == "Sugar cone with Vanilla and Cherry\n")
    #expect(screen.screens[3].contains("❯ [ Done ]"))
    #expect(screen.screens[4].hasPrefix("0a30gn1  "))
    #expect(screen.screens[4].contains("\nSaved as 0a30gn1.\n"))
    #expect(screen.screens[4].contains("[ Undo ]"))
    // By the clock of the tests, two of the others were made later.
    #expect(screen.screens[5].hasPrefix("Saved ice creams:    3 of 4\n"))
    #expect(screen.screens[5].contains("\n0a30gn1  just now  Sugar cone with Vanilla and Cherry\n"))
    #expect(screen.seen.text.contains("\nMake it again: scoops make --catalog "))
    #expect(screen.seen.text.hasSuffix("\nYou made one ice cream."))
    #expect(try store.lines.count == 4)
  }

  @Test func `saves a change again after a failure`() throws {
    let failing = IceCreamStoreSpy(SavedIceCreams.three, failingChanges: 1)

    let (_, screen) = visit("\u{13}\re2\r\r\r\r\u{4}\u{4}\u{4}", store: failing)

    #expect(screen.screens[7].contains("The disk is full."))
    #expect(screen.screens[8].contains("Updated z930gn1."))
    #expect(screen.screens[8].contains("Cone     Paper cup"))
  }

  @Test func `shows and changes, and goes back`() throws {
    let (terminal, screen) = visit("\u{13}\re2\r\r\rq\u{4}\u{4}")

    #expect(terminal.status == .done)
    #expect(screen.screens[1].hasPrefix("Saved ice creams:    1 of 3\n"))
    #expect(screen.screens[2].contains("\nCone     Sugar cone "))
    #expect(screen.screens[3].hasPrefix("Test parlour: editing z930gn1 "))
    #expect(screen.screens[3].contains("\n▸ Cone     Sugar cone"))
    #expect(screen.screens[3].hasSuffix("\nEnter choose  Esc back  ? keys  a–z search  ↑↓ move"))
    #expect(screen.screens[7].contains("\nCone     Paper cup "))
    #expect(screen.screens[7].contains("[ Undo ]"))
    #expect(screen.screens[7].contains("\nUpdated z930gn1.\n"))
    #expect(screen.screens[8].contains("  Paper cup with Vanilla and Cherry\n"))
    #expect(screen.screens[9] == screen.screens[0])
    #expect(screen.seen.text == "")
    #expect(try store.lines.last == "z930gn1 Paper cup, Vanilla, Cherry")
  }

  @Test(arguments: [
    "\u{13}", "\u{13}\r", "\u{13}\re", "\u{13}⌦", "\u{13}\red", "\u{13}\re2\r\r\rq⌦y\u{4}\u{4}",
    "\u{13}\rq\u{4}\u{4}\u{4}",
  ])
  func `opens and closes the terminal once`(keys: String) {
    let (_, screen) = visit(keys)

    #expect(screen.calls == ["open", "close"])
    #expect(screen.seen.text == "")
  }

  @Test func `makes an ice cream afterwards, and restores the terminal`() {
    let (terminal, screen) = visit("\u{13}\rq\u{4}2\r\r\rq")

    #expect(terminal.output == "Paper cup with Vanilla and Sprinkles\n")
    #expect(screen.calls == ["open", "close", "open", "close"])
  }

  @Test func `opens the list from the alert, and returns to it`() {
    let (terminal, screen) = visit("2\r\r\rs\u{4}\r\u{4}")

    #expect(terminal.status == .done)
    #expect(
      screen.screens[4].hasSuffix(
        "Enter make another  Esc leave  s saved ice creams  u undo  ? keys"))
    #expect(screen.screens[5].contains("Saved ice creams:    1 of 4"))
    #expect(screen.screens[4] == screen.screens[6])
    #expect(screen.screens[7].contains("Choose a cone"))
  }

  @Test func `shows an error on the way back to the menu below`() throws {
    let store = IceCreamStoreSpy(SavedIceCreams.three, failingChanges: 9)

    let (_, screen) = visit("\u{13}\re2\r\r\rqq\u{4}\u{4}", store: store)

    #expect(screen.screens[7].contains("❯ [ Try again ]"))
    #expect(screen.screens[8].contains("\nCone     Sugar cone "))
    #expect(screen.calls == ["open", "close"])
    #expect(screen.seen.text.components(separatedBy: "The disk is full.").count == 2)
  }

  @Test func `does not offer what it would refuse`() {
    let (_, screen) = visit("?\r\u{13}2\r\r\rq", arguments: ["--no-save"])

    #expect(!screen.screens.joined().contains("Saved"))
    #expect(!screen.screens[1].contains("the saved ice creams"))
  }

  @Test func `deletes from the page after a yes, and undoes it after the list was left`() throws {
    let (_, screen) = visit("\u{13}\rd\rdy\u{4}\u{13}\u{19}y\u{4}\u{4}")

    #expect(screen.screens[4] == screen.screens[2])
    #expect(screen.screens[6].contains("\nDeleted z930gn1.\n"))
    #expect(screen.screens[10].contains("\nRestored z930gn1.\n"))
    #expect(try store.lines.count == 3)
  }

  @Test func `undoes a change on the page of the ice cream, and undoes that`() throws {
    let (_, screen) = visit("\u{13}\re2\r\r\ruyuy\u{4}\u{4}\u{4}")

    #expect(screen.screens[7].contains("[ Undo ]"))
    #expect(screen.screens[8].contains("\nCone     Paper cup "))
    #expect(screen.screens[8].contains("The last change updated z930gn1"))
    #expect(screen.screens[9].contains("\nCone     Sugar cone "))
    #expect(screen.screens[9].contains("\nChanged z930gn1 back.\n"))
    #expect(screen.screens[11].contains("\nCone     Paper cup "))
    #expect(try store.lines.last == "z930gn1 Paper cup, Vanilla, Cherry")
  }

  @Test func `undoes what was just made, stays on its page, and undoes that`() throws {
    let (_, screen) = visit("2\r\r\ruyuyq")

    #expect(screen.screens[5].hasPrefix("Your ice cream is ready."))
    #expect(screen.screens[5].contains("The last change saved 0a30gn1"))
    #expect(screen.screens[6].hasPrefix("Your ice cream was deleted."))
    #expect(screen.screens[6].contains("\nDeleted 0a30gn1.\n"))
    #expect(!screen.screens[6].contains("Saved as"))
    #expect(screen.screens[7].contains("The last change deleted 0a30gn1"))
    #expect(screen.screens[8].hasPrefix("Your ice cream is ready."))
    #expect(screen.screens[8].contains("\nRestored 0a30gn1.\n"))
    #expect(try store.lines.count == 4)
  }

  @Test(arguments: [WindowSize.usual, WindowSize(columns: 40, rows: 10)])
  func `does not undo what another program made since`(size: WindowSize) throws {
    let (_, screen) = ScriptedTerminal.menu(keys: "2\r\r\ruq", size: size, store: store) {
      _, left in
      if left == 2 { _ = try? self.store.save(.made(20_000)) }
    }

    let words = screen.screens[5].replacing("\n", with: " ")
    #expect(words.contains("Cannot undo 0a30gn1: a later change saved"), "\(words)")
    #expect(screen.screens[5].hasPrefix("Your ice cream is ready."))
    #expect(try store.lines.count == 5)
  }

  @Test func `goes back to the list when the save of the ice cream on a page is undone`() throws {
    let (_, screen) = visit("\u{13}\ruy\u{4}\u{4}")

    #expect(screen.screens[3].contains("The last change saved z930gn1"))
    #expect(screen.screens[4].contains("\nDeleted z930gn1.\n"))
    #expect(screen.screens[4].hasPrefix("Saved ice creams:    1 of 2\n"))
  }

  @Test func `asks about an undo in few rows`() {
    let (_, screen) = ScriptedTerminal.menu(
      keys: "2\r\r\ru\u{9}", size: WindowSize(columns: 20, rows: 6), store: store)

    #expect(screen.screens[6].contains("❯ [ Delete ]\nEnter delete"), "\(screen.screens[6])")
  }

  @Test(
    arguments: [
      ("\u{13}\re2\u{4}", "Nothing was changed."),
      ("\u{13}\rm2\u{4}", "Not saved. You had: Paper cup, Vanilla, Cherry."),
    ])
  func `says that choices were dropped, until the next key`(keys: String, message: String) {
    let seen = screen(after: keys)

    #expect(seen.contains("\n\(message)"))
    #expect(!screen(after: keys + "?q").contains(message))
  }

  @Test(arguments: ["\u{13}\re\u{4}", "\u{13}\rm\u{4}", "\u{13}\re2\u{1B}1\u{4}"])
  func `says nothing if no choice was dropped`(keys: String) {
    let seen = screen(after: keys)

    #expect(!seen.contains("Nothing was changed.") && !seen.contains("You had"))
  }

  @Test func `keeps the filter and the order when it returns to the list`() {
    let list = screen(after: "\u{13}\u{F}vanilla\rq")

    #expect(list.contains("Saved ice creams: vanilla   1 of 2"))
    #expect(list.contains("\nw930gn1  just now  Paper cup with Vanilla and Cherry\n"))
  }

  @Test func `says steps and ice creams in the words of the catalog`() throws {
    let folder = Folder()
    let german = try folder.file(
      "deutsch.json",
      #"{"cones":["Waffel","Becher"],"flavors":["Minze"],"toppings":["Sahne"],"#
        + #""labels":{"cone":"Gebäck","flavor":"Sorte","topping":"Obendrauf"},"#
        + #""sentence":"{cone} mit {flavor} und {topping}"}"#)

    let (terminal, screen) = visit(
      "1\r\r\rs\u{E}\u{E}\r\u{4}\u{4}\u{4}", arguments: ["--catalog", german])

    #expect(screen.screens[0].contains("▸ Gebäck\n– Sorte "))
    #expect(screen.screens[4].contains("Waffel mit Minze und Sahne"))
    #expect(
      screen.screens[5].contains(
        "\nz930gn1  20 Nov 2026 10:05  Sugar cone mit Vanilla und Cherry\n"))
    #expect(screen.screens[8].contains("\nObendrauf  Sahne"))
    #expect(terminal.output == "Waffel mit Minze und Sahne\n")
  }

  @Test func `reports an update at the end of the command`() {
    let (terminal, screen) = visit("2\r\r\r", arguments: ["edit", "z"])

    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    #expect(screen.seen.text.contains("   Your ice cream was updated."))
    #expect(screen.seen.text.contains("   Updated z930gn1."))
  }

  @Test(arguments: ["2\u{4}", "2"])
  func `changes nothing if an edit is left unfinished`(keys: String) throws {
    let before = try store.lines

    let (terminal, screen) = visit(keys, arguments: ["edit", "z"])

    #expect(terminal.status == .failed)
    #expect(screen.seen.text == "Nothing was changed.")
    #expect(try store.lines == before)
  }

  @Test func `says that the ice cream to open was deleted meanwhile, and lists the others`() {
    let (_, screen) = visit("\u{13}\r↓") { _, left in
      if left == 2 { try? store.delete("z930gn1") }
    }

    #expect(screen.screens[2].contains("\nAnother program deleted z930gn1.\n"))
    #expect(screen.screens[3].hasPrefix("Saved ice creams:    2 of 2\n"))
  }

  @Test func `says once on its page that the ice cream to change was deleted meanwhile`() {
    let (_, screen) = visit("\u{13}\req\u{4}") { _, left in
      if left == 3 { try? store.delete("z930gn1") }
    }

    let message = "There is no saved ice cream \"z930gn1\"."
    #expect(screen.screens[3].components(separatedBy: message).count == 2)
  }
}

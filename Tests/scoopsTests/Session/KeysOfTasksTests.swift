import IceCreamDomain
import Seeds
import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// Counts the keys of what people do most, and sees that it is done.
struct KeysOfTasksTests {
  private let store = InMemoryIceCreamStore(SavedIceCreams.three, name: "book")

  /// Returns the keys, after those that lead to where a task begins.
  private func play(
    _ keys: String, most: Int, after start: String = "", store: InMemoryIceCreamStore? = nil
  ) -> ScriptedScreen {
    #expect(Key.keys(keys).count <= most)
    return ScriptedTerminal.menu(keys: start + keys, store: store ?? self.store).1
  }

  @Test(arguments: [
    // All defaults, by numbers, by names, and random.
    ("\r\r\r\r", 4, "Sugar cone, Vanilla, Sprinkles"), ("222\r", 4, "Paper cup, Chocolate, Cherry"),
    ("pap\rchip\rspr\r\r", 16, "Paper cup, Chocolate chip, Sprinkles"), ("\u{12}\r", 2, ", "),
    // Again, as the newest.
    ("\u{13}\rm\r", 4, "Sugar cone, Vanilla, Cherry"),
  ])
  func `makes an ice cream`(keys: String, most: Int, made: String) throws {
    _ = play(keys, most: most)

    #expect(try store.lines.count == 4)
    #expect(try store.lines.last?.contains(made) == true)
  }

  @Test func `deletes the newest`() throws {
    _ = play("\u{13}⌦y", most: 3)

    #expect(try store.lines.map { $0.prefix(7) } == ["w930gn1", "x930gn1"])
  }

  @Test func `edits the topping of the third`() throws {
    _ = play("\u{13}↓↓\re⇤1\r", most: 8)

    #expect(try store.lines.first == "w930gn1 Paper cup, Vanilla, Sprinkles")
  }

  @Test func `finds one of 500 by two words`() throws {
    let many = InMemoryIceCreamStore(SavedIceCreams.many(499), name: "book")
    let cake = PerKind(cone: "Cake cone", flavor: "Mint", topping: "Cherry")
    let wanted = try many.save(UnsavedIceCream(madeAt: Seeds.madeAt, names: cake))
    _ = try many.save(
      UnsavedIceCream(
        madeAt: Seeds.madeAt, names: PerKind(cone: "Cake cone", flavor: "Vanilla", topping: "Nuts"))
    )

    let screen = play("\u{13}mint cake", most: 12, store: many)

    #expect(screen.screens[10].contains("Saved ice creams: mint cake   1 of 1"))
    #expect(screen.screens[10].contains(wanted.id))
  }

  @Test func `undoes what was just made`() throws {
    _ = play("uy", most: 2, after: "\r\r\r\r")

    #expect(try store.lines.count == 3)
  }

  @Test func `deletes three together, as one change`() throws {
    _ = play("\u{13}\t\t\t⌦y", most: 6)

    #expect(try store.lines == [])
    #expect(try store.lastChange()?.action.iceCreams.count == 3)
  }

  @Test func `goes from an ice cream to its neighbors, and back to the row of the last`() {
    let screen = play("\u{13}\r→→→←", most: 6)

    let shown = screen.screens[2...6]
    #expect(shown.map { $0.prefix(7) } == ["z930gn1", "x930gn1", "w930gn1", "w930gn1", "x930gn1"])
    #expect(shown.dropLast().last?.contains("This is the last one.") == true)

    let list = play("\u{1B}", most: 1, after: "\u{13}\r→").screens[4]
    #expect(list.contains("2 of 3"))
  }

  @Test func `hides the picture, on every screen, and shows it again`() {
    let screens = play("\u{14}\r\u{1B}\u{14}", most: 4).screens

    #expect(
      screens.map { $0.contains("\\=========/") } == [true, false, false, false, true])
  }

  @Test(arguments: ["\u{1B}", "\u{4}"])
  func `leaves`(keys: String) {
    #expect(play(keys, most: 1).seen.text == "")
  }
}

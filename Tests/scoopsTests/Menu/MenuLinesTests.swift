import IceCreamDomain
import Seeds
import Testing

@testable import TerminalDoubles
@testable import TerminalMenu
@testable import scoops

struct MenuLinesTests {
  private var lines = MenuLines()

  private func row(_ text: String) -> MenuRow { MenuRow(text: .line(ScreenLine(text))) }

  /// Returns which rows lines were made for, and checks that all lines are there.
  private mutating func made(for texts: String..., columns: Int = 80) -> [String] {
    var made: [String] = []
    let size = WindowSize(columns: columns, rows: 24)
    let lines = lines.update(to: texts.map(row), in: size) { row in
      guard case .line(let line) = row.text else { return ScreenLine() }
      made.append(line.text)
      return ScreenLine("<\(line.text)>")
    }
    #expect(lines.map(\.text) == texts.map { "<\($0)>" })
    return made
  }

  @Test mutating func `makes a line where a row is another one, or new`() {
    #expect(made(for: "a", "b", "c") == ["a", "b", "c"])
    #expect(made(for: "a", "b", "c") == [])
    #expect(made(for: "a", "x", "c") == ["x"])
    #expect(made(for: "a") == [])
    #expect(made(for: "a", "x", "y") == ["x", "y"])
    #expect(made() == [])
  }

  @Test
  mutating func `makes all of them where the window is another one, or something else has changed`()
  {
    #expect(made(for: "a", "b") == ["a", "b"])
    #expect(made(for: "a", "b", columns: 79) == ["a", "b"])

    lines.forget()

    #expect(made(for: "a", "b", columns: 79) == ["a", "b"])
  }

  // MARK: At a menu

  private static let keys: [Key] = [
    .up, .down, .down, .left, .enter, .tab, .backTab, .home, .end, .pageUp, .pageDown, .escape,
    .character("/"), .character("a"), .character("é"), .character("1"), .character("2"),
    .character("3"), .backspace, .character("?"), .character("x"), .character(" "),
    .character("s"),
  ]

  /// Returns what is seen after each of some keys in a visit to a menu.
  ///
  /// - Parameter isPaintedAnew: Whether the window gets another width before each key, and then its own
  ///   again, so that every line is made anew.
  private func sights(
    after keys: [Key], size: WindowSize, isSmall: Bool, isPaintedAnew: Bool
  ) throws -> [[[VirtualScreen.Cell]]] {
    let events = keys.map(ScreenEvent.key)
    let screen = ScriptedScreen(
      isPaintedAnew ? events.flatMap { [.disturbed, .disturbed, $0] } : events, size: size)
    screen.beforeEvent = { [weak screen] left in
      guard isPaintedAnew, left % 3 != 1 else { return }
      let columns = left % 3 == 0 ? size.columns + 1 : size.columns
      screen?.resize(to: WindowSize(columns: columns, rows: size.rows))
    }
    let folder = try Folder()
    let catalog = try folder.file("seed.json", Seeds.catalog)
    let terminal = ScriptedTerminal(screen: screen)
    _ = terminal.run(
      isSmall ? ["make", "--catalog", catalog] : ["--no-save"],
      environment: [
        "TERM": "xterm", "COLORTERM": "truecolor", "LANG": size.rows % 2 == 0 ? "C" : "C.UTF-8",
      ])
    return isPaintedAnew
      ? screen.cells.indices.filter { $0 % 3 == 2 }.map { screen.cells[$0] } : screen.cells
  }

  @Test(arguments: 0..<24)
  func `a visit looks as if all lines were always made`(seed: Int) throws {
    var numbers = FixedNumbers(seed: UInt64(seed))
    let keys = (0..<40).map { _ in Self.keys.randomElement(using: &numbers) ?? .down }
    let size = WindowSize(
      columns: Int.random(in: 19...100, using: &numbers),
      rows: Int.random(in: 5...26, using: &numbers))

    let whole = try sights(after: keys, size: size, isSmall: seed % 2 == 0, isPaintedAnew: true)
    let reused = try sights(after: keys, size: size, isSmall: seed % 2 == 0, isPaintedAnew: false)

    // What is seen when there are no more keys is not painted anew.
    #expect(whole.count == min(reused.count, keys.count))
    for (number, (whole, reused)) in zip(whole, reused).enumerated() {
      #expect(whole == reused, "after \(keys.prefix(number)) in \(size)")
    }
  }
}

import IceCreamDomain
import Seeds
import Testing

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
    .character("/"), .character("a"), .character("n"), .character("2"), .character("3"), .backspace,
    .character("?"), .character("x"), .character(" "),
  ]

  @Test(arguments: 0..<40)
  func `a visit looks as if all lines were always made`(seed: Int) throws {
    var numbers = FixedNumbers(seed: UInt64(seed))
    let keys = (0..<60).map { _ in Self.keys.randomElement(using: &numbers) ?? .down }
    let columns = Int.random(in: 24...100, using: &numbers)
    let rows = Int.random(in: 6...26, using: &numbers)

    func screens(isDisturbed: Bool) throws -> [String] {
      let events = keys.map(ScreenEvent.key)
      // A window that gets another width and its own again has everything painted anew.
      let screen = ScriptedScreen(
        isDisturbed ? events.flatMap { [.disturbed, .disturbed, $0] } : events,
        size: WindowSize(columns: columns, rows: rows))
      if isDisturbed {
        screen.beforeEvent = { left in
          guard left % 3 != 1 else { return }
          screen.resize(to: WindowSize(columns: left % 3 == 0 ? columns + 1 : columns, rows: rows))
        }
      }
      let folder = try Folder()
      let catalog = try folder.file("seed.json", Seeds.catalog)
      let terminal = ScriptedTerminal(screen: screen)
      _ = terminal.run(
        ["make", "--catalog", catalog], environment: ["TERM": "xterm", "LANG": "C.UTF-8"])
      return isDisturbed
        ? screen.screens.indices.filter { $0 % 3 == 2 }.map { screen.screens[$0] } : screen.screens
    }

    let (whole, reused) = (try screens(isDisturbed: true), try screens(isDisturbed: false))

    #expect(!reused.isEmpty)
    for (number, (whole, reused)) in zip(whole, reused).enumerated() {
      #expect(whole == reused, "after \(number) keys of \(keys)")
    }
  }
}

import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport
@testable import TerminalMenu
@testable import scoops

/// Compares incremental repaints with full ones after random keys.
struct CreateMenuRepaintTests {
  private static let keys: [Key] = [
    .up, .down, .down, .left, .enter, .tab, .backTab, .home, .end, .pageUp, .pageDown, .escape,
    .character("/"), .character("a"), .character("é"), .character("1"), .character("2"),
    .character("3"), .backspace, .character("?"), .character("x"), .character(" "),
    .character("s"),
  ]

  /// Returns the visible screen after each key in a session.
  ///
  /// - Parameter isRepainted: Whether to resize the window and back before each key, which forces a full
  ///   repaint.
  private func sights(
    after keys: [Key], size: WindowSize, isSmall: Bool, isRepainted: Bool
  ) throws -> [[[VirtualScreen.Cell]]] {
    let events = keys.map(ScreenEvent.key)
    let screen = ScriptedScreen(
      isRepainted ? events.flatMap { [.disturbed, .disturbed, $0] } : events, size: size)
    screen.beforeEvent = { [weak screen] left in
      guard isRepainted else { return }
      // Of three events, the first widens the window, the second narrows it again, and the third is the key.
      switch left % 3 {
      case 0: screen?.resize(to: WindowSize(columns: size.columns + 1, rows: size.rows))
      case 2: screen?.resize(to: size)
      default: break
      }
    }
    let folder = Folder()
    let catalog = try folder.file("seed.json", Seeds.catalog)
    let terminal = ScriptedTerminal(screen: screen)
    _ = terminal.run(
      isSmall ? ["make", "--catalog", catalog] : ["--no-save"],
      environment: [
        "TERM": "xterm", "COLORTERM": "truecolor", "LANG": size.rows % 2 == 0 ? "C" : "C.UTF-8",
      ])
    return isRepainted
      ? screen.cells.indices.filter { $0 % 3 == 2 }.map { screen.cells[$0] } : screen.cells
  }

  @Test(arguments: 0..<12)
  func `shows the same after each key as a full repaint`(seed: Int) throws {
    var numbers = FixedNumbers(seed: UInt64(seed))
    let keys = (0..<40).map { _ in Self.keys.randomElement(using: &numbers) ?? .down }
    let size = WindowSize(
      columns: Int.random(in: 19...100, using: &numbers),
      rows: Int.random(in: 5...26, using: &numbers))

    let whole = try sights(after: keys, size: size, isSmall: seed % 2 == 0, isRepainted: true)
    let changed = try sights(after: keys, size: size, isSmall: seed % 2 == 0, isRepainted: false)

    // The screen after the last key is not repainted.
    let count = min(changed.count, keys.count)
    #expect(whole.count >= count)
    for (number, (whole, changed)) in zip(whole, changed).prefix(count).enumerated() {
      // A surprise is not the same twice.
      let lines = whole.map { $0.map(\.text).joined() }
      if lines.contains(where: { $0.contains("Back to my choices") }) { return }
      #expect(whole == changed, "after \(keys.prefix(number)) in \(size)")
    }
  }
}

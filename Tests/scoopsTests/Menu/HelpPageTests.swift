import Testing

@testable import TestSupport
@testable import TerminalMenu
@testable import scoops

struct HelpPageTests {
  /// Plays keys on a page of nine lines, in a window with room for four.
  private func play(_ keys: [Key]) -> ScriptedScreen {
    let screen = ScriptedScreen(keys: keys, size: WindowSize(columns: 24, rows: 6))
    let page = HelpPage(keys: (1...9).map { ("\($0)", "does a thing") })
    _ = page.show(on: MenuLoop(screen, style: Style(depth: .none)))
    return screen
  }

  @Test func `shows as many lines as fit`() {
    #expect(
      play([.down, .down]).screens.last == """
        Keys 3 to 6 of 9
        3: does a thing
        4: does a thing
        5: does a thing
        6: does a thing
        j/k scroll  q back
        """)
  }

  @Test func `stays in its columns while it scrolls`() {
    let screen = ScriptedScreen(keys: [.end, .home], size: WindowSize(columns: 79, rows: 6))
    var margins: [Int] = []
    screen.beforeEvent = { [unowned screen] _ in
      margins.append(screen.seen.lines.first.map { $0.prefix { $0 == " " }.count } ?? -1)
    }
    let keys = (1...9).map { ("\($0)", String(repeating: "a", count: 4 * $0)) }

    _ = HelpPage(keys: keys).show(on: MenuLoop(screen, style: Style(depth: .none)))

    // The widest line has 39 columns.
    #expect(margins == [19, 19, 19])
  }

  @Test(
    arguments: [
      ([.up], 1), ([.character("j"), .control("n"), .character("k")], 2), ([.pageDown], 5),
      ([.character(" "), .pageDown], 6), ([.end, .down], 6), ([.character("G"), .pageUp], 2),
      ([.end, .home], 1),
    ] as [([Key], Int)])
  func `scrolls between its ends`(keys: [Key], top: Int) {
    #expect(play(keys).screens.last?.hasPrefix("Keys \(top) to \(top + 3) of 9") == true)
  }

  @Test(arguments: [.character("q"), .escape, .enter, .character("?")] as [Key])
  func `closes with any other key`(key: Key) {
    #expect(play([key, .down]).screens.count == 1)
  }
}

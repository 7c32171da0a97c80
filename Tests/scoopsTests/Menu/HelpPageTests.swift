import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

struct HelpPageTests {
  private let page = HelpPage((1...5).map { MenuKey([], (), "\($0)", "does a thing", .page) }) {
    size in
    MenuFrame(glyphs: .ascii, depth: .none, size: size)
  }

  /// Plays keys on a page of nine lines, in a window with room for four.
  private func play(_ keys: [Key]) -> ScriptedScreen {
    let screen = ScriptedScreen(keys: keys, size: WindowSize(columns: 32, rows: 6))
    _ = page.show(on: MenuLoop(screen, style: Style(depth: .none)))
    return screen
  }

  @Test func `shows as many lines as fit`() {
    #expect(
      play([.down, .down]).screens.last == """
        Keys (3-6 of 9)
        3       does a thing
        4       does a thing
        5       does a thing
        Ctrl-T  show or hide picture
        Up/Down scroll  Esc back
        """)
  }

  @Test(
    arguments: [
      ([.up], 1), ([.down, .control("n"), .up], 2), ([.pageDown], 5), ([.end, .down], 6),
      ([.end, .pageUp], 2), ([.end, .home], 1),
    ] as [([Key], Int)])
  func `scrolls between its ends`(keys: [Key], top: Int) {
    #expect(play(keys).screens.last?.hasPrefix("Keys (\(top)-\(top + 3) of 9)") == true)
  }

  @Test func `scrolls by the next key after the window grew`() {
    let screen = ScriptedScreen(
      keys: [.end, .control("l"), .up], size: WindowSize(columns: 32, rows: 6))
    screen.beforeEvent = { [unowned screen] in
      if $0 == 2 { screen.resize(to: WindowSize(columns: 32, rows: 8)) }
    }

    _ = page.show(on: MenuLoop(screen, style: Style(depth: .none)))

    #expect(screen.screens.last?.hasPrefix("Keys (3-8 of 9)") == true)
  }

  @Test(arguments: [.character("q"), .escape, .enter, .character("?")] as [Key])
  func `closes with any other key`(key: Key) {
    #expect(play([key, .down]).screens.count == 1)
  }
}

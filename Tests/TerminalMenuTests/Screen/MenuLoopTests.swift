import Testing

@testable import TerminalMenu
@testable import TestDoubles

struct MenuLoopTests {
  /// Returns the last screen of a menu that shows its window's size.
  private func last(_ keys: [Key], columns: Int, rows: Int) -> (screen: String?, isOver: Bool) {
    let terminal = ScriptedScreen(keys: keys, size: WindowSize(columns: columns, rows: rows))
    var isOver = false
    _ = MenuLoop(terminal, style: Style(depth: .none)).run(
      until: { isOver }, lines: { [ScreenLine("\($0.columns) by \($0.rows)")] },
      take: { _ in
        isOver = true
        return true
      })
    return (terminal.screens.last, isOver)
  }

  @Test(arguments: [
    (19, 24, "The window is too\nsmall: the menu\nneeds 20 by 6."),
    (80, 5, "The window is too small: the menu needs 20 by 6."), (12, 2, "The window\nis too"),
    (1, 1, "T"), (20, 6, "20 by 6"),
  ])
  func `says that a window is too small, within its limits`(
    columns: Int, rows: Int, text: String
  ) {
    #expect(last([], columns: columns, rows: rows).screen == text)
  }

  @Test(arguments: [.character("q"), .control("d")] as [Key])
  func `takes only keys that leave in a window that is too small`(key: Key) {
    #expect(last([.enter, .escape, key, .enter], columns: 20, rows: 5).isOver == false)
    #expect(last([.escape], columns: 20, rows: 6).isOver)
  }

  @Test func `shows a page on top of a menu, which is painted again after it`() {
    let terminal = ScriptedScreen(keys: [.character("?"), .down, .escape])
    let screen = MenuLoop(terminal, style: Style(depth: .none))

    _ = screen.run(
      until: { false }, lines: { _ in [ScreenLine("the menu")] },
      take: { _ in screen.run(lines: { _ in [ScreenLine("a page")] }) { $0 == .down } || true })

    #expect(terminal.screens == ["the menu", "a page", "a page", "the menu"])
    #expect(terminal.calls == ["open", "close"])
  }

  @Test func `leaves a page, and says so to the menu below it, in a window that is too small`() {
    let terminal = ScriptedScreen(keys: [.enter, .character("?"), .character("q"), .escape])
    terminal.beforeEvent = { [unowned terminal] in
      if $0 == 2 { terminal.resize(to: WindowSize(columns: 20, rows: 5)) }
    }
    let screen = MenuLoop(terminal, style: Style(depth: .none))
    var keys: [Key] = []
    func run(take: (Key) -> Bool) {
      _ = screen.run(until: { false }, lines: { _ in [] }, take: take)
    }

    run { key in
      keys.append(key)
      screen.lend {
        run { _ in screen.run(lines: { _ in [] }) { _ in true } }
        terminal.resize(to: .usual)
      }
      return true
    }

    // The menu that lent the terminal stays.
    #expect(keys == [.enter, .escape])
  }

  @Test(
    arguments: [
      ([], false), ([.character("q")], false), ([.character("a")], false),
      ([.character("d")], true),
      ([.character("a"), .character("d"), .character("q")], true),
    ] as [([Key], Bool)])
  func `tells whether the menu is over, or the user left or input ended`(keys: [Key], isOver: Bool)
  {
    let terminal = ScriptedScreen(keys: keys)
    let screen = MenuLoop(terminal, style: Style(depth: .none))
    var isDone = false

    let result = screen.run(
      until: { isDone }, lines: { _ in [] },
      take: { key in
        isDone = key == .character("d")
        return key != .character("q")
      })

    #expect(result == isOver)
    #expect(terminal.calls == ["open", "close"])
  }
}

import Testing

@testable import TerminalDoubles
@testable import TerminalMenu

struct MenuLoopTests {
  @Test(
    arguments: [
      ([], false), ([.character("q")], false), ([.character("a")], false),
      ([.character("d")], true),
      ([.character("a"), .character("d"), .character("q")], true),
    ] as [([Key], Bool)])
  func `tells whether the menu is over, or the user left or input ended`(keys: [Key], isOver: Bool)
  {
    let terminal = ScriptedScreen(keys: keys)
    let screen = MenuLoop(terminal, style: Style(depth: .none), isSynchronized: false)
    var isDone = false

    let result = screen.run(
      until: { isDone }, arrange: { _ in }, lines: { _ in [] },
      take: { key in
        isDone = key == .character("d")
        return key != .character("q")
      })

    #expect(result == isOver)
    #expect(terminal.calls == ["open", "close"])
  }
}

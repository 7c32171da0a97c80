import Testing

@testable import TerminalMenu

/// Whatever was painted before, the screen shows what it would show if nothing had been.
struct ScreenWriterRandomTests {
  private static let starts = [0, 3, MenuScreen.rows - 1]
  private static let depths = [ColorDepth.none, .sixteen, .indexed, .trueColor]

  /// Returns lists of lines to paint one after the other; the longest fills the screen.
  private func lists(seed: UInt64) -> [[ScreenLine]] {
    var random = RandomLines(columns: MenuScreen.columns - 1, rows: MenuScreen.rows, seed: seed)
    return (0..<60).reduce(into: []) { lists, number in
      lists.append(random.next())
      for _ in 0..<3 { lists.append(random.next(after: lists.last ?? [])) }
    }
  }

  @Test(arguments: starts, depths)
  func `shows the new lines, whatever was shown before`(start: Int, depth: ColorDepth) {
    let style = Style(depth: depth)
    var writer = ScreenWriter(style: style, isSynchronized: start == 3)
    var screen = MenuScreen(linesAbove: start)

    for (number, lines) in lists(seed: 1).enumerated() {
      screen.feed(writer.update(to: lines))

      #expect(screen.sight == screen.sight(of: lines, style), "list \(number)")
      if screen.sight != screen.sight(of: lines, style) { return }
    }
  }

  @Test(arguments: starts)
  func `paints anew over whatever was left, once it has forgotten`(start: Int) {
    let style = Style(depth: .trueColor)
    var writer = ScreenWriter(style: style)
    var screen = MenuScreen(linesAbove: start)

    for (number, lines) in lists(seed: 2).enumerated() {
      screen.feed("left\r\nover\u{1B}[A\r")
      writer.forget()
      screen.feed(writer.update(to: lines))

      #expect(screen.sight == screen.sight(of: lines, style), "list \(number)")
      if screen.sight != screen.sight(of: lines, style) { return }
    }
  }

  @Test func `sends nothing where nothing has changed, and no look where none is wanted`() {
    var writer = ScreenWriter(style: Style(depth: .none))

    for lines in lists(seed: 3) {
      let first = writer.update(to: lines)
      let second = writer.update(to: lines)

      #expect(!first.contains("m"))
      #expect(second == "")
    }
  }
}

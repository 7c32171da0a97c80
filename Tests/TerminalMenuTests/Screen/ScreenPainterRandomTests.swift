import Testing

@testable import TerminalMenu

/// Compares repaints of random lines with full paints.
struct ScreenPainterRandomTests {
  private static let depths = [ColorDepth.none, .sixteen, .indexed, .trueColor]

  /// Returns lists of lines to paint in order; the longest fills the screen.
  private func lists(seed: UInt64) -> [[ScreenLine]] {
    var random = RandomLines(columns: MenuScreen.columns - 1, rows: MenuScreen.rows, seed: seed)
    return (0..<30).reduce(into: []) { lists, number in
      lists.append(random.next())
      for _ in 0..<3 { lists.append(random.next(after: lists.last ?? [])) }
    }
  }

  @Test(arguments: depths)
  func `shows the new lines regardless of the previous ones`(depth: ColorDepth) {
    let style = Style(depth: depth)
    var writer = ScreenPainter(style: style)
    var screen = MenuScreen()

    for (number, lines) in lists(seed: 1).enumerated() {
      screen.feed(writer.update(to: lines))

      #expect(screen.sight == MenuScreen.sight(of: lines, style), "list \(number)")
      if screen.sight != MenuScreen.sight(of: lines, style) { return }
    }
  }

  @Test func `repaints over any content after it forgets the screen`() {
    let style = Style(depth: .trueColor)
    var writer = ScreenPainter(style: style)
    var screen = MenuScreen()

    for (number, lines) in lists(seed: 2).enumerated() {
      screen.feed("\u{1B}[4;7Hleft\r\nover\u{1B}[A")
      writer.forget()
      screen.feed(writer.update(to: lines))

      #expect(screen.sight == MenuScreen.sight(of: lines, style), "list \(number)")
      if screen.sight != MenuScreen.sight(of: lines, style) { return }
    }
  }

  @Test func `sends nothing without changes, and no style without styling`() {
    var writer = ScreenPainter(style: Style(depth: .none))

    for lines in lists(seed: 3) {
      let first = writer.update(to: lines)
      let second = writer.update(to: lines)

      #expect(!first.contains("m"))
      #expect(second == "")
    }
  }
}

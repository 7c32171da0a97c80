import Colors
import TestTerminal
import Testing

@testable import TerminalMenu

/// Tests what the terminal receives when a signal ends the program within a repaint.
struct ScreenModesTests {
  private static var frame: [UInt8] {
    var painter = ScreenPainter(style: Style(depth: .sixteen))
    let line = ScreenLine(
      "▀ é日 ",
      TextStyle(
        color: Color(red: 250, green: 0, blue: 0), background: Color(red: 0, green: 0, blue: 250)))
    return Array(painter.update(to: [line, ScreenLine("x", .bold), line]).utf8)
  }

  @Test(arguments: [false, true])
  func `restore the window after any part of a repaint`(hasAlternate: Bool) {
    let frame = Self.frame
    for count in 0...frame.count {
      var screen = VirtualScreen(columns: 12, rows: 5, convertsLineFeeds: false)
      screen.hasAlternate = hasAlternate
      screen.feed("a\r\nb\r\n")

      screen.feed(ScreenModes.greeting + ScreenModes.covering(rows: 5))
      screen.feed(Array(frame.prefix(count)))
      screen.feed("\u{1B}[H" + ScreenModes.farewell)

      #expect((screen.scrollback + screen.lines).filter { !$0.isEmpty } == ["a", "b"])
      #expect(screen.cells.joined().allSatisfy { $0.style == CellStyle() })
      #expect(screen.privateModes == VirtualScreen.usualModes, "after \(count) bytes")
      #expect(screen.pen == CellStyle())
      #expect(screen.unfinished == [])
    }
  }
}

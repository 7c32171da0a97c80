import SystemCalls
import TestTerminal
import Testing

@testable import TerminalMenu

struct WindowSizeTests {
  @Test(arguments: [
    (132, 43, WindowSize(columns: 132, rows: 43)), (1, 1, WindowSize(columns: 1, rows: 1)),
    (65_535, 65_535, WindowSize(columns: 65_535, rows: 65_535)),
    // A partial size is invalid.
    (0, 0, .usual), (0, 43, .usual), (132, 0, .usual),
  ])
  func `uses the terminal's size, or the default`(
    columns: Int, rows: Int, size: WindowSize
  ) throws {
    let ends = try TerminalEnds()
    defer {
      close(ends.window)
      close(ends.side)
    }
    var known = winsize()
    (known.ws_col, known.ws_row) = (UInt16(columns), UInt16(rows))
    // tty_ioctl(4): the call reads one `winsize`.
    try #require(ioctl(ends.window, numericCast(TIOCSWINSZ), &known) == 0)

    #expect(WindowSize(of: ends.side) == size)
  }

  @Test func `uses the default without a terminal`() {
    #expect(WindowSize(of: -1) == WindowSize(columns: 80, rows: 24))
  }
}

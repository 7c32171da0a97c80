import TestTerminal
import Testing

/// Other tests expect that a screen knows everything that the program sends.
struct VirtualScreenTests {
  @Test(arguments: [
    ("\t", ["U+0009"]), ("\u{301}", ["nothing before U+0301"]), ("\u{1B}8", ["ESC8"]),
    ("\u{1B}[3\u{7}", ["ESC[3", "U+0007"]), ("\u{1B}[S", ["ESC[S"]), ("\u{1B}[1;2A", ["ESC[1;2A"]),
    ("\u{1B}[?1047h", ["ESC[?1047h"]), ("\u{1B}[5m", ["ESC[5m"]), ("\u{1B}[38;5m", ["ESC[38;5m"]),
  ])
  func `records unsupported sequences`(text: String, unknown: [String]) {
    var screen = VirtualScreen(columns: 4, rows: 3)
    screen.feed(text)

    #expect(screen.unknown == unknown)
  }
}

import TestTerminal
import Testing

@testable import TerminalMenu

struct ScreenPainterTests {
  private let style = Style(depth: .sixteen)
  private let lines = [ScreenLine("ab"), ScreenLine("cd", .bold), ScreenLine("ef")]

  /// Homes the cursor and erases.
  private static let erasure = "\u{1B}[H\r\u{1B}[K\u{1B}[C\u{1B}[J\r"

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "", "b"], "a\r\n\r\nb")])
  func `paints everything at first, with the cursor hidden in the corner`(
    texts: [String], sent: String
  ) {
    var writer = ScreenPainter(style: style)

    #expect(
      writer.update(to: texts.map { ScreenLine($0) })
        == Self.erasure + sent + "\u{1B}[1;1H\u{1B}[?25l")
  }

  @Test func `shows the cursor where the user types, and moves it from there`() {
    var writer = ScreenPainter(style: style)
    func typed(_ text: String) -> ScreenLine {
      .typed(ScreenLine("x "), text, note: "", columns: 20)
    }

    let first = writer.update(to: [ScreenLine("ab"), typed("")])
    let second = writer.update(to: [ScreenLine("ab"), typed("c")])
    let third = writer.update(to: [ScreenLine("ab"), ScreenLine("x c")])

    #expect(first == Self.erasure + "ab\r\nx \u{1B}[2;3H\u{1B}[?25h")
    #expect(second == "\u{1B}[1mc\u{1B}[0m")
    #expect(third.hasSuffix("\u{1B}[A\r\u{1B}[?25l"))
  }

  @Test func `sends only changes`() {
    var writer = ScreenPainter(style: style)
    _ = writer.update(to: lines)

    let changed = writer.update(to: [ScreenLine("ab"), ScreenLine("cx", .bold), ScreenLine("ef")])
    let shorter = writer.update(to: [ScreenLine("ab")])
    let longer = writer.update(to: [ScreenLine("ab"), ScreenLine("c", .reversed)])

    #expect(changed == "\u{1B}[B\u{1B}[C\u{1B}[1mx\u{1B}[0m\u{1B}[A\r")
    #expect(shorter == "\u{1B}[B\u{1B}[J\u{1B}[A")
    #expect(longer == "\r\n\u{1B}[7mc\u{1B}[0m\u{1B}[A\r")
  }

  @Test(arguments: [(511, "", ""), (512, "\u{1B}[?2026h", "\u{1B}[?2026l")])
  func `marks the beginning and the end of an update that may arrive in pieces`(
    columns: Int, begin: String, end: String
  ) {
    var writer = ScreenPainter(style: style)
    let text = String(repeating: "a", count: columns)
    _ = writer.update(to: [ScreenLine()])

    #expect(writer.update(to: [ScreenLine(text)]) == begin + text + "\r" + end)
  }

  /// Returns what is sent to change lines into others, with ␛ for ESC.
  private func change(_ old: [ScreenLine], _ new: [ScreenLine]) -> String {
    var writer = ScreenPainter(style: style)
    _ = writer.update(to: old)
    return writer.update(to: new).unicodeScalars.map { scalar in
      switch scalar {
      case "\u{1B}": "␛"
      case "\r": "\\r"
      case "\n": "\\n"
      default: String(scalar)
      }
    }.joined()
  }

  @Test(arguments: [
    ("abc", "axc", "␛[Cx\\r"), ("ab", "abcd", "␛[2Ccd\\r"), ("abcdef", "xbcdex", "x␛[4Cx\\r"),
    // What is the same between two changes, if that is shorter than a move.
    ("abcde", "xbcdx", "xbcdx\\r"), ("abcd efgh", "axcd xfgh", "␛[Cxcd x\\r"),
    ("", "ab", "ab\\r"), ("a b", "a  ", "␛[2C \\r"), ("a  ", "a", ""), ("a", "a  ", ""),
    // Deleted text: spaces if there are few.
    ("abcd", "a", "␛[C   \\r"), ("abcd", "", "␛[K"), ("abcdef", "axy", "␛[Cxy   \\r"),
    ("abcdefg", "axy", "␛[Cxy␛[K\\r"),
    // Where a character may not take one column, only the terminal knows the column of the next: the whole row.
    ("漢", "字", "␛[K字\\r"), ("ab", "漢", "␛[K漢\\r"), ("漢", "a", "␛[Ka\\r"),
    ("a漢b", "x漢y", "␛[Kx漢\\r␛[3Cy\\r"), ("ab", "ae\u{301}", "␛[Kae\u{301}\\r"),
  ])
  func `sends the columns that changed`(old: String, new: String, sent: String) {
    #expect(change([ScreenLine(old)], [ScreenLine(new)]) == sent)
  }

  @Test(arguments: [
    // What follows a sign is addressed, and what a wider sign covers is drawn again.
    ("> a", "❯ a", "❯\\r"), ("> a", "❯ b", "❯\\r␛[2Cb\\r"), ("1-8", "1–8", "␛[C–\\r␛[2C8\\r"),
    ("▀▀▀", "▄▄▀", "▄\\r␛[C▄\\r"), ("é", "éa", "␛[Ca\\r"), ("ab", "éb", "é\\r␛[Cb\\r"),
    ("❯ a", "  a", " \\r"), ("漢 a", "語 b", "␛[K語\\r␛[2C b\\r"),
    ("❤️é", "❤️éé", "␛[K❤️\\r␛[2Cé\\r␛[3Cé\\r"),
  ])
  func `addresses what follows a sign of uncertain width`(old: String, new: String, sent: String) {
    #expect(change([ScreenLine(old)], [ScreenLine(new)]) == sent)
  }

  /// As in Vim's terminal with `ambiwidth=double`.
  @Test func `moves no text where signs are two columns wide`() {
    let signs = ["❯", "▼", "●", "▀▄█", "é", "–", "✓", "┌─┐", " ", "", "漢", "🍦", "❤️"]
    for first in signs {
      for second in signs {
        var writer = ScreenPainter(style: style)
        var screen = VirtualScreen(columns: 40, rows: 6, convertsLineFeeds: false)
        screen.areSignsWide = true
        for (sign, other) in [(first, second), (second, first), (second, second)] {
          var lines = [sign, other, sign + other].map {
            ScreenLine("ab" + $0 + "cd" + other + " ef")
          }
          lines[1].append("g", .bold)
          screen.feed(writer.update(to: lines))

          for (row, line) in lines.enumerated() {
            var column = 0
            for character in line.text {
              let cell = screen.cells[row][column].text
              if character.isASCII, character != " " { #expect(cell == String(character)) }
              column += character.columns
            }
          }
        }
      }
    }
  }

  @Test func `changes the style only where necessary, and ends plain`() {
    var new = ScreenLine("ab", .bold)
    new.append("cd", .reversed)
    let bar = ScreenLine("  ", TextStyle(isUnderlined: true))

    #expect(change([ScreenLine("abcd")], [new]) == "␛[1mab␛[22;7mcd␛[0m\\r")
    #expect(change([ScreenLine()], [bar]) == "␛[4m  ␛[0m\\r")
    #expect(change([bar], [ScreenLine()]) == "  \\r")
    // What is the same between two changes, but in another style.
    func line(_ first: String, _ last: String) -> ScreenLine {
      var line = ScreenLine(first)
      line.append("b", .bold)
      line.append(last)
      return line
    }
    #expect(change([line("a", "c")], [line("x", "y")]) == "x␛[Cy\\r")
  }

  @Test func `moves by the shortest sequence`() {
    let old = ["abcdef", "abcdef", "abcdef"].map { ScreenLine($0) }

    #expect(
      change(old, ["abxdef", "xbcdef", "abcxef"].map { ScreenLine($0) })
        == "␛[2Cx␛[B\\rx␛[B␛[2Cx␛[2A\\r")
    #expect(
      change(old, ["abcdef", "abcdxf", "abcxef"].map { ScreenLine($0) })
        == "␛[B␛[4Cx␛[B␛[2Dx␛[2A\\r")
  }

  /// An emoji with a variation selector takes one column on some terminals, and two on others.
  @Test(arguments: [true, false])
  func `leaves nothing behind where terminals disagree on a width`(joinsEmoji: Bool) {
    let heart = ScreenLine("\u{2764}\u{FE0F} Berry")
    let pages = [
      [heart, ScreenLine("abcdef"), ScreenLine("ghi")],
      [ScreenLine("abcdef"), heart, ScreenLine("ghi")],
      [ScreenLine("ghi"), ScreenLine("abcdef"), heart],
    ]
    for (first, second) in [(0, 1), (1, 2), (2, 0), (1, 0)] {
      var writer = ScreenPainter(style: style)
      var screen = VirtualScreen(columns: 20, rows: 5)
      screen.joinsEmoji = joinsEmoji
      var expected = screen
      screen.feed(writer.update(to: pages[first]))

      screen.feed(writer.update(to: pages[second]))

      var other = ScreenPainter(style: style)
      expected.feed(other.update(to: pages[second]))
      #expect(screen.text == expected.text)
    }
  }

  /// A keycap takes one column on some terminals, and two on others.
  @Test(arguments: [true, false])
  func `leaves no gaps in a row of styles where terminals disagree on a width`(joinsEmoji: Bool) {
    var old = ScreenLine("\u{2764}\u{FE0F} Love 1\u{FE0F}\u{20E3} One")
    var new = ScreenLine()
    new.append(
      "\u{2764}\u{FE0F} Love 1\u{FE0F}\u{20E3} One", .plain, underlining: [5..<6, 10..<11],
      shown: { $0 })
    for _ in 0..<2 {
      var writer = ScreenPainter(style: style)
      var screen = VirtualScreen(columns: 30, rows: 2)
      screen.joinsEmoji = joinsEmoji
      screen.feed(writer.update(to: [old]))
      let before = screen.text

      screen.feed(writer.update(to: [new]))

      #expect(screen.text == before)
      (old, new) = (new, old)
    }
  }

  @Test func `paints the first row of an empty screen`() {
    var writer = ScreenPainter(style: style)
    _ = writer.update(to: [])

    #expect(writer.update(to: [ScreenLine("a")]) == Self.erasure + "a\u{1B}[1;1H")
  }
}

import Colors
import TestTerminal
import Testing

@testable import TerminalMenu

struct StyleChangeTests {
  private static let red = Color(red: 250, green: 3, blue: 9)
  private static let blue = Color(red: 5, green: 10, blue: 230)
  private static let weights = [
    TextStyle.plain, .bold, .reversed, TextStyle(isBold: true, isReversed: true),
  ]
  /// All styles, in two colors.
  private static let looks = weights.flatMap { weight in
    [false, true].flatMap { isUnderlined in
      [nil, red, blue].flatMap { color in
        [nil, red].map { background in
          TextStyle(
            color: color, background: background, isBold: weight.isBold,
            isUnderlined: isUnderlined, isReversed: weight.isReversed)
        }
      }
    }
  }

  @Test(
    arguments: [
      (.none, nil, nil), (.monochrome, nil, nil), (.sixteen, "91", "34"),
      (.indexed, "38;5;196", "38;5;20"),
      (.trueColor, "38;2;250;3;9", "38;2;5;10;230"),
    ] as [(ColorDepth, String?, String?)])
  func `changes every style into every other`(depth: ColorDepth, red: String?, blue: String?) {
    let style = Style(depth: depth)
    func cell(_ look: TextStyle) -> CellStyle {
      if depth == .none { return CellStyle() }
      let color = look.color == Self.red ? red : look.color == Self.blue ? blue : nil
      let background = red.map { $0.hasPrefix("38") ? "4" + $0.dropFirst() : "101" }
      return CellStyle(
        foreground: color,
        background: look.background == nil || depth == .monochrome ? nil : background,
        isBold: look.isBold, isUnderlined: look.isUnderlined, isInverse: look.isReversed)
    }

    for old in Self.looks {
      for new in Self.looks {
        var screen = VirtualScreen(columns: 2, rows: 1)
        screen.feed(
          style.change(from: .plain, to: old) + "a" + style.change(from: old, to: new) + "b")

        #expect(
          screen.cells == [
            [.init(text: "a", style: cell(old)), .init(text: "b", style: cell(new))]
          ])
        #expect(screen.unknown == [])
      }
    }
  }

  @Test(
    arguments: [
      (.plain, .plain, ""), (.bold, .bold, ""), (.plain, .bold, "1"), (.bold, .plain, "0"),
      (.bold, .reversed, "22;7"), (.bold, TextStyle(isBold: true, isReversed: true), "7"),
      (TextStyle(isBold: true, isReversed: true), .bold, "27"),
      (TextStyle(color: red), TextStyle(color: blue), "34"),
      (TextStyle(color: red, isBold: true), .bold, "39"),
      (.bold, TextStyle(color: red, isUnderlined: true), "22;4;91"),
      (.bold, TextStyle(isBold: true, isUnderlined: true), "4"),
      (TextStyle(isBold: true, isUnderlined: true), .bold, "24"),
      (TextStyle(color: red), TextStyle(color: red, background: blue), "44"),
      (TextStyle(color: red, background: blue), TextStyle(color: red), "49"),
      (.plain, TextStyle(color: blue, background: red), "34;101"),
    ] as [(TextStyle, TextStyle, String)])
  func `sends only the difference`(old: TextStyle, new: TextStyle, parameters: String) {
    let text = Style(depth: .sixteen).change(from: old, to: new)

    #expect(text == (parameters.isEmpty ? "" : "\u{1B}[\(parameters)m"))
  }

  @Test func `styles each piece of a line, and ends plain`() {
    var line = ScreenLine("a", .bold)
    line.append(" b ")
    line.append("c", TextStyle(color: Self.red, isUnderlined: true))

    #expect(Style(depth: .sixteen).text(of: line) == "\u{1B}[1ma\u{1B}[0m b \u{1B}[4;91mc\u{1B}[0m")
    #expect(Style(depth: .none).text(of: line) == "a b c")
  }
}

extension Style {
  fileprivate func change(from old: TextStyle, to new: TextStyle) -> String {
    var bytes: [UInt8] = []
    appendChange(from: old, to: new, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

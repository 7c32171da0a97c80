import Seeds
import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// Tests menus on a terminal that shows signs of ambiguous width two columns wide.
struct WideSignsTests {
  private func screen(
    _ keys: String, areSignsWide: Bool, _ environment: [String: String] = [:]
  ) -> ScriptedScreen {
    let screen = ScriptedScreen(
      keys: Key.keys(keys), size: .init(columns: 100, rows: 40), areSignsWide: areSignsWide)
    let usual = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    _ = ScriptedTerminal(isErrorTerminal: true, screen: screen).run(
      [], environment: usual.merging(environment) { $1 })
    return screen
  }

  @Test(arguments: [
    "↓↓↑", "213\r", "21", "/choc\u{7F}\u{7F}e", "?", "5\t7\u{19}", "213\rs\re", "213\r\r12",
  ])
  func `move no text on any screen`(keys: String) {
    let narrow = screen(keys, areSignsWide: false)
    let wide = screen(keys, areSignsWide: true)

    #expect(narrow.cells.count == wide.cells.count)
    for (number, (narrow, wide)) in zip(narrow.cells, wide.cells).enumerated() {
      for (row, (narrow, wide)) in zip(narrow, wide).enumerated() {
        for (column, (narrow, wide)) in zip(narrow, wide).enumerated()
        where narrow.text != " " && narrow.text.allSatisfy(\.isASCII) {
          #expect(narrow == wide, "screen \(number), row \(row), column \(column)")
        }
      }
    }
    #expect(wide.seen.unknown == [])
  }

  @Test(arguments: [["LANG": "ja_JP.UTF-8"], ["LC_ALL": "ko_KR.UTF-8"], ["SCOOPS_GLYPHS": "ascii"]])
  func `are not used in East Asian languages, or by a setting`(environment: [String: String]) {
    let screen = screen("?x213\rs", areSignsWide: true, environment)

    #expect(screen.cells.count > 6)
    #expect(screen.cells.joined().joined().allSatisfy { $0.text.allSatisfy(\.isASCII) })
  }
}

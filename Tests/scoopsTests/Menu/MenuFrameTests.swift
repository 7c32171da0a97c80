import IceCreamDomain
import Testing

@testable import TerminalMenu
@testable import scoops

struct MenuFrameTests {
  private func frame(
    _ columns: Int, _ rows: Int, depth: ColorDepth = .trueColor
  ) -> MenuFrame {
    MenuFrame(glyphs: .unicode, depth: depth, size: WindowSize(columns: columns, rows: rows))
  }

  @Test(
    arguments: [
      (80, 24, .beside(.pixels(.large)), 55), (200, 60, .beside(.pixels(.large, scale: 3)), 96),
      (120, 40, .beside(.pixels(.large, scale: 2)), 72),
      (80, 15, .beside(.pixels(.medium)), 56), (80, 11, .beside(.pixels(.small)), 56),
      (80, 7, .nowhere, 79),
      // Text needs the columns more than a larger picture.
      (65, 24, .beside(.pixels(.large)), 40), (64, 24, .beside(.pixels(.medium)), 45),
      (60, 20, .beside(.pixels(.medium)), 41), (40, 10, .beside(.pixels(.small)), 26),
      (36, 24, .beside(.pixels(.small)), 22),
      // Too narrow for both: the picture goes below if that costs the text no rows.
      (35, 34, .below(.pixels(.large)), 34), (35, 26, .below(.pixels(.small)), 34),
      (20, 25, .nowhere, 19),
    ] as [(Int, Int, MenuFrame.Place, Int)])
  func `places the largest picture that fits beside the text, below it, or nowhere`(
    columns: Int, rows: Int, place: MenuFrame.Place, textColumns: Int
  ) {
    #expect(frame(columns, rows).place == place)
    #expect(frame(columns, rows).textColumns == textColumns)
  }

  @Test(
    arguments: [
      (80, 12, .beside(.lines)), (80, 11, .nowhere), (42, 24, .beside(.lines)),
      (41, 30, .below(.lines)),
    ] as [(Int, Int, MenuFrame.Place)])
  func `places a drawing of lines in the same way`(
    columns: Int, rows: Int, place: MenuFrame.Place
  ) {
    #expect(frame(columns, rows, depth: .none).place == place)
  }

  @Test func `has the same rows and columns whatever it shows, and fits the window`() {
    let text = [ScreenLine(String(repeating: "a", count: 300))]
    let long = Array(repeating: text[0], count: 90)
    for columns in stride(from: MenuLoop.least.columns, through: 200, by: 7) {
      for rows in stride(from: MenuLoop.least.rows, to: 70, by: 5) {
        let frame = frame(columns, rows)
        let screens = [
          frame.lines(text, footer: ScreenLine("f")),
          frame.lines(long, message: text + text, footer: ScreenLine("f"), picture: .init()),
        ]

        #expect(screens.map(\.count) == [rows, rows])
        #expect(screens.allSatisfy { $0.first?.text.hasPrefix("a") == true })
        for screen in screens {
          #expect(screen.last?.text.hasSuffix("f") == true)
          #expect(screen.allSatisfy { $0.columns < columns })
        }
      }
    }
  }
}

import Testing

@testable import TerminalMenu
@testable import scoops

struct MenuLayoutTests {
  private static let pixels = LivePicture(isUnicode: true, depth: .trueColor)
  private static let signs = LivePicture(isUnicode: false, depth: .trueColor)

  /// The expected layout of the text in a window of some rows.
  struct Row: Equatable {
    var rows: Int
    var list: Int
    var title = 0
    var steps = 0
    var done = 0
    var gaps = 0

    init(_ rows: Int, list: Int, title: Int, steps: Int, done: Int, gaps: Int) {
      (self.rows, self.list, self.title) = (rows, list, title)
      (self.steps, self.done, self.gaps) = (steps, done, gaps)
    }

    init(_ rows: Int, _ layout: MenuLayout) {
      self.init(
        rows, list: layout.listRows, title: layout.hasTitle ? 1 : 0, steps: layout.stepRows,
        done: layout.hasDone ? 1 : 0, gaps: layout.gaps)
    }
  }

  private func layout(
    _ columns: Int, _ rows: Int, options: Int = 9, messageRows: Int = 1,
    picture: LivePicture = pixels
  ) -> MenuLayout {
    MenuLayout(
      size: WindowSize(columns: columns, rows: rows), options: options, messageRows: messageRows,
      picture: picture)
  }

  @Test(arguments: [
    Row(4, list: 1, title: 0, steps: 0, done: 0, gaps: 0),
    Row(5, list: 1, title: 0, steps: 1, done: 0, gaps: 0),
    Row(6, list: 2, title: 0, steps: 1, done: 0, gaps: 0),
    Row(9, list: 5, title: 0, steps: 1, done: 0, gaps: 0),
    Row(10, list: 5, title: 1, steps: 1, done: 0, gaps: 0),
    Row(11, list: 5, title: 1, steps: 1, done: 1, gaps: 0),
    // The steps take three lines or one, never two.
    Row(12, list: 6, title: 1, steps: 1, done: 1, gaps: 0),
    Row(13, list: 5, title: 1, steps: 3, done: 1, gaps: 0),
    Row(17, list: 9, title: 1, steps: 3, done: 1, gaps: 0),
    Row(18, list: 9, title: 1, steps: 3, done: 1, gaps: 1),
    Row(19, list: 9, title: 1, steps: 3, done: 1, gaps: 2),
    Row(99, list: 9, title: 1, steps: 3, done: 1, gaps: 2),
  ])
  func `divides rows by importance`(row: Row) {
    #expect(Row(row.rows, layout(20, row.rows)) == row)
  }

  @Test func `reserves the rows of a message`() {
    #expect(Row(8, layout(20, 8, messageRows: 3)) == Row(8, layout(20, 6)).with(rows: 8))
  }

  @Test(
    arguments: [
      (80, 24, .beside(.pixels(.large), textColumns: 55)),
      (200, 60, .beside(.pixels(.large), textColumns: 80)),
      (80, 16, .beside(.pixels(.large), textColumns: 55)),
      (80, 15, .beside(.pixels(.medium), textColumns: 56)),
      (80, 12, .beside(.pixels(.medium), textColumns: 56)),
      (80, 11, .beside(.pixels(.small), textColumns: 56)),
      (80, 8, .beside(.pixels(.small), textColumns: 56)), (80, 7, .nowhere),
      // Text needs the columns more than a larger picture.
      (65, 24, .beside(.pixels(.large), textColumns: 40)),
      (64, 24, .beside(.pixels(.medium), textColumns: 45)),
      (59, 24, .beside(.pixels(.medium), textColumns: 40)),
      (58, 24, .beside(.pixels(.small), textColumns: 44)),
      (36, 24, .beside(.pixels(.small), textColumns: 22)),
      // Too narrow for both: the picture goes below if that costs the text no rows.
      (35, 34, .below(.pixels(.large))), (35, 33, .below(.pixels(.medium))),
      (22, 34, .below(.pixels(.medium))), (20, 26, .below(.pixels(.small))), (20, 25, .nowhere),
    ] as [(Int, Int, MenuLayout.Place)])
  func `places the largest picture that fits beside the text, below it, or nowhere`(
    columns: Int, rows: Int, place: MenuLayout.Place
  ) {
    #expect(layout(columns, rows).picture == place)
  }

  @Test(
    arguments: [
      (80, 12, .beside(.lines, textColumns: 56)), (80, 11, .nowhere),
      (42, 24, .beside(.lines, textColumns: 22)), (41, 24, .nowhere), (41, 30, .below(.lines)),
    ] as [(Int, Int, MenuLayout.Place)])
  func `places a drawing of lines in the same way`(
    columns: Int, rows: Int, place: MenuLayout.Place
  ) {
    #expect(layout(columns, rows, picture: Self.signs).picture == place)
  }

  @Test(arguments: [1, 2, 3])
  func `places the picture beside a short list too`(options: Int) {
    #expect(
      layout(80, 15, options: options, picture: Self.signs).picture
        == .beside(.lines, textColumns: 56))
  }

  @Test(arguments: [pixels, signs], [0, 1, 2, 5, 9, 1_000_000])
  func `never exceeds the window`(picture: LivePicture, options: Int) {
    for columns in stride(from: MenuLoop.least.columns, to: 120, by: 1) {
      for rows in MenuLoop.least.rows..<45 {
        for messageRows in 1...3 {
          let layout = layout(
            columns, rows, options: options, messageRows: messageRows, picture: picture)
          let row = Row(rows, layout)
          let text = row.list + row.title + row.steps + row.done + row.gaps + messageRows + 2

          #expect(row.list >= 1 && row.list <= max(1, options))
          switch layout.picture {
          case .nowhere: #expect(text <= rows)
          case .below(let drawing):
            #expect(text + drawing.rows <= rows)
            #expect(drawing.columns < columns)
          case .beside(let drawing, let column):
            #expect(max(text, drawing.rows + 1) <= rows)
            #expect(column >= 22 && column + 2 + drawing.columns < columns)
          }
        }
      }
    }
  }
}

extension MenuLayoutTests.Row {
  fileprivate func with(rows: Int) -> Self {
    var row = self
    row.rows = rows
    return row
  }
}

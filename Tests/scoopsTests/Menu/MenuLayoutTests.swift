import Testing

@testable import TerminalMenu
@testable import scoops

struct MenuLayoutTests {
  private static let blocks = LivePicture(hasBlocks: true, hasColor: true)
  private static let signs = LivePicture(hasBlocks: false, hasColor: true)

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
    picture: LivePicture = blocks
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
      (80, 24, blocks, .beside(column: 56)), (80, 10, blocks, .beside(column: 56)),
      (80, 9, blocks, .nowhere), (38, 24, blocks, .beside(column: 22)),
      (50, 24, blocks, .beside(column: 34)), (72, 24, blocks, .beside(column: 56)),
      (71, 24, blocks, .beside(column: 55)),
      // Too narrow for both: the picture goes below if that costs the text no rows.
      (37, 28, blocks, .below), (37, 27, blocks, .nowhere), (20, 28, blocks, .below),
      (80, 12, signs, .beside(column: 56)), (80, 11, signs, .nowhere),
      (42, 24, signs, .beside(column: 22)), (41, 24, signs, .nowhere), (41, 30, signs, .below),
    ] as [(Int, Int, LivePicture, MenuLayout.Place)])
  func `places the picture beside the text, below it, or nowhere`(
    columns: Int, rows: Int, picture: LivePicture, place: MenuLayout.Place
  ) {
    #expect(layout(columns, rows, picture: picture).picture == place)
  }

  @Test(arguments: [1, 2, 3])
  func `places the picture beside a short list too`(options: Int) {
    #expect(
      layout(80, 15, options: options, picture: Self.signs).picture == .beside(column: 56))
  }

  @Test(arguments: [blocks, signs], [0, 1, 2, 5, 9, 1_000_000])
  func `never exceeds the window`(picture: LivePicture, options: Int) {
    for columns in stride(from: MenuLayout.least.columns, to: 120, by: 1) {
      for rows in MenuLayout.least.rows..<45 {
        for messageRows in 1...3 {
          let layout = layout(
            columns, rows, options: options, messageRows: messageRows, picture: picture)
          let row = Row(rows, layout)
          let text = row.list + row.title + row.steps + row.done + row.gaps + messageRows + 2

          #expect(row.list >= 1 && row.list <= max(1, options))
          switch layout.picture {
          case .nowhere: #expect(text <= rows)
          case .below: #expect(text + picture.rows <= rows)
          case .beside(let column):
            #expect(max(text, picture.rows + 1) <= rows)
            #expect(column >= 22 && column + 2 + picture.columns < columns)
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

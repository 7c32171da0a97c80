import Testing

@testable import TerminalMenu
@testable import scoops

struct MenuLayoutTests {
  @Test(arguments: [
    (5, 1, 2, false, 1, 0), (9, 1, 5, true, 1, 0), (11, 1, 5, true, 1, 2), (12, 1, 5, true, 4, 0),
    (14, 1, 5, true, 4, 2), (23, 1, 14, true, 4, 2), (23, 3, 12, true, 4, 2),
    (4, 1, 1, false, 1, 0),
  ])
  func `divides rows by importance`(
    rows: Int, messages: Int, list: Int, title: Bool, steps: Int, gaps: Int
  ) {
    let layout = MenuLayout(rows: rows, messageRows: messages)

    #expect(layout.listRows == list)
    #expect(layout.hasTitle == title)
    #expect(layout.stepRows == steps)
    #expect(layout.gaps == gaps)
  }

  @Test func `fills the rows, whatever the message`() {
    for rows in 3...60 {
      for messages in 0...3 where rows >= messages + 2 {
        let layout = MenuLayout(rows: rows, messageRows: messages)
        let used = layout.listRows + layout.stepRows + layout.gaps + (layout.hasTitle ? 1 : 0)

        #expect(used + 1 + max(1, messages) == rows)
      }
    }
  }
}

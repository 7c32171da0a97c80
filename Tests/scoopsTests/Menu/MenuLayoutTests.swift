import Testing

@testable import scoops

struct MenuLayoutTests {
  @Test(arguments: [
    (5, 1, 2, false, 1, false), (9, 1, 5, true, 1, false), (11, 1, 6, true, 1, true),
    (12, 1, 5, true, 4, false), (14, 1, 6, true, 4, true), (23, 0, 16, true, 4, true),
    (23, 3, 13, true, 4, true), (4, 1, 1, false, 1, false),
  ])
  func `divides rows by importance`(
    rows: Int, messages: Int, list: Int, title: Bool, steps: Int, hasGap: Bool
  ) {
    let layout = MenuLayout(rows: rows, messageRows: messages)

    #expect(layout.listRows == list)
    #expect(layout.hasTitle == title)
    #expect(layout.stepRows == steps)
    #expect(layout.hasGap == hasGap)
  }

  @Test func `fills the rows, whatever the message`() {
    for rows in 3...60 {
      for messages in 0...3 where rows >= messages + 2 {
        let layout = MenuLayout(rows: rows, messageRows: messages)
        let used =
          layout.listRows + layout.stepRows + (layout.hasGap ? 1 : 0) + (layout.hasTitle ? 1 : 0)

        #expect(used + 1 + messages == rows)
      }
    }
  }
}

import IceCreamDomain
import PlainText
import TerminalMenu

/// Formats an ice cream that was just made or changed: its picture, and beside it the news and the receipt.
struct FinishedIceCreamPainter {
  let alert: DisplayedAlert
  let picture: DisplayedPicture
  /// The command that makes it again, or `nil` for none.
  let receipt: String?
  /// Whether to show the ice cream in words too.
  let hasSentence: Bool
  let drawings: LivePicture
  let glyphs: MenuGlyphs

  /// The columns that the text needs beside a picture.
  private static let leastColumns = 30

  /// Returns the lines, with the largest picture that fits.
  func lines(columns: Int, rows: Int) -> [ScreenLine] {
    let receipt =
      receipt.map { MakeAgainCommandLine.lines($0, columns: columns).map { ScreenLine($0) } } ?? []
    for drawing in drawings.drawings where drawing.rows <= rows {
      let start = drawing.columns + MenuFrame.gap
      // A long command stands below the picture.
      let isBeside = receipt.count == 1 && receipt[0].columns <= columns - start
      let text = news(columns: columns - start) + (isBeside ? receipt : [])
      let below = isBeside ? [] : receipt
      guard columns - start >= Self.leastColumns, text.count <= drawing.rows,
        drawing.rows + below.count <= rows
      else { continue }
      var lines = drawings.lines(of: picture, as: drawing)
      // The text stands at half the height of the picture.
      lines.draw(text, row: (drawing.rows - text.count) / 2, column: start)
      while lines.first?.isEmpty == true { lines.removeFirst() }
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines + below
    }
    let text = news(columns: columns) + receipt
    let above = drawings.print(of: picture, columns: columns, rows: rows - text.count)
    return above + text
  }

  private func news(columns: Int) -> [ScreenLine] {
    let title = glyphs.wrapped([alert.title], limit: .max, columns: columns, .bold)
    let sentence = hasSentence ? [alert.iceCream.sentence] : []
    return title + glyphs.wrapped(sentence + alert.notes, limit: .max, columns: columns)
  }
}

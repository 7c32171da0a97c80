import IceCreamDomain
import IceCreamPicture
import TerminalMenu

/// Arranges the pictures of ice creams side by side, with identifier and names below.
struct GalleryGrid {
  /// The columns of a picture with its words, and those between two of them.
  private static let (cell, gap) = (18, 2)

  private let style: Style
  private let live: LivePicture
  /// The columns of a picture with its words in this window.
  private let width: Int
  /// How pictures are drawn, or `nil` if none fits.
  private let drawing: LivePicture.Drawing?
  /// The number of pictures in a row.
  let perRow: Int

  /// Creates a grid, whose pictures are drawn as the colors of the style allow.
  init(columns: Int, style: Style, isUnicode: Bool) {
    self.style = style
    live = LivePicture(isUnicode: isUnicode, depth: style.depth)
    width = min(Self.cell, max(1, columns))
    drawing = live.drawing(columns: width, rows: .max)
    perRow = max(1, (columns + Self.gap) / (Self.cell + Self.gap))
  }

  /// Returns the lines of the grid, with an empty one between rows.
  func lines(of pictures: [GalleryPicture]) -> [String] {
    var lines: [String] = []
    for start in stride(from: 0, to: pictures.count, by: perRow) {
      let cells = pictures[start..<min(start + perRow, pictures.count)].map(cell)
      if start > 0 { lines.append("") }
      let rows = (0..<(cells.map(\.count).max() ?? 0)).map { row in
        joined(cells.map { $0.indices.contains(row) ? $0[row] : ScreenLine() })
      }
      // Without pictures, or toppings, the first ones are empty.
      lines += rows.drop(while: \.isEmpty).map(style.text)
    }
    return lines
  }

  /// Returns the lines of one picture with its words.
  private func cell(_ picture: GalleryPicture) -> [ScreenLine] {
    let words =
      [ScreenLine(picture.iceCream.id ?? "", .bold)]
      + picture.iceCream.sentence.wrapped(toColumns: width).map { ScreenLine($0) }
    guard let drawing else { return words }
    let lines = live.lines(of: picture.picture, as: drawing)
    let margin = String(repeating: " ", count: (width - drawing.columns) / 2)
    return (0..<drawing.rows).map { row in
      var line = ScreenLine(margin)
      if lines.indices.contains(row) { line.append(lines[row]) }
      return line
    } + words
  }

  /// Returns the lines of several cells as one, without blanks at its end.
  private func joined(_ parts: [ScreenLine]) -> ScreenLine {
    var line = ScreenLine()
    for (index, part) in parts.enumerated() where part.text.contains(where: { $0 != " " }) {
      line.pad(toColumns: index * (width + Self.gap))
      line.append(part)
    }
    return line
  }
}

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
  func lines(of pictures: [GalleryPicture]) -> [PrintedText] {
    stride(from: 0, to: pictures.count, by: perRow).flatMap { start in
      var lines: [ScreenLine] = []
      for (index, picture) in pictures[start...].prefix(perRow).enumerated() {
        draw(picture, on: &lines, column: index * (width + Self.gap))
      }
      // Without pictures, or toppings, the first ones are empty.
      return (start > 0 ? [""] : []) + lines.drop(while: \.isEmpty).map(style.text)
    }
  }

  /// Draws one picture with its words on the lines of a row, from a column on.
  private func draw(_ picture: GalleryPicture, on lines: inout [ScreenLine], column: Int) {
    if let drawing {
      lines.draw(
        live.lines(of: picture.picture, as: drawing), row: 0,
        column: column + (width - drawing.columns) / 2)
    }
    let words =
      [ScreenLine(picture.heading, .bold)]
      + ScreenLine(picture.title).wrapped(toColumns: width)
    lines.draw(words, row: drawing?.rows ?? 0, column: column)
  }
}

import IceCreamDomain
import IceCreamPicture
import TerminalMenu

/// Draws ice creams as a terminal can show them: in pixels, or else in lines.
struct LivePicture: Equatable {
  enum Drawing: Equatable {
    /// In pixels, enlarged by a whole number.
    case pixels(PictureSize, scale: Int = 1)
    case lines

    var columns: Int { size.columns }
    var rows: Int { size.rows }

    private var size: (columns: Int, rows: Int) {
      switch self {
      // A cell shows two pixels, one above the other.
      case .pixels(let size, let scale): (size.width * scale, size.height / 2 * scale)
      case .lines: (LineDrawing.columns, LineDrawing.rows)
      }
    }
  }

  /// The drawings that the terminal can show, the largest first.
  let drawings: [Drawing]
  private let shading: Shading
  /// Whether a ghost stands for what is still missing.
  private let showsMissing: Bool

  /// Creates pictures for a terminal, which may fill a large window or are printed among text.
  init(
    isUnicode: Bool, depth: ColorDepth, fillsWindow: Bool = false, showsMissing: Bool = false
  ) {
    self.showsMissing = showsMissing
    let pixels =
      (fillsWindow ? [.pixels(.large, scale: 3), .pixels(.large, scale: 2)] : [])
      + PictureSize.allCases.map { Drawing.pixels($0) }
    // Lines show more than shades of one color do.
    drawings = isUnicode && depth.hasColor ? pixels : [.lines]
    shading = Shading(depth)
  }

  /// Returns the largest drawing that fits, or `nil` if none does.
  func drawing(columns: Int, rows: Int) -> Drawing? {
    drawings.first { $0.columns <= columns && $0.rows <= rows }
  }

  /// Returns the lines of an ice cream, as many as the drawing has rows.
  func lines(of picture: DisplayedPicture, as drawing: Drawing) -> [ScreenLine] {
    switch drawing {
    case .pixels(let size, let scale):
      HalfBlocks.lines(
        of: PixelDrawing.raster(
          of: picture, size: size, shading: shading, showsMissing: showsMissing), scale: scale)
    case .lines: LineDrawing.canvas(of: picture, showsMissing: showsMissing)
    }
  }

  /// Returns the lines of an ice cream to be printed: in the largest drawing that fits, without empty ones around it.
  func print(of picture: DisplayedPicture, columns: Int = .max, rows: Int = .max) -> [ScreenLine] {
    guard let drawing = drawing(columns: columns, rows: rows) else { return [] }
    var lines = lines(of: picture, as: drawing).drop(while: \.isEmpty)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines)
  }
}

/// The picture of the menus.
final class MenuPicture {
  /// Whether it is hidden, until the key for that is pressed again.
  var isHidden = false
  private var drawn: ((LivePicture, LivePicture.Drawing, DisplayedPicture), [ScreenLine])?

  /// Returns the lines of a picture: those drawn last if it is the same, as after most keys, since drawing takes a
  /// fifth of their time.
  func lines(
    of picture: DisplayedPicture, as drawing: LivePicture.Drawing, by live: LivePicture
  ) -> [ScreenLine] {
    let what = (live, drawing, picture)
    if let (last, lines) = drawn, last == what { return lines }
    let lines = live.lines(of: picture, as: drawing)
    drawn = (what, lines)
    return lines
  }
}

extension [ScreenLine] {
  /// Draws a picture or a text on lines, from a row and a column on.
  ///
  /// - Parameter sign: Ends a line that is cut to leave a gap before the picture.
  mutating func draw(_ drawing: [ScreenLine], row: Int, column: Int, sign: String = "") {
    for (row, part) in zip(row..., drawing) {
      if row == count { append(ScreenLine()) }
      if part.isEmpty { continue }
      self[row] = self[row].cut(toColumns: Swift.max(0, column - MenuFrame.gap), sign: sign)
      self[row].pad(toColumns: column)
      self[row].append(part)
    }
  }
}

extension Shading {
  init(_ depth: ColorDepth) {
    self = depth == .sixteen ? .flat : .smooth
  }
}

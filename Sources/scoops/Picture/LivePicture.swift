import IceCreamDomain
import IceCreamPicture
import TerminalMenu

/// Draws ice creams as a terminal can show them: in pixels, or else in lines.
struct LivePicture: Equatable {
  /// How an ice cream is drawn.
  enum Drawing: Equatable {
    case pixels(PictureSize)
    /// Each pixel of a large picture twice as wide and as high.
    case doubled
    case lines

    var columns: Int {
      switch self {
      case .pixels(let size): size.columns
      case .doubled: PictureSize.large.columns * 2
      case .lines: LineDrawing.columns
      }
    }

    var rows: Int {
      switch self {
      case .pixels(let size): size.rows
      case .doubled: PictureSize.large.rows * 2
      case .lines: LineDrawing.rows
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
    let pixels = (fillsWindow ? [.doubled] : []) + PictureSize.allCases.map(Drawing.pixels)
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
    case .pixels(let size):
      HalfBlocks.lines(of: raster(of: picture, size: size))
    case .doubled: HalfBlocks.doubled(raster(of: picture, size: .large))
    case .lines: LineDrawing.canvas(of: picture, showsMissing: showsMissing)
    }
  }

  private func raster(of picture: DisplayedPicture, size: PictureSize) -> Raster {
    PixelDrawing.raster(of: picture, size: size, shading: shading, showsMissing: showsMissing)
  }

  /// Returns the lines of an ice cream to be printed: in the largest drawing that fits, without empty ones around it.
  func print(of picture: DisplayedPicture, columns: Int = .max, rows: Int = .max) -> [ScreenLine] {
    guard let drawing = drawing(columns: columns, rows: rows) else { return [] }
    var lines = lines(of: picture, as: drawing).drop(while: \.isEmpty)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines)
  }
}

// A cell of a terminal shows two pixels, one above the other.
extension PictureSize {
  /// The number of columns of a terminal.
  var columns: Int { width }
  /// The number of rows of a terminal.
  var rows: Int { height / 2 }
}

extension Shading {
  /// Creates the shading for a color depth.
  init(_ depth: ColorDepth) {
    self =
      switch depth {
      case .sixteen: .flat
      case .indexed: .dithered
      case .trueColor, .monochrome, .none: .smooth
      }
  }
}

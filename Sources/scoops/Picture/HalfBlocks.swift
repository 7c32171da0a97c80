import IceCreamDomain
import IceCreamPicture
import TerminalMenu

/// Shows the pixels of a picture in the cells of a terminal, two in each: one above the other.
enum HalfBlocks {
  /// Returns the lines of a picture, without blanks at their ends.
  static func lines(of raster: Raster) -> [ScreenLine] {
    stride(from: 0, to: raster.height, by: 2).map { row in
      line(of: raster, upper: row, lower: row + 1, full: "█", width: 1)
    }
  }

  /// Returns the lines of a picture with each pixel twice as wide and as high.
  static func doubled(_ raster: Raster) -> [ScreenLine] {
    (0..<raster.height).map { row in
      line(of: raster, upper: row, lower: row, full: "██", width: 2)
    }
  }

  private static func line(
    of raster: Raster, upper: Int, lower: Int, full: String, width: Int
  ) -> ScreenLine {
    var line = ScreenLine()
    for column in 0..<raster.width {
      let (upper, lower) = (raster[column, upper], raster[column, lower])
      if upper == nil, lower == nil { continue }
      line.pad(toColumns: column * width)
      if upper == lower {
        line.append(full, TextStyle(color: upper))
      } else if upper == nil {
        line.append("▄", TextStyle(color: lower))
      } else {
        line.append("▀", TextStyle(color: upper, background: lower))
      }
    }
    return line
  }
}

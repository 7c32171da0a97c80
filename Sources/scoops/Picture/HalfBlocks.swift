import IceCreamDomain
import IceCreamPicture
import TerminalMenu

/// Shows the pixels of a picture in the cells of a terminal, two in each: one above the other.
enum HalfBlocks {
  /// Returns the lines of a picture, without blanks at their ends.
  static func lines(of raster: Raster) -> [ScreenLine] {
    stride(from: 0, to: raster.height, by: 2).map { row in
      line(of: raster, upper: row, lower: row + 1, full: "█", blank: " ")
    }
  }

  /// Returns the lines of a picture with each pixel twice as wide and as high.
  static func doubled(_ raster: Raster) -> [ScreenLine] {
    (0..<raster.height).map { row in
      line(of: raster, upper: row, lower: row, full: "██", blank: "  ")
    }
  }

  private static func line(
    of raster: Raster, upper: Int, lower: Int, full: String, blank: String
  ) -> ScreenLine {
    var line = ScreenLine()
    // Blanks are added before the next pixel, so none are at the end.
    var blanks = ""
    for column in 0..<raster.width {
      let (upper, lower) = (raster[column, upper], raster[column, lower])
      if upper == nil, lower == nil {
        blanks += blank
        continue
      }
      line.append(blanks)
      blanks = ""
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

import IceCreamDomain
import IceCreamPicture
import TerminalMenu

/// Shows the pixels of a picture in the cells of a terminal, two in each: one above the other.
enum HalfBlocks {
  /// Returns the lines of a picture, enlarged by a whole number, without blanks at their ends.
  static func lines(of raster: Raster, scale: Int = 1) -> [ScreenLine] {
    stride(from: 0, to: raster.height * scale, by: 2).map { row in
      var line = ScreenLine()
      for column in 0..<raster.width * scale {
        let upper = raster[column / scale, row / scale]
        let lower = raster[column / scale, (row + 1) / scale]
        if upper == nil, lower == nil { continue }
        line.pad(toColumns: column)
        if upper == lower {
          line.append("█", TextStyle(color: upper))
        } else if upper == nil {
          line.append("▄", TextStyle(color: lower))
        } else {
          line.append("▀", TextStyle(color: upper, background: lower))
        }
      }
      return line
    }
  }
}

import IceCreamPicture
import TerminalMenu

/// Shows two pixels in each cell of a terminal, one above the other.
enum HalfBlocks {
  /// Returns the lines of a picture, without blanks at their ends.
  static func lines(of raster: Raster) -> [ScreenLine] {
    stride(from: 0, to: raster.height, by: 2).map { row in
      var line = ScreenLine()
      let end = (0..<raster.width).last {
        raster[$0, row] != nil || raster[$0, row + 1] != nil
      }
      guard let end else { return line }
      for column in 0...end {
        switch (raster[column, row], raster[column, row + 1]) {
        case (nil, nil): line.append(" ")
        case (let upper?, let lower) where upper == lower:
          line.append("█", TextStyle(color: upper))
        case (nil, let lower): line.append("▄", TextStyle(color: lower))
        case (let upper, let lower): line.append("▀", TextStyle(color: upper, background: lower))
        }
      }
      return line
    }
  }
}

import IceCreamPicture
import TerminalMenu

/// Shows the pixels of a picture in the cells of a terminal.
enum HalfBlocks {
  /// Returns the lines of a picture with two pixels in each cell, one above the other; without blanks at their ends.
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

  /// Returns the lines of a picture with two cells for each pixel, without blanks at their ends.
  static func doubled(_ raster: Raster) -> [ScreenLine] {
    (0..<raster.height).map { row in
      var line = ScreenLine()
      guard let end = (0..<raster.width).last(where: { raster[$0, row] != nil }) else {
        return line
      }
      for column in 0...end {
        let color = raster[column, row]
        line.append(color == nil ? "  " : "██", TextStyle(color: color))
      }
      return line
    }
  }
}

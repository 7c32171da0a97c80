import IceCreamDomain
import IceCreamPicture
import TerminalMenu

/// Shows the pixels of a picture in the cells of a terminal, two in each: one above the other.
enum HalfBlocks {
  /// Returns the lines of a picture, without blanks at their ends.
  static func lines(of raster: Raster) -> [ScreenLine] {
    stride(from: 0, to: raster.height, by: 2).map { row in
      line((0..<raster.width).map { (raster[$0, row], raster[$0, row + 1]) })
    }
  }

  /// Returns the lines of a picture with each pixel twice as wide and as high.
  static func doubled(_ raster: Raster) -> [ScreenLine] {
    (0..<raster.height).map { row in
      line((0..<raster.width * 2).map { (raster[$0 / 2, row], raster[$0 / 2, row]) })
    }
  }

  private static func line(_ cells: [(upper: Color?, lower: Color?)]) -> ScreenLine {
    var line = ScreenLine()
    let end = (cells.lastIndex { $0.upper != nil || $0.lower != nil } ?? -1) + 1
    for cell in cells[..<end] {
      switch cell {
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

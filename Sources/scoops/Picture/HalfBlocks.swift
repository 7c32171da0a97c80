import IceCreamDomain
import IceCreamPicture
import TerminalMenu

/// Shows the pixels of a picture in the cells of a terminal, two in each: one above the other.
enum HalfBlocks {
  /// Returns the lines of a picture, enlarged by a whole number, without blanks at their ends.
  static func lines(of raster: Raster, scale: Int = 1) -> [ScreenLine] {
    func wide(_ sign: String) -> String { String(repeating: sign, count: scale) }
    let (both, upperHalf, lowerHalf) = (wide("█"), wide("▀"), wide("▄"))
    return stride(from: 0, to: raster.height * scale, by: 2).map { row in
      var line = ScreenLine()
      for column in 0..<raster.width {
        let upper = raster[column, row / scale]
        let lower = raster[column, (row + 1) / scale]
        if upper == nil, lower == nil { continue }
        line.pad(toColumns: column * scale)
        if upper == lower {
          line.append(both, TextStyle(color: upper))
        } else if upper == nil {
          line.append(lowerHalf, TextStyle(color: lower))
        } else {
          line.append(upperHalf, TextStyle(color: upper, background: lower))
        }
      }
      return line
    }
  }
}

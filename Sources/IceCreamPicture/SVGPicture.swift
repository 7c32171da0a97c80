import IceCreamDomain

/// Writes an ice cream as an SVG file.
///
/// ```swift
/// let picture = view.iceCream.progress.picture
///
/// let file = SVGPicture.text(of: picture)
/// ```
public enum SVGPicture {
  /// The size of a pixel.
  private static let scale = 10

  /// Returns the text of the file, in which each run of equal pixels is a rectangle.
  ///
  /// - Parameter picture: The picture; its caption is the title of the file.
  public static func text(of picture: DisplayedPicture) -> String {
    let raster = PixelDrawing.raster(of: picture, size: .large)
    let caption = escaped(picture.caption)
    let rows = (0..<raster.height).flatMap { rectangles(in: $0, of: raster) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(raster.width) \(raster.height)" \
      width="\(raster.width * scale)" height="\(raster.height * scale)" role="img" \
      shape-rendering="crispEdges">
      <title>\(caption)</title>
      <desc>\(caption), drawn in \(raster.width) by \(raster.height) pixels.</desc>
      \(rows.joined(separator: "\n"))
      </svg>

      """
  }

  /// Returns a rectangle for each run of equal pixels in a row.
  static func rectangles(in row: Int, of raster: Raster) -> [String] {
    var rectangles: [String] = []
    var column = 0
    while column < raster.width {
      let start = column
      let color = raster[start, row]
      while column < raster.width, raster[column, row] == color { column += 1 }
      guard let color else { continue }
      rectangles.append(
        "<rect x=\"\(start)\" y=\"\(row)\" width=\"\(column - start)\" height=\"1\" "
          + "fill=\"\(color)\"/>")
    }
    return rectangles
  }

  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}

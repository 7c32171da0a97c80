import Colors
import IceCreamAppearance
import PlainText

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

  /// Returns the text of the file, in which each color is a path.
  ///
  /// - Parameter picture: The picture; its caption is the title of the file.
  public static func text(of picture: DisplayedPicture) -> String {
    let raster = PixelDrawing.raster(of: picture, size: .large)
    let caption = escaped(picture.caption)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(raster.width) \(raster.height)" \
      width="\(raster.width * scale)" height="\(raster.height * scale)" role="img" \
      shape-rendering="crispEdges">
      <title>\(caption)</title>
      <desc>\(caption), drawn in \(raster.width) by \(raster.height) pixels.</desc>
      \(paths(of: raster).joined(separator: "\n"))
      </svg>

      """
  }

  /// Returns a path for each color, made of a rectangle for each run of equal pixels in a row.
  static func paths(of raster: Raster) -> [String] {
    var paths: [(color: Color, path: String)] = []
    for row in 0..<raster.height {
      var column = 0
      while column < raster.width {
        let start = column
        let color = raster[start, row]
        while column < raster.width, raster[column, row] == color { column += 1 }
        guard let color else { continue }
        let index = paths.firstIndex { $0.color == color } ?? paths.endIndex
        if index == paths.endIndex { paths.append((color, "")) }
        paths[index].path += "M\(start) \(row)h\(column - start)v1H\(start)z"
      }
    }
    return paths.map { "<path fill=\"\($0.color)\" d=\"\($0.path)\"/>" }
  }

  static func escaped(_ text: String) -> String {
    text.printable.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}

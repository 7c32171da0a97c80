import IceCreamDomain

/// A picture, with the ice cream whose identifier and names are written below it.
public typealias GalleryPicture = (picture: DisplayedPicture, iceCream: DisplayedResult)

/// Writes several ice creams as one SVG file.
public enum SVGGallery {
  /// The maximum number of pictures in a row.
  private static let perRow = 4
  /// The size of a picture with its words and margins, in pixels of a picture.
  private static let (width, height) = (30, 42)
  /// The size of a pixel.
  private static let scale = 8
  /// The longest text in characters; a longer one is cut.
  private static let longest = 26

  /// Returns the text of the file: a grid, from left to right and from top to bottom.
  public static func text(of pictures: [GalleryPicture]) -> String {
    let columns = min(pictures.count, perRow) * width
    let rows = (pictures.count + perRow - 1) / perRow * height
    let title = pictures.count == 1 ? "1 ice cream" : "\(pictures.count) ice creams"
    let groups = pictures.enumerated().map { index, picture in
      group(picture, x: index % perRow * width, y: index / perRow * height)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(columns) \(rows)" \
      width="\(columns * scale)" height="\(rows * scale)" role="img" shape-rendering="crispEdges" \
      font-family="monospace" font-size="1.8" text-anchor="middle" fill="#767676">
      <title>\(title)</title>
      \(groups.joined(separator: "\n"))
      </svg>

      """
  }

  /// Returns a picture, with its words below in a gray that is readable on white and on black.
  private static func group(_ picture: GalleryPicture, x: Int, y: Int) -> String {
    let raster = PixelDrawing.raster(of: picture.picture, size: .large)
    let iceCream = picture.iceCream
    let words = [iceCream.id ?? "", iceCream.cone, iceCream.flavor, iceCream.topping]
    let lines = words.enumerated().map { index, text in
      let weight = index == 0 ? " font-weight=\"bold\"" : ""
      return "<text x=\"\(raster.width / 2)\" y=\"\(raster.height + 3 + index * 2)\"\(weight)>"
        + SVGPicture.escaped(cut(text)) + "</text>"
    }
    let rectangles = (0..<raster.height).flatMap { SVGPicture.rectangles(in: $0, of: raster) }
    return """
      <g transform="translate(\(x + (width - raster.width) / 2) \(y + 1))">
      <title>\(SVGPicture.escaped(iceCream.sentence))</title>
      \((rectangles + lines).joined(separator: "\n"))
      </g>
      """
  }

  private static func cut(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}

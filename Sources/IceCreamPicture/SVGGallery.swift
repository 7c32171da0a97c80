import IceCreamAppearance
import PlainText

/// A picture of a gallery, with the words below it.
public struct GalleryPicture: Equatable, Sendable {
  /// The picture.
  public var picture: DisplayedPicture
  /// The first line below the picture, such as an identifier.
  public var heading: String
  /// The other lines.
  public var lines: [String]
  /// The picture in words.
  public var title: String

  /// Creates a picture with its words.
  public init(picture: DisplayedPicture, heading: String, lines: [String], title: String) {
    self.picture = picture
    self.heading = heading
    self.lines = lines
    self.title = title
  }
}

/// Writes several ice creams as one SVG file, whole or in parts.
public struct SVGGallery {
  /// The maximum number of pictures in a row.
  private static let perRow = 4
  /// The size of a picture with its words and margins, in pixels of a picture.
  private static let (width, height) = (30, 42)
  /// The size of a pixel.
  private static let scale = 8
  /// The longest text in characters; a longer one is cut.
  private static let longest = 26

  private let count: Int

  /// Creates a gallery.
  ///
  /// - Parameter count: The number of pictures in the whole file.
  public init(count: Int) {
    self.count = count
  }

  /// Returns a part of the file, which is a grid from left to right and from top to bottom.
  ///
  /// - Parameters:
  ///   - pictures: The pictures of the part. Those of all parts together are the whole file.
  ///   - index: The index of the first of them, from 0.
  public func text(of pictures: [GalleryPicture], from index: Int = 0) -> String {
    let groups = zip(index..., pictures).map { index, picture in
      Self.group(
        picture, x: index % Self.perRow * Self.width, y: index / Self.perRow * Self.height)
    }
    return (index == 0 ? head : "") + groups.joined()
      + (index + pictures.count == count ? "</svg>\n" : "")
  }

  private var head: String {
    let columns = min(count, Self.perRow) * Self.width
    let rows = (count + Self.perRow - 1) / Self.perRow * Self.height
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(columns) \(rows)" \
      width="\(columns * Self.scale)" height="\(rows * Self.scale)" role="img" \
      shape-rendering="crispEdges" font-family="monospace" font-size="1.8" text-anchor="middle" \
      fill="#767676">
      <title>\(count == 1 ? "1 ice cream" : "\(count) ice creams")</title>

      """
  }

  /// Returns a picture, with its words below in a gray that is readable on white and on black.
  private static func group(_ picture: GalleryPicture, x: Int, y: Int) -> String {
    let raster = PixelDrawing.raster(of: picture.picture, size: .large)
    let lines = ([picture.heading] + picture.lines).enumerated().map { index, text in
      let weight = index == 0 ? " font-weight=\"bold\"" : ""
      return "<text x=\"\(raster.width / 2)\" y=\"\(raster.height + 3 + index * 2)\"\(weight)>"
        + SVGPicture.escaped(cut(text.printable)) + "</text>"
    }
    return """
      <g transform="translate(\(x + (width - raster.width) / 2) \(y + 1))">
      <title>\(SVGPicture.escaped(picture.title))</title>
      \((SVGPicture.paths(of: raster) + lines).joined(separator: "\n"))
      </g>

      """
  }

  private static func cut(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}

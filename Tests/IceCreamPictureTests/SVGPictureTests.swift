import IceCreamDomain
import Testing

@testable import IceCreamPicture

struct SVGPictureTests {
  private let picture = DisplayedPicture(
    cone: Appearance(color: Color(red: 200, green: 150, blue: 80), shape: .flat),
    scoop: Appearance(color: Color(red: 250, green: 240, blue: 220), shape: .scoop),
    caption: #"Mint & "lime" <fresh>"#)

  @Test func `describes the picture in words, escaped`() {
    let text = SVGPicture.text(of: picture)

    #expect(
      text.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 30" width="220" height="300" role="img" \
        shape-rendering="crispEdges">
        <title>Mint &amp; "lime" &lt;fresh&gt;</title>
        <desc>Mint &amp; "lime" &lt;fresh&gt;, drawn in 22 by 30 pixels.</desc>
        <rect
        """))
    #expect(text.hasSuffix("/>\n</svg>\n"))
  }

  @Test func `draws every pixel once, in runs`() throws {
    let raster = PixelDrawing.raster(of: picture, size: .large)
    var drawn = Raster(width: raster.width, height: raster.height)
    let rectangle = /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="1" fill="#(\w{6})"\/>/

    for match in SVGPicture.text(of: picture).matches(of: rectangle) {
      let (x, y, width) = try (
        #require(Int(match.1)), #require(Int(match.2)), #require(Int(match.3))
      )
      let color = try #require(Color(hexadecimal: "#" + match.4))
      for column in x..<x + width {
        #expect(drawn[column, y] == nil)
        drawn[column, y] = .init(color)
      }
    }

    #expect(drawn == raster)
  }
}

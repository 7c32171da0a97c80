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
        <path
        """))
    #expect(text.hasSuffix("/>\n</svg>\n"))
  }

  @Test func `draws every pixel once, in a path for each color`() throws {
    let raster = PixelDrawing.raster(of: picture, size: .large)
    var drawn = Raster(width: raster.width, height: raster.height)
    var colors: [Substring] = []

    for path in SVGPicture.text(of: picture).matches(of: /<path fill="(#\w{6})" d="([^"]+)"\/>/) {
      colors.append(path.1)
      let runs = path.2.matches(of: /M(\d+) (\d+)h(\d+)v1H(\d+)z/)
      #expect(runs.map { String($0.0) }.joined() == path.2)
      for run in runs {
        let (x, y, width) = try (#require(Int(run.1)), #require(Int(run.2)), #require(Int(run.3)))
        #expect(run.4 == run.1)
        for column in x..<x + width {
          #expect(drawn[column, y] == nil)
          drawn[column, y] = Color(hexadecimal: String(path.1))
        }
      }
    }

    #expect(Set(colors).count == colors.count)
    #expect(drawn == raster)
  }
}

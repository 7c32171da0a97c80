import Colors
import IceCreamAppearance
import Testing

@testable import IceCreamPicture

struct SVGGalleryTests {
  private func picture(_ flavor: String = "Mint") -> GalleryPicture {
    let cone = Appearance(color: Color(red: 200, green: 150, blue: 80), shape: .flat)
    return GalleryPicture(
      picture: DisplayedPicture(cone: cone, scoop: cone), heading: "w930gn1",
      lines: ["Paper cup", flavor, "Cherry"], title: "Paper cup with \(flavor) and Cherry")
  }

  @Test(arguments: [
    (1, 30, 42, "1 ice cream"), (4, 120, 42, "4 ice creams"), (5, 120, 84, "5 ice creams"),
  ])
  func `has room for all, and says how many there are`(
    count: Int, width: Int, height: Int, title: String
  ) {
    let text = SVGGallery(count: count).text(of: Array(repeating: picture(), count: count))

    #expect(
      text.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
        width="\(width * 8)" height="\(height * 8)" role="img"
        """))
    #expect(text.contains("\n<title>\(title)</title>\n"))
    #expect(text.hasSuffix("\n</g>\n</svg>\n"))
  }

  @Test func `places pictures from left to right, then below`() {
    let text = SVGGallery(count: 6).text(of: Array(repeating: picture(), count: 6))

    #expect(
      text.matches(of: /translate\((\d+ \d+)\)/).map { String($0.1) }
        == ["4 1", "34 1", "64 1", "94 1", "4 43", "34 43"])
  }

  @Test func `draws each picture as alone, above its words`() {
    let text = SVGGallery(count: 1).text(of: [picture()])

    let alone = SVGPicture.text(of: picture().picture).split(separator: "\n")
    #expect(text.contains(alone.filter { $0.hasPrefix("<path") }.joined(separator: "\n")))
    #expect(text.contains("\n<title>Paper cup with Mint and Cherry</title>\n"))
    #expect(
      text.contains(
        """
        <text x="11" y="33" font-weight="bold">w930gn1</text>
        <text x="11" y="35">Paper cup</text>
        <text x="11" y="37">Mint</text>
        <text x="11" y="39">Cherry</text>

        """))
  }

  @Test(arguments: 1...7) func `is the same in parts as in one piece`(size: Int) {
    let pictures = (0..<7).map { picture("Flavor \($0)") }
    let gallery = SVGGallery(count: pictures.count)

    let parts = stride(from: 0, to: pictures.count, by: size).map { start in
      gallery.text(of: Array(pictures.dropFirst(start).prefix(size)), from: start)
    }

    #expect(parts.joined() == gallery.text(of: pictures))
  }

  @Test func `escapes names, and cuts long ones`() {
    #expect(
      SVGGallery(count: 1).text(of: [picture("Mint & <b>")]).contains(
        ">Mint &amp; &lt;b&gt;</text>"))

    let long = String(repeating: "long ", count: 6)
    #expect(
      SVGGallery(count: 1).text(of: [picture(long)]).contains(">long long long long long …</text>"))
  }
}

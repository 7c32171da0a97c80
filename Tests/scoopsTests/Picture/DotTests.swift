import IceCreamDomain
import Testing

@testable import TerminalMenu
@testable import scoops

struct DotTests {
  private static let depths = [ColorDepth.sixteen, .indexed, .trueColor]

  private func dot(
    _ color: Color, _ shape: Appearance.Shape = .scoop, _ depth: ColorDepth = .trueColor
  ) -> ScreenLine {
    Appearance(color: color, shape: shape).dot(depth: depth)
  }

  @Test(arguments: depths)
  func `of white are outlines in the color of text`(depth: ColorDepth) {
    for shape in Appearance.Shape.allCases where shape != .nothing {
      #expect(dot(.white, shape, depth).pieces.map(\.style) == [.plain])
    }
    #expect(dot(.white, .scoop, depth).text == "○")
    #expect(dot(Color(red: 240, green: 140, blue: 160), .scoop, depth).text == "●")
  }

  @Test func `of cream are outlines only where it is shown as white`() {
    let cream = Color(red: 246, green: 231, blue: 180)

    #expect(Self.depths.map { dot(cream, .scoop, $0).text } == ["○", "●", "●"])
  }

  @Test(arguments: [
    (0, 0, 0), (1, 2, 3), (78, 42, 20), (123, 75, 42), (247, 228, 99), (246, 231, 180),
    (230, 225, 214), (255, 255, 0),
  ])
  func `in color are visible on black and on white`(red: UInt8, green: UInt8, blue: UInt8) throws {
    let color = try #require(
      dot(Color(red: red, green: green, blue: blue)).pieces.first?.style.color)

    #expect((74...208).contains(color.luminance))
  }

  @Test func `of the built-in cones differ in every color depth, and in ASCII`() throws {
    let catalog = try BundledCatalogWorker().fetchCatalog()
    let cones = catalog.cones.indices.map { catalog.appearance(at: $0, of: .cone) }

    for depth in Self.depths {
      for isUnicode in [true, false] {
        let signs = cones.map { $0.dot(depth: depth, isUnicode: isUnicode).text }
        #expect(Set(signs).count == cones.count)
      }
    }
  }

  @Test(arguments: [true, false])
  func `take one column, and none of it for no topping`(isUnicode: Bool) {
    for shape in Appearance.Shape.allCases {
      for color in [Color.white, Color(red: 200, green: 20, blue: 20)] {
        let dot = Appearance(color: color, shape: shape).dot(
          depth: .trueColor, isUnicode: isUnicode)

        #expect(dot.columns == 1)
        #expect((dot.text == " ") == (shape == .nothing))
        #expect(isUnicode || dot.text.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }
}

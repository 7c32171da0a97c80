import IceCreamDomain
import Testing

@testable import IceCreamPicture
@testable import TerminalMenu
@testable import scoops

/// The shading of the picture in the colors of terminals.
struct TerminalShadingTests {
  private let cream = Color(red: 246, green: 231, blue: 180)
  private let caramel = Color(red: 226, green: 178, blue: 107)
  private let pink = Color(red: 240, green: 140, blue: 160)
  private let chocolate = Color(red: 123, green: 75, blue: 42)

  @Test func `knows two tones of each of 16 colors, of the same hue`() {
    func names(_ color: Color) -> [Int] {
      [1.1, 0.7].map { Shading.flat.color(color, brightness: $0).nearestOfSixteen }
    }

    #expect(names(cream) == [97, 37])
    #expect(names(caramel) == [33, 90])
    #expect(names(pink) == [95, 35])
    #expect(names(chocolate) == [90, 90])
  }

  @Test func `mixes browns of 256 colors from two that differ in blue`() {
    func indices(_ color: Color) -> [Int] {
      (0..<2).map { Shading.dithered.dithered(color, column: $0, row: 0).nearestIndex }
    }

    // 135, 95, 0 and 135, 95, 95.
    #expect(indices(chocolate) == [94, 95])
    #expect(indices(pink)[0] == indices(pink)[1])
    #expect(Shading.smooth.dithered(chocolate, column: 0, row: 0) == chocolate)
  }

  @Test(arguments: [
    (ColorDepth.trueColor, Shading.smooth), (.indexed, .dithered), (.sixteen, .flat),
  ])
  func `suits the terminal's colors`(depth: ColorDepth, shading: Shading) {
    #expect(Shading(depth) == shading)
  }
}

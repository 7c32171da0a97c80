import Testing

@testable import TerminalMenu
@testable import scoops

struct ShadingTests {
  private let cream = RGBColor(red: 246, green: 231, blue: 180)
  private let caramel = RGBColor(red: 226, green: 178, blue: 107)
  private let pink = RGBColor(red: 240, green: 140, blue: 160)
  private let chocolate = RGBColor(red: 123, green: 75, blue: 42)

  @Test func `lights a ball from the upper left, in few steps`() {
    var steps: Set<Double> = []
    for u in stride(from: -1.0, through: 1, by: 0.05) {
      for v in stride(from: -1.0, through: 1, by: 0.05) where u * u + v * v <= 1 {
        steps.insert(Light.brightness(u, v))
      }
    }

    #expect(steps.count <= 12)
    #expect(steps.min() == 0.65)
    #expect(steps.max() == 1.1)
    #expect(Light.brightness(-0.5, -0.6) == 1.1)
    #expect(Light.brightness(0.6, 0.7) == 0.65)
  }

  @Test func `knows two tones of each of 16 colors, of the same hue`() {
    func names(_ color: RGBColor) -> [Int] {
      [1.1, 0.7].map { Shading.flat.color(color, brightness: $0).nearestOfSixteen }
    }

    #expect(names(cream) == [97, 37])
    #expect(names(caramel) == [33, 90])
    #expect(names(pink) == [95, 35])
    #expect(names(chocolate) == [90, 90])
  }

  @Test func `mixes browns of 256 colors from two that differ in blue`() {
    func indices(_ color: RGBColor) -> [Int] {
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

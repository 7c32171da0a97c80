import Foundation
import Testing

@testable import IceCreamDomain
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
    #expect(names(caramel) == [33, 33])
    #expect(names(pink) == [95, 35])
    #expect(names(chocolate) == [90, 90])
  }

  /// Returns the colors of every pixel of a catalog's pictures, each once.
  private func pixels() throws -> [Color] {
    let catalog = try BundledCatalogWorker().fetchCatalog()
    var colors: [String: Color] = [:]
    for kind in IngredientKind.allCases {
      for index in catalog.names(of: kind).indices {
        let name = catalog.names(of: kind)[index]
        let look = DisplayedList(of: kind, in: catalog).options[index].appearance
        let picture = DisplayedPicture(caption: name).with(look, as: kind)
        for size in PictureSize.allCases {
          let raster = PixelDrawing.raster(of: picture, size: size, shading: .smooth)
          for row in 0..<raster.height {
            for column in 0..<raster.width {
              if let color = raster[column, row] { colors["\(color)"] = color }
            }
          }
        }
      }
    }
    return Array(colors.values)
  }

  /// Returns the chroma and the hue in degrees of OKLab, by the formulas of its author.
  private func hue(_ color: Color) -> (chroma: Double, hue: Double) {
    let parts = [color.red, color.green, color.blue].map { part in
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func cone(_ weights: [Double]) -> Double {
      cbrt(zip(weights, parts).map { $0 * $1 }.reduce(0, +))
    }
    let l = cone([0.4122214708, 0.5363325363, 0.0514459929])
    let m = cone([0.2119034982, 0.6806995451, 0.1073969566])
    let s = cone([0.0883024619, 0.2817188376, 0.6299787005])
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    return (hypot(a, b), atan2(b, a) * 180 / .pi)
  }

  @Test func `keeps the hue of every shade in 256 colors, or is gray where that is nearly gray`()
    throws
  {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let colors = try pixels()
    for color in colors {
      let index = color.nearestIndex - 16
      let gray = UInt8(clamping: 8 + 10 * (index - 216))
      let shown =
        index < 216
        ? Color(red: levels[index / 36], green: levels[index / 6 % 6], blue: levels[index % 6])
        : Color(red: gray, green: gray, blue: gray)
      let (exact, reduced) = (hue(color), hue(shown))
      if exact.chroma < 0.035 { continue }

      let turn = abs(exact.hue - reduced.hue)
      #expect(min(turn, 360 - turn) <= 30, "\(color) as \(shown)")
      #expect(reduced.chroma >= exact.chroma * 0.7, "\(color) as \(shown)")
    }
    #expect(colors.count > 300)
  }

  /// Among 256 colors there are an orange, an olive and a maroon that are as near.
  @Test func `shows chocolate in the light in one brown of 256 colors`() {
    let chocolate = Color(red: 123, green: 75, blue: 42)
    let lit = [0.85, 0.9, 0.95, 1, 1.05].map { Shading.smooth.color(chocolate, brightness: $0) }

    #expect(Set(lit.map(\.nearestIndex)) == [94])
  }

  @Test func `shows no gray in wafers of 16 colors, except where they are dipped`() throws {
    let catalog = try BundledCatalogWorker().fetchCatalog()
    for (index, name) in catalog.names(of: .cone).enumerated()
    where !name.contains("dipped") && !name.contains("cup") {
      let look = DisplayedList(of: .cone, in: catalog).options[index].appearance
      let raster = PixelDrawing.raster(
        of: DisplayedPicture(cone: look), size: .large, shading: .flat)
      for row in 0..<raster.height {
        for column in 0..<raster.width {
          if let color = raster[column, row] { #expect(color.nearestOfSixteen != 90, "\(name)") }
        }
      }
    }
  }

  @Test(arguments: [
    (ColorDepth.trueColor, Shading.smooth), (.indexed, .smooth), (.sixteen, .flat),
  ])
  func `suits the terminal's colors`(depth: ColorDepth, shading: Shading) {
    #expect(Shading(depth) == shading)
  }
}

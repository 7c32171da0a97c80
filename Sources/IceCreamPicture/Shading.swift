import IceCreamDomain

/// How the picture shows light and shadow, depending on the colors of what shows it.
public enum Shading: Sendable {
  /// In steps of brightness, for 24-bit color.
  case smooth
  /// The same, with browns mixed from two colors, for 256 colors.
  case dithered
  /// Each color and its shadow, for 16 colors.
  case flat

  /// Returns a color in a light.
  func color(_ color: Color, brightness: Double) -> Color {
    switch self {
    case .smooth: color.lit(brightness)
    // The darkest browns of 256 colors are olive.
    case .dithered: color.lit(color.luminance < 100 ? max(0.96, brightness) : brightness)
    case .flat: brightness < 0.8 ? color.shadow : color
    }
  }

  /// Returns the color of a pixel at the edge of the picture, visible on white and on black.
  func edge(_ color: Color) -> Color {
    let luminance = color.luminance
    let limit = self == .flat ? 170 : 216
    if luminance > limit, self != .flat || color.isPale {
      return color.lit(Double(limit) / Double(luminance))
    }
    return luminance < 52 ? color.mixed(with: .white, Double(52 - luminance) / 255) : color
  }

  /// Returns the color to show at a place.
  ///
  /// The browns between the colors of the cube are mixed from two that differ in blue only, as the eye sees
  /// little detail in blue.
  func dithered(_ color: Color, column: Int, row: Int) -> Color {
    guard self == .dithered, color.red > color.green, color.green > color.blue,
      (23..<74).contains(color.blue), color.luminance > 65
    else { return color }
    return Color(
      red: color.red, green: color.green, blue: (column + row) % 2 == 0 ? 0 : 95)
  }
}

extension Color {
  /// The color of the shadow among 16 colors: the dark one of the same hue, or silver for white.
  fileprivate var shadow: Color {
    lit(isPale ? min(0.86, 190 / Double(max(1, luminance))) : 0.55)
  }
}

/// The light that falls on an ice cream from the upper left.
enum Light {
  // A unit vector towards the light: x to the right, y down, z to the viewer.
  private static let (x, y, z) = (-0.50, -0.62, 0.60)

  /// Returns the brightness of a surface.
  ///
  /// Few steps of brightness make runs of equal pixels, and look drawn rather than computed.
  ///
  /// - Parameters:
  ///   - u: How far the surface faces right, from -1 to 1.
  ///   - v: How far it faces down, from -1 to 1.
  static func brightness(_ u: Double, _ v: Double) -> Double {
    let depth = max(0, 1 - u * u - v * v).squareRoot()
    let facing = max(0, u * x + v * y + depth * z)
    return ((0.66 + 0.46 * facing) * 20).rounded() / 20
  }
}

extension Color {
  /// What is still missing: pale on white and on black.
  static let ghost = Color(red: 128, green: 128, blue: 128)

  /// Returns the color in a light; 1 leaves it as it is.
  func lit(_ brightness: Double) -> Color {
    func part(_ value: UInt8) -> UInt8 { UInt8(min(255, max(0, Double(value) * brightness))) }
    return Color(red: part(red), green: part(green), blue: part(blue))
  }

  /// Returns a mixture with another color.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - share: How much of it to use, from 0 to 1.
  func mixed(with other: Color, _ share: Double) -> Color {
    func part(_ mine: UInt8, _ theirs: UInt8) -> UInt8 {
      UInt8(Double(mine) * (1 - share) + Double(theirs) * share)
    }
    return Color(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue))
  }

  /// The color where light is reflected.
  var shine: Color { mixed(with: .white, 0.7) }

  /// A color that stands out from this one: darker, or lighter if it is dark.
  var contrasting: Color { luminance > 90 ? lit(0.62) : mixed(with: .white, 0.45) }
}

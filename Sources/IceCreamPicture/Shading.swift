import Colors

/// How the picture shows light and shadow, depending on the colors of what shows it.
public enum Shading: Sendable {
  /// In steps of brightness, for 24-bit color and for 256 colors.
  case smooth
  /// Each color and its shadow, for 16 colors.
  case flat

  /// The brightness below which a surface among 16 colors has the color of its shadow.
  private static let shadowBegins = 0.8
  // The luminances, of at most 255, that an edge needs to be seen on white and on black.
  private static let brightestEdge = 216
  private static let brightestFlatEdge = 170
  private static let darkestEdge = 52

  /// Returns a color in a light.
  func color(_ color: Color, brightness: Double) -> Color {
    switch self {
    case .smooth: color.lit(brightness)
    case .flat: brightness < Self.shadowBegins ? color.shadow : color
    }
  }

  /// Returns the color of a pixel at the edge of the picture, visible on white and on black.
  func edge(_ color: Color) -> Color {
    let luminance = color.luminance
    let brightest = self == .flat ? Self.brightestFlatEdge : Self.brightestEdge
    if luminance > brightest, self != .flat || color.isPale {
      return color.lit(Double(brightest) / Double(luminance))
    }
    let missing = Self.darkestEdge - luminance
    return missing > 0 ? color.mixed(with: .white, Double(missing) / 255) : color
  }
}

extension Color {
  /// The color of the shadow among 16 colors: the dark one of the same hue, or silver for white.
  fileprivate var shadow: Color {
    // The luminance of silver; how bright the shadow of white is at most, and that of a hue.
    let (silver, white, hue) = (190.0, 0.86, 0.55)
    return lit(isPale ? min(white, silver / Double(max(1, luminance))) : hue)
  }
}

/// The light that falls on an ice cream from the upper left.
enum Light {
  // A unit vector towards the light: x to the right, y down, z to the viewer.
  private static let (x, y, z) = (-0.50, -0.62, 0.60)
  /// The brightness where no light falls.
  private static let ambient = 0.66
  /// What light adds where it falls straight.
  private static let direct = 0.46
  /// Few steps of brightness make runs of equal pixels, and look drawn rather than computed.
  private static let steps = 20.0

  /// Returns the brightness of a surface by how far it faces right and down, from -1 to 1.
  static func brightness(_ u: Double, _ v: Double) -> Double {
    let depth = max(0, 1 - u * u - v * v).squareRoot()
    let facing = max(0, u * x + v * y + depth * z)
    return ((ambient + direct * facing) * steps).rounded() / steps
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

  /// Returns a mixture with a share of another color, from 0 to 1.
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

/// A color as people see it: OKLab, by Björn Ottosson (https://bottosson.github.io/posts/oklab).
struct PerceivedColor {
  /// The lightness, from 0 to 1.
  let lightness: Double
  /// How much the color differs from a gray: 0 is none, and a pure red has about a quarter.
  let chroma: Double
  /// The direction of its hue, on two axes: from green to red, and from blue to yellow.
  private let (a, b): (Double, Double)

  init(_ color: Color) {
    let (red, green, blue) = (
      Self.linear[Int(color.red)], Self.linear[Int(color.green)], Self.linear[Int(color.blue)]
    )
    let long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue).root(3)
    let medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue).root(3)
    let short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue).root(3)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    chroma = (a * a + b * b).squareRoot()
  }

  /// The chroma below which a color is nearly gray, whatever its hue.
  private static let nearlyGray = 0.035
  /// The part of its chroma that a color keeps.
  private static let keptChroma = 0.85
  /// The cosine of the largest angle between hues that are called the same: 30 degrees.
  private static let sameHue = 0.866
  /// The weights of differences in chroma and in hue, beside one in lightness.
  private static let (chromaWeight, hueWeight) = (1.5, 5.0)
  /// What another hue, or a gray, adds: as much as a quarter of the lightness.
  private static let lostHue = 0.06

  /// Returns how different another color looks, if that is less than a limit; otherwise `nil`.
  ///
  /// All shades of a material keep its hue, or a brown cone would have gray, pink and olive spots.
  func difference(to other: PerceivedColor, below limit: Double) -> Double? {
    var difference = (lightness - other.lightness) * (lightness - other.lightness)
    if difference >= limit { return nil }
    let product = a * other.a + b * other.b
    let more = other.chroma - chroma
    // Twice the product of the chromas and of one less the cosine of the angle.
    let hue = 2 * (chroma * other.chroma - product)
    difference += Self.chromaWeight * more * more + Self.hueWeight * hue
    if chroma >= Self.nearlyGray,
      other.chroma < Self.keptChroma * chroma || product < Self.sameHue * chroma * other.chroma
    {
      difference += Self.lostHue
    }
    return difference < limit ? difference : nil
  }

  /// The light of each component, from 0 to 1: IEC 61966-2-1 (sRGB).
  private static let linear = (0...255).map { part in
    let part = Double(part) / 255
    if part <= 0.04045 { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // To the power of 2.4.
    return base * base * (base * base).root(5)
  }
}

extension Double {
  /// Returns the third or the fifth root of a number from 0 to 1, by Newton's method.
  fileprivate func root(_ degree: Int) -> Double {
    if self <= 0 { return 0 }
    var root = 1.0
    while true {
      var power = root * root
      if degree == 5 { power *= power }
      let next = root - (root * power - self) / (Double(degree) * power)
      // It only falls, down to the last digits.
      if next >= root { return root }
      root = next
    }
  }
}

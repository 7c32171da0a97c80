/// A 24-bit color.
///
/// A pixel of a picture has one:
///
/// ```swift
/// guard let color = raster[column, row] else { return " " }
/// return color.luminance > 150 ? "░" : "▓"
/// ```
///
/// <doc:/Learn/TheCatalog> says where a catalog gives one.
public struct Color: Hashable, Sendable {
  /// The red component.
  public var red: UInt8
  /// The green component.
  public var green: UInt8
  /// The blue component.
  public var blue: UInt8

  /// Creates a color from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates a color from the text of a catalog.
  ///
  /// - Parameter text: `#` and six hexadecimal digits, such as `#F6E7B4`. Any other text makes `nil`.
  public init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    // `Int` alone would accept a sign.
    guard text.first == "#", digits.utf8.count == 6, digits.first?.isHexDigit == true,
      let number = Int(digits, radix: 16)
    else { return nil }
    self.init(
      red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
  }

  /// White.
  public static let white = Color(red: 255, green: 255, blue: 255)

  /// How light the color looks, from 0 to 255: ITU-R BT.601.
  public var luminance: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 }

  /// Whether the color is a gray, a white, or nearly so, such as cream.
  public var isPale: Bool {
    let (most, least) = (Int(max(red, green, blue)), Int(min(red, green, blue)))
    return (most - least) * 100 < most * 31
  }
}

extension Color: CustomStringConvertible {
  /// The color as in a catalog, such as `#F6E7B4`.
  public var description: String {
    // A digit before them keeps the zeros.
    let digits = 1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue)
    return "#" + String(digits, radix: 16, uppercase: true).dropFirst()
  }
}

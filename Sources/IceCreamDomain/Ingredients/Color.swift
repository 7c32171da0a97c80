/// A 24-bit color.
public struct Color: Equatable, Sendable {
  /// The red component, from 0 to 255.
  public let red: Int
  /// The green component, from 0 to 255.
  public let green: Int
  /// The blue component, from 0 to 255.
  public let blue: Int

  /// Creates a color from its components, each clamped to the range from 0 to 255.
  public init(red: Int, green: Int, blue: Int) {
    self.red = min(max(red, 0), 255)
    self.green = min(max(green, 0), 255)
    self.blue = min(max(blue, 0), 255)
  }

  /// Creates a color from the text of a catalog.
  ///
  /// - Parameter text: `#` and six hexadecimal digits, such as `#F6E7B4`. Any other text makes `nil`.
  public init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    // `Int` would accept a sign.
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let number = Int(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(red: number >> 16, green: number >> 8 & 0xFF, blue: number & 0xFF)
  }

  /// Derives a color from a name, light enough for ice cream.
  ///
  /// - Parameter name: Any text. The same text makes the same color on every machine.
  init(derivedFrom name: String) {
    // FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    func component(_ shift: UInt32) -> Int { 112 + Int(hash >> shift & 0x7F) }
    self.init(red: component(1), green: component(11), blue: component(21))
  }
}

extension Color: CustomStringConvertible {
  /// The color as in a catalog, such as `#F6E7B4`.
  public var description: String {
    let digits = String(red << 16 | green << 8 | blue, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

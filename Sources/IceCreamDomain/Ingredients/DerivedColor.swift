import Colors

/// A 24-bit color, as in a catalog.
public typealias Color = Colors.Color

extension Color {
  /// Derives a color from a name, light enough for ice cream.
  ///
  /// - Parameter name: Any text. The same text makes the same color on every machine.
  init(derivedFrom name: String) {
    // FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    func component(_ shift: UInt32) -> UInt8 { 112 + UInt8(hash >> shift & 0x7F) }
    self.init(red: component(1), green: component(11), blue: component(21))
  }
}

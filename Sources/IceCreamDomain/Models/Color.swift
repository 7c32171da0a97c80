/// A colour of 24 bits.
public struct Color: Equatable, Sendable {
  /// The three parts in one number, as in `#RRGGBB`: a state holds many colours, and is copied often.
  private var packed: UInt32

  /// How much red, from 0 to 255.
  public var red: Int { Int(packed >> 16) }
  /// How much green, from 0 to 255.
  public var green: Int { Int(packed >> 8 & 0xFF) }
  /// How much blue, from 0 to 255.
  public var blue: Int { Int(packed & 0xFF) }

  /// Makes a colour from its three parts, each from 0 to 255.
  public init(red: Int, green: Int, blue: Int) {
    func part(_ value: Int) -> UInt32 { UInt32(min(max(value, 0), 255)) }
    packed = part(red) << 16 | part(green) << 8 | part(blue)
  }

  /// Reads a colour as a catalog writes it.
  ///
  /// - Parameter text: `#` and six hexadecimal digits, such as `#F6E7B4`. Anything else makes `nil`.
  public init?(hexadecimal text: String) {
    let bytes = text.utf8
    guard bytes.count == 7, bytes.first == UInt8(ascii: "#") else { return nil }
    var number = 0
    for byte in bytes.dropFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | Int(byte - 0x30)
      // The letters, small or not, differ in one bit: ECMA-6, 7.2.
      case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
        number = number << 4 | Int(byte & 0x0F) + 9
      default: return nil
      }
    }
    self.init(red: number >> 16 & 0xFF, green: number >> 8 & 0xFF, blue: number & 0xFF)
  }

  /// Gives a name a colour of its own, light enough for ice cream.
  ///
  /// - Parameter name: Any text. The same text makes the same colour on every machine.
  init(ownColorOf name: String) {
    // FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    func part(_ shift: UInt32) -> Int { 112 + Int(hash >> shift & 0x7F) }
    self.init(red: part(1), green: part(11), blue: part(21))
  }
}

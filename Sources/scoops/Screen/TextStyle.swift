import IceCreamDomain

/// How a piece of text looks on a screen.
struct TextStyle: Equatable {
  /// All of it in one number, since every column of a screen has one: the colour in the low 24 bits, and
  /// above it a bit for each of the rest.
  private let bits: UInt32

  private static let colorBit: UInt32 = 1 << 24
  private static let boldBit: UInt32 = 1 << 25
  private static let faintBit: UInt32 = 1 << 26
  private static let inverseBit: UInt32 = 1 << 27

  /// Makes a look.
  ///
  /// - Parameters:
  ///   - color: The colour of the text, or the terminal's own.
  ///   - isInverse: Whether text and background have changed places.
  init(
    color: Color? = nil, isBold: Bool = false, isFaint: Bool = false, isInverse: Bool = false
  ) {
    var bits = color.map { Self.colorBit | UInt32($0.red << 16 | $0.green << 8 | $0.blue) } ?? 0
    if isBold { bits |= Self.boldBit }
    if isFaint { bits |= Self.faintBit }
    if isInverse { bits |= Self.inverseBit }
    self.bits = bits
  }

  var color: Color? {
    guard bits & Self.colorBit != 0 else { return nil }
    return Color(red: Int(bits >> 16 & 0xFF), green: Int(bits >> 8 & 0xFF), blue: Int(bits & 0xFF))
  }

  var isBold: Bool { bits & Self.boldBit != 0 }
  var isFaint: Bool { bits & Self.faintBit != 0 }
  var isInverse: Bool { bits & Self.inverseBit != 0 }

  /// Returns whether another look has the same colour.
  func hasColor(of other: TextStyle) -> Bool {
    (bits ^ other.bits) & (Self.colorBit | 0xFF_FFFF) == 0
  }

  static let plain = TextStyle()
  static let bold = TextStyle(isBold: true)
  static let faint = TextStyle(isFaint: true)
}

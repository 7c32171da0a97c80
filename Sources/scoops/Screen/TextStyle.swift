import IceCreamDomain

/// How a piece of text looks on a screen.
struct TextStyle: Equatable {
  /// All of it in one number, since every column of a screen has one: the colour in the low 24 bits, and
  /// above it a bit for each of the rest.
  private var bits: UInt32 = 0

  private static let colorBit: UInt32 = 1 << 24
  private static let boldBit: UInt32 = 1 << 25
  private static let faintBit: UInt32 = 1 << 26
  private static let inverseBit: UInt32 = 1 << 27

  init(
    color: Color? = nil, isBold: Bool = false, isFaint: Bool = false, isInverse: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isFaint = isFaint
    self.isInverse = isInverse
  }

  /// The colour of the text, or the terminal's own.
  var color: Color? {
    get {
      guard bits & Self.colorBit != 0 else { return nil }
      return Color(
        red: Int(bits >> 16 & 0xFF), green: Int(bits >> 8 & 0xFF), blue: Int(bits & 0xFF))
    }
    set {
      bits &= ~(Self.colorBit | 0xFF_FFFF)
      guard let color = newValue else { return }
      bits |= Self.colorBit | UInt32(color.red << 16 | color.green << 8 | color.blue)
    }
  }

  var isBold: Bool {
    get { bits & Self.boldBit != 0 }
    set { set(Self.boldBit, to: newValue) }
  }

  var isFaint: Bool {
    get { bits & Self.faintBit != 0 }
    set { set(Self.faintBit, to: newValue) }
  }

  /// Whether text and background have changed places.
  var isInverse: Bool {
    get { bits & Self.inverseBit != 0 }
    set { set(Self.inverseBit, to: newValue) }
  }

  /// Returns whether another look has the same colour.
  func hasColor(of other: TextStyle) -> Bool {
    (bits ^ other.bits) & (Self.colorBit | 0xFF_FFFF) == 0
  }

  private mutating func set(_ bit: UInt32, to isOn: Bool) {
    bits = isOn ? bits | bit : bits & ~bit
  }

  static let plain = TextStyle()
  static let bold = TextStyle(isBold: true)
  static let faint = TextStyle(isFaint: true)
}

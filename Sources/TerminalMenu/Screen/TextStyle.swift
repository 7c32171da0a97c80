/// A 24-bit color.
package struct RGBColor: Equatable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The nearest color in xterm's 6 × 6 × 6 cube, whose numbers start at 16.
  var nearestIndex: Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func step(_ part: UInt8) -> Int {
      levels.indices.min { abs(levels[$0] - Int(part)) < abs(levels[$1] - Int(part)) } ?? 0
    }
    return 16 + 36 * step(red) + 6 * step(green) + step(blue)
  }

  /// The SGR parameter of the nearest of xterm's 16 colors.
  var nearestOfSixteen: Int {
    let palette = [
      (31, 205, 0, 0), (32, 0, 205, 0), (33, 205, 205, 0), (34, 0, 0, 238), (35, 205, 0, 205),
      (36, 0, 205, 205), (37, 229, 229, 229), (90, 127, 127, 127), (91, 255, 0, 0),
      (92, 0, 255, 0), (93, 255, 255, 0), (94, 92, 92, 255), (95, 255, 0, 255),
      (96, 0, 255, 255), (97, 255, 255, 255),
    ]
    func distance(to other: (parameter: Int, red: Int, green: Int, blue: Int)) -> Int {
      let (red, green, blue) = (
        Int(red) - other.red, Int(green) - other.green, Int(blue) - other.blue
      )
      return red * red + green * green + blue * blue
    }
    return palette.min { distance(to: $0) < distance(to: $1) }?.0 ?? 37
  }
}

/// The color and weight of a piece of text.
package struct TextStyle: Equatable, Sendable {
  /// The text color, or `nil` for the terminal's default.
  package var color: RGBColor?
  package var isBold: Bool
  package var isFaint: Bool
  /// Whether text and background are swapped.
  package var isInverse: Bool
  package var isUnderlined: Bool

  package init(
    color: RGBColor? = nil, isBold: Bool = false, isFaint: Bool = false, isInverse: Bool = false,
    isUnderlined: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isFaint = isFaint
    self.isInverse = isInverse
    self.isUnderlined = isUnderlined
  }

  package static let plain = TextStyle()
  package static let bold = TextStyle(isBold: true)
  package static let faint = TextStyle(isFaint: true)
}

/// A color of 24 bits, to show on a terminal.
package struct RGBColor: Equatable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  /// Makes a color from its three parts.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }
}

extension RGBColor {
  /// The number of the nearest colour in the cube of 6 by 6 by 6 that begins at 16 in the palette of
  /// xterm and its kin.
  var nearestIndex: Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func step(_ part: UInt8) -> Int {
      levels.indices.min { abs(levels[$0] - Int(part)) < abs(levels[$1] - Int(part)) } ?? 0
    }
    return 16 + 36 * step(red) + 6 * step(green) + step(blue)
  }

  /// The SGR parameter of the nearest of the 16 colours, with the values that xterm gives them.
  var nearestOfSixteen: String {
    let palette: [(parameter: Int, color: (Int, Int, Int))] = [
      (31, (205, 0, 0)), (32, (0, 205, 0)), (33, (205, 205, 0)), (34, (0, 0, 238)),
      (35, (205, 0, 205)), (36, (0, 205, 205)), (37, (229, 229, 229)), (90, (127, 127, 127)),
      (91, (255, 0, 0)), (92, (0, 255, 0)), (93, (255, 255, 0)), (94, (92, 92, 255)),
      (95, (255, 0, 255)), (96, (0, 255, 255)), (97, (255, 255, 255)),
    ]
    func distance(to other: (Int, Int, Int)) -> Int {
      let (red, green, blue) = (Int(red) - other.0, Int(green) - other.1, Int(blue) - other.2)
      return red * red + green * green + blue * blue
    }
    let nearest = palette.min { distance(to: $0.color) < distance(to: $1.color) }
    return String(nearest?.parameter ?? 37)
  }
}

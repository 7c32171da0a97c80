// The colors of terminals that have no 24-bit color.
extension Color {
  // MARK: 256 colors

  /// The most similar of xterm's 256 colors: in the cube of 6 by 6 by 6 from 16 on, or of the 24 grays after it.
  package var nearestIndex: Int {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    // The grays are 8, 18 and so on, up to 238.
    let gray = min(23, max(0, (red + green + blue - 9) / 30))
    let ramp = 8 + 10 * gray
    var nearest = (index: 232 + gray, distance: difference(ramp, ramp, ramp))
    for redStep in Self.steps(below: red) {
      for greenStep in Self.steps(below: green) {
        for blueStep in Self.steps(below: blue) {
          let distance = difference(
            Self.level(redStep), Self.level(greenStep), Self.level(blueStep))
          // Of two equally near ones, the cube has the purer color.
          if distance <= nearest.distance {
            nearest = (16 + 36 * redStep + 6 * greenStep + blueStep, distance)
          }
        }
      }
    }
    return nearest.index
  }

  /// Returns the two steps of the cube around a component.
  private static func steps(below part: Int) -> ClosedRange<Int> {
    let step = part < 95 ? 0 : min(4, (part - 55) / 40)
    return step...step + 1
  }

  /// The levels of the cube are 0, 95, 135, 175, 215 and 255.
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  /// Returns how different another color looks.
  ///
  /// A difference in hue counts more than one in brightness, or brown would become olive.
  private func difference(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let (red, green, blue) = (Int(self.red) - red, Int(self.green) - green, Int(self.blue) - blue)
    // Y, Cb and Cr of ITU-R BT.601, times 1000.
    let light = 299 * red + 587 * green + 114 * blue
    let (blueness, redness) = (564 * (blue - light / 1000), 713 * (red - light / 1000))
    return light * light + 2 * (blueness * blueness + redness * redness)
  }

  // MARK: 16 colors

  /// The SGR parameter of the one of 16 colors that is called the same.
  ///
  /// Terminals define these colors differently, and most are garish. So the hue decides, and not the distance: cream
  /// is white, caramel is yellow, and chocolate is gray rather than red or green. Black is not used, since it is
  /// the background of most terminals.
  package var nearestOfSixteen: Int {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let chroma = most - least
    if isPale || most < 40 { return luminance < 178 ? 90 : luminance < 206 ? 37 : 97 }
    let isLight = most + least >= 2 * 125
    let bright = isLight ? 60 : 0
    // The hue in degrees: red is 0, green 120, and blue 240.
    let hue =
      switch most {
      case red: (60 * (green - blue) / chroma + 360) % 360
      case green: 60 * (blue - red) / chroma + 120
      default: 60 * (red - green) / chroma + 240
      }
    switch hue {
    case 14..<48: return luminance < 116 ? 90 : 33
    case 48..<70: return 33 + bright
    case 70..<165: return 32 + bright
    case 165..<196: return 36 + bright
    case 196..<268: return 34 + bright
    case 268..<325: return 35 + bright
    // Pink is a pale red, which no terminal has.
    default: return (chroma * 100 < most * 55 ? 35 : 31) + bright
    }
  }
}

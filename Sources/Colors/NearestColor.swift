import Synchronization

// The colors of terminals that have no 24-bit color.
extension Color {
  // MARK: 256 colors

  /// The most similar of xterm's 256 colors: in the cube of 6 by 6 by 6 from 16 on, or of the 24 grays after it.
  package var nearestIndex: Int {
    Self.known.withLock { known in
      if let index = known[self] { return index }
      let index = mostSimilar
      // A picture has some hundred colors, and a catalog could have any number.
      if known.count < 4_096 { known[self] = index }
      return index
    }
  }

  /// The colors whose index is known.
  private static let known = Mutex<[Color: Int]>([:])

  private var mostSimilar: Int {
    let perceived = PerceivedColor(self)
    var nearest = (index: 0, difference: Double.infinity)
    for (place, other) in Self.cubeAndGrays.enumerated() {
      if let difference = perceived.difference(to: other, below: nearest.difference) {
        nearest = (16 + place, difference)
      }
    }
    return nearest.index
  }

  /// The colors from 16 on.
  ///
  /// The levels of the cube are 0, 95, 135, 175, 215 and 255; the grays are 8, 18 and so on, up to 238.
  private static let cubeAndGrays: [PerceivedColor] = {
    func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
    let cube = (0..<216).map {
      Color(red: level($0 / 36), green: level($0 / 6 % 6), blue: level($0 % 6))
    }
    let grays = (0..<24).map { UInt8(8 + 10 * $0) }
    return (cube + grays.map { Color(red: $0, green: $0, blue: $0) }).map(PerceivedColor.init)
  }()

  // MARK: 16 colors

  /// The SGR parameter of the one of 16 colors that is called the same.
  ///
  /// Terminals define these colors differently, and most are garish. So the hue decides, and not the distance: cream
  /// is white, a cone is yellow also in its shadow, and chocolate, which is redder, is gray rather than red or green.
  /// Black is not used, since it is the background of most terminals.
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
    case 14..<29: return luminance < 116 ? 90 : 33
    case 29..<48: return 33
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

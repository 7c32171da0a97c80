import IceCreamDomain
import TerminalMenu

extension Appearance {
  /// Returns the sample of an ingredient before its name: a sign for the shape of a cone, and a dot for the others.
  ///
  /// White, which a light window would hide, is an outline in the color of text, and near-black is lightened.
  func dot(depth: ColorDepth, isUnicode: Bool = true) -> ScreenLine {
    // A dipped cone differs from others by what it is dipped in.
    let color = shape == .dipped ? accents.first ?? color : color
    let (filled, outline) = isUnicode ? shape.signs.unicode : shape.signs.ascii
    if color.isWhite(depth) { return ScreenLine(outline) }
    return ScreenLine(filled, TextStyle(color: color.betweenBlackAndWhite))
  }
}

extension Appearance.Shape {
  /// The signs for a color and for white, one column wide.
  fileprivate var signs: (unicode: (String, String), ascii: (String, String)) {
    switch self {
    case .cone: (("▼", "▽"), ("v", "v"))
    case .waffle: (("◆", "◇"), ("#", "#"))
    case .flat: (("▮", "▯"), ("T", "T"))
    case .dipped: (("◓", "◓"), ("Y", "Y"))
    case .cup: (("■", "□"), ("U", "U"))
    case .bowl: (("◒", "◒"), ("w", "w"))
    case .nothing: ((" ", " "), (" ", " "))
    default: (("●", "○"), ("*", "o"))
    }
  }
}

extension Color {
  /// Whether a terminal shows the color as white or nearly so.
  fileprivate func isWhite(_ depth: ColorDepth) -> Bool {
    // Among 16 colors, cream is white, too.
    if depth == .sixteen { return isPale && luminance >= 178 }
    return isPale && luminance >= 236
  }

  /// The color, as dark and as light as windows of both kinds need.
  fileprivate var betweenBlackAndWhite: Color {
    let (least, most) = (76, 208)
    func scaled(_ part: UInt8) -> UInt8 {
      let part = Int(part)
      if luminance > most { return UInt8(part * most / luminance) }
      return luminance < least
        ? UInt8(part + (255 - part) * (least - luminance) / (255 - luminance)) : UInt8(part)
    }
    return Color(red: scaled(red), green: scaled(green), blue: scaled(blue))
  }
}

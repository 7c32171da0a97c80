import IceCreamDomain

/// The drawing of an ice cream in blocks of colour.
///
/// Shapes of one kind have nearly the same outline, so that little has to be sent when another one is
/// tried.
enum BlockDrawing {
  /// Returns the lines of one layer, from the top.
  ///
  /// - Parameters:
  ///   - appearance: What to draw.
  ///   - hasColor: Whether there are colours; where there are none, shades stand for them.
  static func lines(of appearance: Appearance, hasColor: Bool) -> [ScreenLine] {
    let shape = appearance.shape
    let isTopping = shape.isTopping
    let open = TextStyle(color: appearance.color)
    let filled = TextStyle(color: appearance.color, isInverse: true)
    let fill = hasColor ? " " : shape.shade
    var lines = [ScreenLine()]
    // What looks alike and stands side by side, which goes into the line at once.
    var (run, look) = ("", TextStyle.plain)
    for sign in shape.blocks.unicodeScalars {
      var (glyph, style) = (String(sign), TextStyle.plain)
      switch sign {
      case "\n", " ": break
      case "#": (glyph, style) = (fill, filled)
      // These are pieces of blocks themselves.
      case "▀", "▄", "▌", "▐", "█": style = open
      default: style = isTopping ? open : filled
      }
      if style != look || sign == "\n" {
        lines[lines.count - 1].append(run, look)
        (run, look) = ("", style)
      }
      if sign == "\n" { lines.append(ScreenLine()) } else { run += glyph }
    }
    lines[lines.count - 1].append(run, look)
    return lines
  }
}

extension Appearance.Shape {
  fileprivate var isTopping: Bool { IngredientKind.topping.shapes.contains(self) }

  /// What fills the shape where there are no colours.
  fileprivate var shade: String {
    if isTopping { return "█" }
    return IngredientKind.flavor.shapes.contains(self) ? "░" : "▒"
  }

  /// The shape, 13 columns wide, where # is filled and what stands among # is a mark on it.
  fileprivate var blocks: String {
    switch self {
    case .cone:
      """
       ###########
        #########
         #######
           ▀▀▀
      """
    case .waffle:
      """
       /\\/\\/\\/\\/\\/
        \\/\\/\\/\\/\\
         /\\/\\/\\/
           ▀▀▀
      """
    case .flat:
      """
       |#|#|#|#|#|
        #########
         #######
         #######
      """
    case .cup:
      """
       ===========
        #########
         #######
         #######
      """
    case .bowl:
      """
       ###########
       ###########
        #########
           ███
      """

    case .scoop:
      """
         #######
       ###########
       ###########
      """
    case .ripple:
      """
         ##~~##~
       #~~##~~##~~
       ~##~~##~~##
      """
    case .chips:
      """
         #o##.##
       .##o##.##o#
       ##.##o##.##
      """

    case .sprinkles:
      """
          , ' ` ,
         ' , ` , '
      """
    case .sauce:
      """

         ▄▄▄▄▄▄▄
      """
    case .cream:
      """
            ▄█▄
          ▄█████▄
      """
    case .pieces:
      """
           ▄ ▄
         ▄ ▄ ▄ ▄
      """
    case .cherry:
      """
             /
            ▐█▌
      """
    case .wafer:
      """
              ▐█
             ▐█
      """
    }
  }
}

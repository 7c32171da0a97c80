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
    var lines: [ScreenLine] = []
    lines.reserveCapacity(4)
    var line = ScreenLine()
    for sign in shape.blocks.unicodeScalars {
      switch sign {
      case "\n":
        lines.append(line)
        line = ScreenLine()
      case " ": line.append(sign, .plain)
      case "#": line.append(fill, filled)
      // These are pieces of blocks themselves.
      case "▀", "▄", "▌", "▐", "█": line.append(sign, open)
      default: line.append(sign, isTopping ? open : filled)
      }
    }
    return lines + [line]
  }
}

extension Appearance.Shape {
  fileprivate var isTopping: Bool { IngredientKind.topping.shapes.contains(self) }

  /// What fills the shape where there are no colours.
  fileprivate var shade: Unicode.Scalar {
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

import IceCreamDomain
import TerminalMenu

/// The drawing of an ice cream in blocks of colour.
///
/// Shapes of one kind have nearly the same outline, so that little has to be sent when another one is
/// tried.
enum BlockDrawing {
  /// Returns one of the lines of an ingredient.
  ///
  /// - Parameters:
  ///   - number: Which one, from 0 at the top; below the last one are empty ones.
  ///   - appearance: What to draw.
  ///   - hasColor: Whether there are colours; where there are none, shades stand for them.
  static func line(_ number: Int, of appearance: Appearance, hasColor: Bool) -> ScreenLine {
    let shape = appearance.shape
    let isTopping = shape.isTopping
    let open = TextStyle(color: RGBColor(appearance.color))
    let filled = TextStyle(color: RGBColor(appearance.color), isInverse: true)
    let fill = hasColor ? " " : shape.shade
    var line = ScreenLine()
    var above = number
    for sign in shape.blocks.unicodeScalars {
      if above < 0 { break }
      switch sign {
      case "\n": above -= 1
      case _ where above > 0: break
      case " ": line.append(" ")
      case "#": line.append(fill, filled)
      // These are pieces of blocks themselves.
      case "▀", "▄", "▌", "▐", "█": line.append(String(sign), open)
      default: line.append(String(sign), isTopping ? open : filled)
      }
    }
    return line
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

import IceCreamDomain
import TerminalMenu

/// Draws an ice cream in blocks of color.
///
/// Shapes of one kind have nearly the same outline, which keeps repaints small.
enum BlockDrawing {
  /// Returns one line of an ingredient.
  ///
  /// - Parameters:
  ///   - number: The line, from 0 at the top; lines below the last are empty.
  ///   - appearance: The appearance of the ingredient.
  ///   - hasColor: Whether to draw in color, or else in shades.
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
      // Block characters draw themselves.
      case "▀", "▄", "▌", "▐", "█": line.append(String(sign), open)
      default: line.append(String(sign), isTopping ? open : filled)
      }
    }
    return line
  }
}

extension Appearance.Shape {
  fileprivate var isTopping: Bool { IngredientKind.topping.shapes.contains(self) }

  /// The fill of the shape without color.
  fileprivate var shade: String {
    if isTopping { return "█" }
    return IngredientKind.flavor.shapes.contains(self) ? "░" : "▒"
  }

  /// The shape, 13 columns wide: # is filled, and other characters among # are marks on it.
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

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
    return shape.blocks.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      var line = ScreenLine()
      for sign in row {
        let isFilled = sign == "#" || !sign.isBlock && sign != " " && !shape.isTopping
        let style = TextStyle(color: appearance.color, isInverse: isFilled)
        switch sign {
        case " ": line.append(" ")
        case "#": line.append(hasColor ? " " : shape.shade, style)
        default: line.append(String(sign), style)
        }
      }
      return line
    }
  }
}

extension Character {
  /// Whether the sign is itself a piece of a block.
  fileprivate var isBlock: Bool { "▀▄▌▐█".contains(self) }
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

import IceCreamDomain
import TerminalMenu

/// Draws an ice cream in ASCII: topping, scoop and cone, from top to bottom.
enum LineDrawing {
  /// Returns the lines of the drawing, from the top; none if nothing is chosen.
  static func lines(of picture: DisplayedPicture) -> [ScreenLine] {
    let layers = [picture.topping, picture.scoop, picture.cone]
    return layers.flatMap { appearance in appearance.map(lines) ?? [] }
  }

  /// Returns one line of an ingredient, from 0 at the top; lines below the last are empty.
  static func line(_ number: Int, of appearance: Appearance) -> ScreenLine {
    let lines = appearance.shape.drawing.split(separator: "\n")
    return lines.indices.contains(number) ? line(lines[number], appearance.color) : ScreenLine()
  }

  /// Returns the lines of an ingredient, from the top.
  static func lines(of appearance: Appearance) -> [ScreenLine] {
    appearance.shape.drawing.split(separator: "\n").map { line($0, appearance.color) }
  }

  private static func line(_ text: Substring, _ color: Color) -> ScreenLine {
    let margin = text.prefix { $0 == " " }
    var line = ScreenLine(String(margin))
    line.append(String(text[margin.endIndex...]), TextStyle(color: RGBColor(color)))
    return line
  }
}

extension Appearance.Shape {
  /// The shape in ASCII, 17 columns wide, without trailing spaces.
  fileprivate var drawing: String {
    switch self {
    case .cone:
      #"""
          \---------/
           \       /
            \     /
             \   /
              \_/
      """#
    case .waffle:
      #"""
          \XXXXXXXXX/
           \XXXXXXX/
            \XXXXX/
             \XXX/
              \X/
      """#
    case .flat:
      #"""
          |=========|
          |_________|
            |     |
            |     |
            |_____|
      """#
    case .cup:
      #"""
         \===========/
          \         /
           \       /
            \_____/
      """#
    case .bowl:
      #"""
        \=============/
         \           /
          '-._____.-'
      """#

    case .scoop:
      #"""
            .-----.
          .'       '.
         (           )
         (           )
      """#
    case .ripple:
      #"""
            .-----.
          .' ~ ~ ~ '.
         ( ~ ~ ~ ~ ~ )
         (  ~ ~ ~ ~  )
      """#
    case .chips:
      #"""
            .-----.
          .' o   . '.
         (  .  o   o )
         ( o  .   .  )
      """#

    case .sprinkles:
      #"""
            ' , ` ,
           , ' ` , '
      """#
    case .sauce:
      #"""
            _______
           (_)_)(_(_)
      """#
    case .cream:
      #"""
               @
             @@@@@
      """#
    case .pieces:
      #"""
              * *
            * * * *
      """#
    case .cherry:
      #"""
                /
               O
      """#
    case .wafer:
      #"""
                //
               //
      """#
    }
  }
}

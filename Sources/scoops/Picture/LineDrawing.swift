import IceCreamDomain

/// The drawing of an ice cream in signs that every terminal has: topping, scoop and cone, one above
/// the other.
enum LineDrawing {
  /// Returns the lines of the drawing, from the top; none where there is nothing to draw yet.
  static func lines(of picture: DisplayedPicture) -> [ScreenLine] {
    let layers = [picture.topping, picture.scoop, picture.cone]
    return layers.flatMap { appearance in appearance.map(lines) ?? [] }
  }

  /// Returns one of the lines of an ingredient, from 0 at the top; below the last one are empty ones.
  static func line(_ number: Int, of appearance: Appearance) -> ScreenLine {
    let lines = lines(of: appearance)
    return lines.indices.contains(number) ? lines[number] : ScreenLine()
  }

  /// Returns the lines of an ingredient, from the top.
  static func lines(of appearance: Appearance) -> [ScreenLine] {
    appearance.shape.drawing.split(separator: "\n").map { (line: Substring) in
      let margin = line.prefix { $0 == " " }
      var screenLine = ScreenLine(String(margin))
      screenLine.append(String(line[margin.endIndex...]), TextStyle(color: appearance.color))
      return screenLine
    }
  }
}

extension Appearance.Shape {
  /// The shape in signs that every terminal has, 17 columns wide, without spaces at the ends.
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

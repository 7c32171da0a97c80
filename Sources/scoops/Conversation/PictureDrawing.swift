import IceCreamDomain

/// The drawing of an ice cream: topping, scoop and cone, one above the other.
struct PictureDrawing {
  let style: Style

  /// Returns the lines of the drawing, from the top; none where there is nothing to draw yet.
  func lines(of picture: DisplayedPicture) -> [String] {
    let layers = [picture.topping, picture.scoop, picture.cone]
    return layers.flatMap { appearance in appearance.map(lines) ?? [] }
  }

  private func lines(of appearance: Appearance) -> [String] {
    appearance.shape.drawing.split(separator: "\n").map { (line: Substring) in
      let margin = line.prefix { $0 == " " }
      return margin + style.colored(String(line[margin.endIndex...]), appearance.color)
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

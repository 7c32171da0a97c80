import IceCreamDomain
import TerminalMenu

/// Draws an ice cream in ASCII: topping, scoop and cone, from top to bottom.
enum LineDrawing {
  static let columns = 17
  static let rows = toppingRows + scoopRows + coneRows
  private static let (toppingRows, scoopRows, coneRows) = (2, 4, 5)

  /// Returns the lines of the ingredients, from the top; none if nothing is chosen.
  static func lines(of picture: DisplayedPicture) -> [ScreenLine] {
    let parts = [picture.topping, picture.scoop, picture.cone]
    return parts.flatMap { appearance in appearance.map(lines) ?? [] }
  }

  /// Returns as many lines for every picture, with each ingredient in its place.
  ///
  /// A dotted outline stands for a scoop that is still missing on a cone.
  static func canvas(of picture: DisplayedPicture) -> [ScreenLine] {
    func part(_ lines: [ScreenLine]?, rows: Int) -> [ScreenLine] {
      let lines = lines ?? []
      return lines + Array(repeating: ScreenLine(), count: rows - lines.count)
    }
    let scoop = picture.scoop.map(lines) ?? picture.cone.map { _ in outline }
    return part(picture.topping.map(lines), rows: toppingRows) + part(scoop, rows: scoopRows)
      + part(picture.cone.map(lines), rows: coneRows)
  }

  /// Returns the lines of an ingredient, from the top.
  private static func lines(of appearance: Appearance) -> [ScreenLine] {
    appearance.shape.drawing.split(separator: "\n").map { line($0, appearance.color) }
  }

  private static var outline: [ScreenLine] {
    ["        . . .", "     '         '", "    .           .", "    '           '"].map {
      ScreenLine($0)
    }
  }

  private static func line(_ text: Substring, _ color: Color) -> ScreenLine {
    let margin = text.prefix { $0 == " " }
    var line = ScreenLine(String(margin))
    line.append(String(text[margin.endIndex...]), TextStyle(color: color))
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
    case .dipped:
      #"""
          \@@@@@@@@@/
           \@'@@@'@/
            \' @ '/
             \   /
              \_/
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
    case .nuts:
      #"""
             ,^.^,
           ^.,^^.,^.
      """#
    case .fruit:
      #"""
            w  w  w
            V  V  V
      """#
    case .flakes:
      #"""
             ~,-~
           -~,~-,~-
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

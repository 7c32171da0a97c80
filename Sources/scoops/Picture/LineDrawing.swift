import IceCreamDomain
import TerminalMenu

/// Draws an ice cream in ASCII: topping, scoop and cone, from top to bottom.
enum LineDrawing {
  static let columns = 17
  static let rows = toppingRows + scoopRows + coneRows
  private static let (toppingRows, scoopRows, coneRows) = (2, 4, 5)

  /// Returns as many lines for every picture, with each ingredient in its place, or a ghost of a missing one.
  static func canvas(of picture: DisplayedPicture, showsMissing: Bool = false) -> [ScreenLine] {
    func part(_ appearance: Appearance?, ghost: String, rows: Int) -> [ScreenLine] {
      let drawing = appearance?.shape.drawing ?? (showsMissing ? ghost : "")
      let style = appearance.map { TextStyle(color: $0.color) } ?? .plain
      let lines = drawing.split(separator: "\n").map { line($0, style) }
      return lines + Array(repeating: ScreenLine(), count: rows - lines.count)
    }
    return part(picture.topping, ghost: "", rows: toppingRows)
      + part(picture.scoop, ghost: scoopGhost, rows: scoopRows)
      + part(picture.cone, ghost: coneGhost, rows: coneRows)
  }

  private static let scoopGhost = #"""
          . . . .
        .         .
       .           .
       .           .
    """#
  private static let coneGhost = #"""
        . . . . . .
         .       .
          .     .
           .   .
             .
    """#

  private static func line(_ text: Substring, _ style: TextStyle) -> ScreenLine {
    let margin = text.prefix { $0 == " " }
    var line = ScreenLine(String(margin))
    line.append(String(text[margin.endIndex...]), style)
    return line
  }
}

extension Appearance.Shape {
  /// The shape in ASCII, 17 columns wide, without trailing spaces.
  fileprivate var drawing: String {
    switch self {
    case .cone:
      #"""
          \=========/
           \ . . . /
            \ . . /
             \ . /
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
    case .nothing: ""
    }
  }
}

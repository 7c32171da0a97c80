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
      let style = appearance.map { TextStyle(color: $0.color) } ?? .plain
      let lines = drawing(appearance?.shape.rawValue ?? (showsMissing ? ghost : "")).map { text in
        let margin = text.prefix { $0 == " " }
        var line = ScreenLine(String(margin))
        line.append(String(text.dropFirst(margin.count)), style)
        return line
      }
      return lines + Array(repeating: ScreenLine(), count: rows - lines.count)
    }
    return part(picture.topping, ghost: "", rows: toppingRows)
      + part(picture.scoop, ghost: "no scoop", rows: scoopRows)
      + part(picture.cone, ghost: "no cone", rows: coneRows)
  }

  /// Returns the lines of a drawing, without blanks at their ends; none for a name that has no drawing.
  private static func drawing(_ name: String) -> [String] {
    for sheet in sheets {
      let rows = sheet.split(separator: "\n").map { row in
        stride(from: 0, to: row.count, by: columns + 1).map { start in
          let cell = row.dropFirst(start).prefix(columns)
          return String(cell.dropLast(cell.reversed().prefix { $0 == " " }.count))
        }
      }
      guard let place = rows[0].firstIndex(of: name) else { continue }
      return rows.dropFirst().map { $0.count > place ? $0[place] : "" }
    }
    return []
  }

  /// The drawings below their names, side by side with a blank column between two of them.
  private static let sheets = [
    #"""
    cone              waffle            flat              dipped
        \=========/       \XXXXXXXXX/       |=========|       \@@@@@@@@@/
         \ . . . /         \XXXXXXX/        |_________|        \@'@@@'@/
          \ . . /           \XXXXX/           |     |           \' @ '/
           \ . /             \XXX/            |     |            \   /
            \_/               \X/             |_____|             \_/
    """#,
    #"""
    cup               bowl              no cone
       \===========/    \=============/     . . . . . .
        \         /      \           /       .       .
         \       /        '-._____.-'         .     .
          \_____/                              .   .
                                                 .
    """#,
    #"""
    scoop             ripple            chips             no scoop
          .-----.           .-----.           .-----.           . . . .
        .'       '.       .' ~ ~ ~ '.       .' o   . '.       .         .
       (           )     ( ~ ~ ~ ~ ~ )     (  .  o   o )     .           .
       (           )     (  ~ ~ ~ ~  )     ( o  .   .  )     .           .
    """#,
    #"""
    sprinkles         sauce             cream             pieces            nuts
          ' , ` ,           _______              @                * *              ,^.^,
         , ' ` , '         (_)_)(_(_)          @@@@@            * * * *          ^.,^^.,^.
    """#,
    #"""
    fruit             flakes            cherry            wafer
          w  w  w            ~,-~                 /                 //
          V  V  V          -~,~-,~-              O                 //
    """#,
  ]
}

import IceCreamDomain
import TerminalMenu

/// The picture in a menu: topping, scoop and cone on a canvas of fixed size.
struct LivePicture {
  let hasBlocks: Bool
  let hasColor: Bool

  var columns: Int { hasBlocks ? 13 : 17 }
  var rows: Int { toppingRows + scoopRows + coneRows }

  private var toppingRows: Int { 2 }
  private var scoopRows: Int { hasBlocks ? 3 : 4 }
  private var coneRows: Int { hasBlocks ? 4 : 5 }

  /// Returns the lines of the picture, from the top.
  func lines(of picture: DisplayedPicture) -> [ScreenLine] {
    (0..<rows).map { row in
      part(of: picture, at: row).map { line($0.number, of: $0.appearance) } ?? ScreenLine()
    }
  }

  /// Returns the ingredient in a row of the picture and the number of its line there.
  ///
  /// - Returns: `nil` if the ingredient is not chosen yet.
  func part(of picture: DisplayedPicture, at row: Int) -> (appearance: Appearance, number: Int)? {
    // Only cones differ in height; they hang from the scoop.
    let (appearance, number) =
      switch row {
      case ..<toppingRows: (picture.topping, row)
      case ..<(toppingRows + scoopRows): (picture.scoop, row - toppingRows)
      default: (picture.cone, row - toppingRows - scoopRows)
      }
    return appearance.map { ($0, number) }
  }

  /// Returns one line of an ingredient; lines below the last are empty.
  func line(_ number: Int, of appearance: Appearance) -> ScreenLine {
    hasBlocks
      ? BlockDrawing.line(number, of: appearance, hasColor: hasColor)
      : LineDrawing.line(number, of: appearance)
  }
}

extension DisplayedPicture {
  /// Returns the picture with another ingredient.
  func trying(_ appearance: Appearance, as kind: IngredientKind) -> DisplayedPicture {
    var picture = self
    switch kind {
    case .cone: picture.cone = appearance
    case .flavor: picture.scoop = appearance
    case .topping: picture.topping = appearance
    }
    return picture
  }
}

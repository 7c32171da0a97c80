import IceCreamDomain
import TerminalMenu

/// The picture in a menu, on a canvas that stays the same whatever is on it: the topping above, the
/// scoop below it, the cone below that.
struct LivePicture {
  let hasBlocks: Bool
  let hasColor: Bool

  /// How many columns it takes.
  var columns: Int { hasBlocks ? 13 : 17 }
  /// How many lines it takes.
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

  /// Returns what stands in a row of the picture: one of the lines of an ingredient, by its number;
  /// `nil` where the ingredient is not known yet.
  func part(of picture: DisplayedPicture, at row: Int) -> (appearance: Appearance, number: Int)? {
    // Only cones differ in height, and those hang from the scoop.
    let (appearance, number) =
      switch row {
      case ..<toppingRows: (picture.topping, row)
      case ..<(toppingRows + scoopRows): (picture.scoop, row - toppingRows)
      default: (picture.cone, row - toppingRows - scoopRows)
      }
    return appearance.map { ($0, number) }
  }

  /// Returns one of the lines of an ingredient, which is empty where it has fewer.
  func line(_ number: Int, of appearance: Appearance) -> ScreenLine {
    hasBlocks
      ? BlockDrawing.line(number, of: appearance, hasColor: hasColor)
      : LineDrawing.line(number, of: appearance)
  }
}

extension DisplayedPicture {
  /// Returns the picture as it would be with another ingredient.
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

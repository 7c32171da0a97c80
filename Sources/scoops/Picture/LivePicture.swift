import IceCreamDomain

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
    // Only cones differ in height, and those hang from the scoop.
    filled(picture.topping, rows: toppingRows) + filled(picture.scoop, rows: scoopRows)
      + filled(picture.cone, rows: coneRows)
  }

  private func filled(_ appearance: Appearance?, rows: Int) -> [ScreenLine] {
    let lines = appearance.map(lines) ?? []
    return lines + Array(repeating: ScreenLine(), count: max(0, rows - lines.count))
  }

  private func lines(of appearance: Appearance) -> [ScreenLine] {
    hasBlocks
      ? BlockDrawing.lines(of: appearance, hasColor: hasColor) : LineDrawing.lines(of: appearance)
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

import IceCreamAppearance

/// The picture of an ice cream: the parts to draw, and a caption.
public typealias DisplayedPicture = IceCreamAppearance.DisplayedPicture

extension DisplayedPicture {
  /// Creates the picture of the choices so far.
  init(_ selection: Selection, caption: String) {
    self.init(
      cone: selection.cone?.appearance, scoop: selection.flavor?.appearance,
      topping: selection.topping?.appearance, caption: caption)
  }

  /// Creates the picture of a saved ice cream, without the parts whose appearance is unknown.
  ///
  /// Without its cone it would float, so there is none.
  init(_ look: SavedIceCreamLook, caption: String) {
    self.init(caption: caption)
    guard case .inCatalog(let appearances) = look, let cone = appearances.cone else { return }
    (self.cone, scoop, topping) = (cone, appearances.flavor, appearances.topping)
  }

  /// Returns the picture with another ingredient.
  package func with(_ appearance: Appearance, as kind: IngredientKind) -> DisplayedPicture {
    var picture = self
    switch kind {
    case .cone: picture.cone = appearance
    case .flavor: picture.scoop = appearance
    case .topping: picture.topping = appearance
    }
    return picture
  }
}

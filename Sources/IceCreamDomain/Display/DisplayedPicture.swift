/// The picture of an ice cream: the parts to draw, and a caption.
public struct DisplayedPicture: Equatable, Sendable {
  /// The cone, if it is chosen.
  public var cone: Appearance?
  /// The scoop, if its flavor is chosen.
  public var scoop: Appearance?
  /// The topping, if it is chosen.
  public var topping: Appearance?
  /// The picture in words.
  public var caption: String

  /// Creates a picture; without arguments, an empty one.
  public init(
    cone: Appearance? = nil, scoop: Appearance? = nil, topping: Appearance? = nil,
    caption: String = ""
  ) {
    self.cone = cone
    self.scoop = scoop
    self.topping = topping
    self.caption = caption
  }

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

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { cone == nil && scoop == nil && topping == nil }
}

extension DisplayedPicture {
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

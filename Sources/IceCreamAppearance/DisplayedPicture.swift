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

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { cone == nil && scoop == nil && topping == nil }
}

/// The picture of an ice cream: what to draw, from the cone up, and the same in words.
public struct DisplayedPicture: Equatable, Sendable {
  /// How the cone looks, if there is one.
  public var cone: Appearance?
  /// How the scoop looks, if there is one.
  public var scoop: Appearance?
  /// How the topping looks, if there is one.
  public var topping: Appearance?
  /// What the picture shows, in words.
  public var caption: String

  /// Makes a picture; without arguments, an empty one.
  public init(
    cone: Appearance? = nil, scoop: Appearance? = nil, topping: Appearance? = nil,
    caption: String = ""
  ) {
    self.cone = cone
    self.scoop = scoop
    self.topping = topping
    self.caption = caption
  }
  /// Returns what a picture shows, from the names of what is in it.
  static func caption(cone: String?, flavor: String?, topping: String?) -> String {
    guard let cone else { return "Preparing…" }
    guard let flavor else { return cone }
    guard let topping else { return "\(cone) with \(flavor)" }
    return "\(cone) with \(flavor) and \(topping)"
  }
}

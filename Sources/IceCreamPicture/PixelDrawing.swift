import IceCreamAppearance

/// Draws an ice cream in pixels.
///
/// ```swift
/// let raster = PixelDrawing.raster(of: picture, size: .small)
/// ```
///
/// ``IceCreamPicture`` prints this raster.
public enum PixelDrawing {
  /// Returns the pixels of a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - size: The size of the raster.
  ///   - shading: How to show light and shadow.
  ///   - showsMissing: Whether a pale ghost stands for a cone or a scoop that is still missing.
  /// - Returns: The pixels; those beside the ice cream have no color.
  public static func raster(
    of picture: DisplayedPicture, size: PictureSize, shading: Shading = .smooth,
    showsMissing: Bool = false
  ) -> Raster {
    var canvas = Canvas(size: size, shading: shading)
    let cone = picture.cone.map { ConeShape(appearance: $0) }
    let scoop = picture.scoop.map { ScoopShape(appearance: $0) }
    let isUnderScoop = scoop != nil || showsMissing
    func putCone() {
      if let cone {
        canvas.putInFront { cone.draw(on: &$0, isUnderScoop: isUnderScoop) }
      } else if showsMissing {
        canvas.putGhost { ConeShape.ghost.draw(on: &$0, isUnderScoop: false) }
      }
    }
    if cone?.isInFront != true { putCone() }
    if let scoop {
      canvas.putInFront(scoop.draw)
    } else if showsMissing {
      canvas.putGhost(ScoopShape.ghost.draw)
    }
    if cone?.isInFront == true { putCone() }
    if let topping = picture.topping { ToppingShape(appearance: topping).draw(on: &canvas) }
    return canvas.finished()
  }
}

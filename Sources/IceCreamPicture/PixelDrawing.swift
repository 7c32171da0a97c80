import IceCreamDomain

/// Draws an ice cream in pixels.
public enum PixelDrawing {
  /// Returns the pixels of a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture. A dotted outline stands for a scoop that is still missing on a cone.
  ///   - size: The size of the raster.
  ///   - shading: How to show light and shadow.
  /// - Returns: The pixels; those beside the ice cream have no color.
  public static func raster(
    of picture: DisplayedPicture, size: PictureSize, shading: Shading = .smooth
  ) -> Raster {
    var canvas = Canvas(size: size, shading: shading)
    let cone = picture.cone.map { ConeShape($0) }
    let scoop = picture.scoop.map { ScoopShape($0) }
    if let cone, !cone.isInFront { cone.draw(on: &canvas, isUnderScoop: scoop != nil) }
    if let scoop {
      scoop.draw(on: &canvas)
    } else if cone != nil {
      ScoopShape.drawOutline(on: &canvas)
    }
    if let cone, cone.isInFront { cone.draw(on: &canvas, isUnderScoop: scoop != nil) }
    if let topping = picture.topping { ToppingShape(topping).draw(on: &canvas) }
    return canvas.finished()
  }
}

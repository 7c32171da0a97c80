import Colors
import IceCreamAppearance

/// What holds the scoop: a cone, a cup or a bowl.
struct ConeShape {
  let appearance: Appearance

  private var second: Color? { appearance.accents.first }
  private var shape: Appearance.Shape { appearance.shape }

  /// The cone that is to come.
  static let ghost = ConeShape(appearance: Appearance(color: .ghost, shape: .cone))

  /// Whether its front hides the bottom of the scoop.
  var isInFront: Bool { shape == .cup || shape == .bowl }

  private static let top = 15.4

  func draw(on canvas: inout Canvas, isUnderScoop: Bool) {
    let size = canvas.size
    let middle = canvas.raster.width / 2
    canvas.fill(from: Self.top, to: Canvas.bottom) { place in
      let u = (place.x - Canvas.middle) / halfWidth(place.y)
      guard abs(u) <= 1 else { return nil }
      let shadow = isUnderScoop && !isInFront ? max(0, (21.4 - place.y) * 0.16) : 0
      let light = Light.brightness(u * 0.95, -0.25) - shadow
      return paint(place, u, light, column: place.column - middle, size)
    }
  }

  /// Returns half the width at a height; 0 below the end.
  private func halfWidth(_ y: Double) -> Double {
    func between(_ y0: Double, _ width0: Double, _ y1: Double, _ width1: Double) -> Double {
      width0 + (width1 - width0) * (y - y0) / (y1 - y0)
    }
    switch shape {
    case .waffle: return y < 19.4 ? 8.4 : between(19.4, 7.8, 30, 0.9)
    case .dipped: return between(16, 8.2, 30, 0.9)
    case .flat:
      if y < 23.8 { return y < 19 || y > 22.4 ? 7.6 : 6.9 }
      return y < 28.6 ? between(23.8, 5.0, 28.6, 4.2) : 4.8
    case .cup: return y < 17.4 ? 10.4 : y < 29 ? between(17.4, 9.6, 29, 6.2) : 0
    case .bowl:
      if y < 17.4 { return 11 }
      if y > 27.4 { return y < 29 ? 5 : 0 }
      let v = (y - 16) / 12.5
      return 10.6 * (1 - v * v).squareRoot()
    default: return y < 20.6 ? 7.4 : between(20.6, 6.2, 30, 0.7)
    }
  }

  /// Returns the paint at a place, whose column counts from the middle, and `u` from -1 to 1.
  private func paint(
    _ place: Canvas.Place, _ u: Double, _ light: Double, column: Int, _ size: PictureSize
  ) -> Canvas.Paint {
    let row = place.row
    var color = appearance.color
    var light = light
    switch shape {
    case .waffle, .bowl:
      let step = size == .large ? 4 : 3
      if place.y < (shape == .bowl ? 17.4 : 19.4) {
        light += 0.1
      } else {
        light += (column + row) % step == 0 || (column - row) % step == 0 ? -0.28 : 0.06
      }
    case .flat:
      if place.y < 19 {
        light += 0.1
      } else if place.y > 22.4, place.y < 23.8 {
        light -= 0.2
      } else if column % (size == .small ? 2 : 3) == 0 {
        light -= 0.2
      }
    case .dipped:
      if place.y < Self.dipEdge(place.x) {
        color = second ?? color.lit(0.42)
        if u > -0.62, u < -0.35, place.y < Self.dipEdge(place.x) - 1.6 {
          color = color.mixed(with: .white, 0.35)
        }
      } else if (column + row) % 3 == 0 {
        light -= 0.2
      }
    case .cup:
      let stripe = second ?? color.mixed(with: .white, 0.7)
      let isStripe = Int(abs(u) * 4.5 + 0.5) % 2 == 1
      if place.y < 17.4 || isStripe { color = stripe }
    default:
      if place.y < 20.6 {
        light += 0.1
      } else if (column + row) % (size == .small ? 3 : 4) == 0 {
        light -= 0.3
      }
    }
    return (color, light)
  }

  /// Returns where the chocolate of a dipped cone ends.
  private static func dipEdge(_ x: Double) -> Double {
    let edges = [23.4, 25.4, 24.8, 22.6, 22.2, 23.8, 24.4, 22.8, 22.4, 24.2, 24.8, 23.0, 22.0]
    return edges[Int(x) % edges.count]
  }
}

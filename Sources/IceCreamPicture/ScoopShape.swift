import Colors
import IceCreamAppearance

/// A round scoop with a ruffled rim.
struct ScoopShape {
  let appearance: Appearance

  private var color: Color { appearance.color }
  private var second: Color { appearance.accents.first ?? color.contrasting }
  private var shape: Appearance.Shape { appearance.shape }

  /// The scoop that is to come.
  static let ghost = ScoopShape(appearance: Appearance(color: .ghost, shape: .scoop))

  private static let (middle, radius) = (13.6, 8.65)
  private static let top = middle - radius
  /// Where the rim begins.
  private static let rim = 14.6

  /// Returns how far the ball faces right and down at a place, or `nil` beside it, with a margin around it.
  static func surface(_ place: Canvas.Place, margin: Double = 0) -> (u: Double, v: Double)? {
    let u = (place.x - Canvas.middle) / (radius + margin)
    let v = (place.y - middle) / (radius + margin)
    return u * u + v * v <= 1 ? (u, v) : nil
  }

  func draw(on canvas: inout Canvas) {
    let size = canvas.size
    canvas.fill(from: Self.top, to: 18) { place in
      Self.surface(place).map { u, v in
        (base(place, size), Light.brightness(u, v * 0.9))
      }
    }
    drawRim(on: &canvas)
    if shape == .chips { drawChips(on: &canvas) }
    canvas.stamp(
      size.choose(["100", "000", "001"], ["10", "00"], ["0"]),
      [color.shine, color.mixed(with: .white, 0.4)], x: 7.4, y: size == .medium ? 10 : 9.5)
  }

  private func drawRim(on canvas: inout Canvas) {
    let size = canvas.size
    let pixelWidth = canvas.pixelWidth
    let halfWidth = size == .small ? 9 : 10.1
    // In pixels from the middle.
    let folds = size.choose((first: 2, every: 4), (first: 1, every: 3), (first: 2, every: 3))
    canvas.fill(from: Self.rim, to: 18.6) { place in
      let distance = abs(place.x - Canvas.middle)
      let u = (place.x - Canvas.middle) / halfWidth
      let isFold = Int(distance / pixelWidth) % folds.every == folds.first
      guard abs(u) < 1, place.y < (isFold ? 17.3 : 18.6) - abs(u * u * u) * 0.8 else { return nil }
      let light = Light.brightness(u * 0.9, (place.y - Self.rim) / 8 - 0.3)
      return (base(place, size), light - (isFold ? 0.15 : 0))
    }
  }

  /// Returns the color of the ice cream at a place.
  private func base(_ place: Canvas.Place, _ size: PictureSize) -> Color {
    shape == .ripple && Self.isRipple(place.column, place.row, size) ? second : color
  }

  /// Waves that rise to the right.
  private static func isRipple(_ column: Int, _ row: Int, _ size: PictureSize) -> Bool {
    let wave = [0, 0, 1, 2, 2, 2, 1, 0]
    return switch size {
    case .large: (row + wave[column % 8] + column / 4) % 6 == 0
    case .medium: (row + wave[column * 4 / 3 % 8] + column / 3) % 5 == 0
    case .small: (row + column / 2 + column % 2) % 4 == 0
    }
  }

  private func drawChips(on canvas: inout Canvas) {
    let places: [(Double, Double)] = [
      (13.4, 7.2), (6.2, 13.2), (16.6, 11.6), (10.4, 11.8), (12.8, 15.6), (4.6, 16.4), (17.6, 16),
      (9, 16.2), (8.6, 6.6), (14.2, 10), (16.0, 14.2),
    ]
    let stamps = canvas.size == .large ? [["00", "00"], ["00"], [".0", "00"]] : [["0"]]
    let count = canvas.size.choose(11, 10, 6)
    canvas.scatter(stamps, [second], at: Array(places.prefix(count)))
  }
}

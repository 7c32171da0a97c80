import Colors

/// A raster to draw on, in units that are independent of its size.
///
/// The picture is 22 units wide and 30 high, from the upper left: its largest size has a pixel for each.
struct Canvas {
  let size: PictureSize
  private let shading: Shading
  private(set) var raster: Raster

  /// The middle of the picture, from left to right.
  static let middle = 11.0
  /// The bottom of the picture.
  static let bottom = 30.0

  /// The center of a pixel in units, and its column and row.
  struct Place {
    let x: Double
    let y: Double
    let column: Int
    let row: Int
  }

  /// A color in a light.
  typealias Paint = (color: Color, brightness: Double)

  init(size: PictureSize, shading: Shading) {
    self.size = size
    self.shading = shading
    raster = Raster(width: size.width, height: size.height)
  }

  /// The width of a pixel in units.
  var pixelWidth: Double { 22 / Double(raster.width) }
  private var pixelHeight: Double { Self.bottom / Double(raster.height) }

  /// Paints the pixels whose centers are in a shape, beside which there is no paint.
  mutating func fill(from top: Double, to bottom: Double, _ paint: (Place) -> Paint?) {
    for row in 0..<raster.height {
      let y = (Double(row) + 0.5) * pixelHeight
      guard y >= top, y < bottom else { continue }
      for column in 0..<raster.width {
        let place = Place(x: (Double(column) + 0.5) * pixelWidth, y: y, column: column, row: row)
        guard let paint = paint(place) else { continue }
        raster[column, row] = shading.color(paint.color, brightness: paint.brightness)
      }
    }
  }

  /// Paints a ball around a place, with a crease of a darker lower edge.
  mutating func fillBall(
    _ color: Color, x: Double, y: Double, radiusX: Double, radiusY: Double, crease: Double = 0
  ) {
    fill(from: y - radiusY, to: y + radiusY) { place in
      let (u, v) = ((place.x - x) / radiusX, (place.y - y) / radiusY)
      guard u * u + v * v <= 1 else { return nil }
      let light = Light.brightness(u, v) - (v > 0.4 ? crease : 0)
      return (color, light)
    }
  }

  /// Draws a stamp around a place: rows of digits, which are indices of colors; other signs leave what is there.
  mutating func stamp(_ stamp: [String], _ colors: [Color], x: Double, y: Double) {
    let left = Int(x / pixelWidth) - (stamp.first?.utf8.count ?? 0) / 2
    let top = Int(y / pixelHeight) - stamp.count / 2
    for (row, line) in stamp.enumerated() {
      for (column, sign) in line.utf8.enumerated() {
        let index = Int(sign) - 0x30
        if colors.indices.contains(index) { raster[left + column, top + row] = colors[index] }
      }
    }
  }

  /// Draws stamps at places, in turn.
  mutating func scatter(_ stamps: [[String]], _ colors: [Color], at places: [(Double, Double)]) {
    for (number, (x, y)) in places.enumerated() {
      stamp(stamps[number % stamps.count], colors, x: x, y: y)
    }
  }

  /// Draws something in front of what is there.
  ///
  /// Among 16 colors, both may have the same one, so a shadow keeps them apart, or a gap if that is the same, too.
  mutating func putInFront(_ draw: (inout Canvas) -> Void) {
    var front = Canvas(size: size, shading: shading)
    draw(&front)
    raster = Raster(width: raster.width, height: raster.height) { column, row in
      if let color = front.raster[column, row] { return color }
      guard shading == .flat, let color = raster[column, row] else { return raster[column, row] }
      let tones = front.raster.neighbors(column, row).map(\.nearestOfSixteen)
      if tones.isEmpty { return color }
      let shadow = shading.edge(shading.color(color, brightness: 0))
      return tones.contains(shadow.nearestOfSixteen) ? nil : shadow
    }
  }

  /// Draws something as a ghost: its edge, and dots where it is in the shadow, so that the window shows through.
  mutating func putGhost(_ draw: (inout Canvas) -> Void) {
    var ghost = Canvas(size: size, shading: .smooth)
    draw(&ghost)
    raster = Raster(width: raster.width, height: raster.height) { column, row in
      guard let color = ghost.raster[column, row] else { return raster[column, row] }
      let isDot =
        color.luminance < 108
        ? (column + row) % 2 == 0 : color.luminance < 134 && (column + 2 * row) % 4 == 0
      return isDot || ghost.raster.isEdge(column, row) ? .ghost : nil
    }
  }

  /// Returns the finished picture.
  func finished() -> Raster {
    Raster(width: raster.width, height: raster.height) { column, row in
      let color = raster[column, row]
      return raster.isEdge(column, row) ? color.map(shading.edge) : color
    }
  }
}

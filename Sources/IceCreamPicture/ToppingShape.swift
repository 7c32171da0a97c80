import Colors
import IceCreamAppearance

/// What goes on the scoop.
struct ToppingShape {
  let appearance: Appearance

  private var color: Color { appearance.color }
  private var accents: [Color] { appearance.accents }

  func draw(on canvas: inout Canvas) {
    switch appearance.shape {
    case .sauce: drawSauce(on: &canvas)
    case .cream: drawCream(on: &canvas)
    case .pieces: drawPieces(on: &canvas)
    case .nuts: drawNuts(on: &canvas)
    case .fruit: drawFruit(on: &canvas)
    case .flakes: drawFlakes(on: &canvas)
    case .cherry: drawCherry(on: &canvas)
    case .wafer: drawWafer(on: &canvas)
    case .nothing: break
    default: drawSprinkles(on: &canvas)
    }
  }

  // MARK: In one piece

  private func drawSauce(on canvas: inout Canvas) {
    // Where it ends, from left to right.
    let edges = [
      9, 9, 9, 12.6, 13.2, 10.6, 9.6, 10, 14.2, 14.6, 11.2, 9.8, 10.2, 12.2, 12.6, 10.2, 9.4, 13.4,
      13.4, 10, 9, 9,
    ]
    canvas.fill(from: 4, to: 15) { place in
      guard let (u, v) = ScoopShape.surface(place, margin: 0.45),
        place.y < edges[Int(place.x)]
      else { return nil }
      return (color, Light.brightness(u, v))
    }
    let shine = canvas.size.choose(
      ["..00", ".00.", "00..", "0..."], [".00", "00.", "0.."], [".0", "0."])
    canvas.stamp(shine, [color.mixed(with: .white, 0.55)], x: 7.4, y: 9)
  }

  private func drawCream(on canvas: inout Canvas) {
    let layers = [
      (11, 8, 6.9, 2.5), (11.2, 5.2, 5, 2.3), (10.9, 2.7, 3, 1.9), (11.6, 0.9, 1.2, 1.2),
    ]
    for (x, y, radiusX, radiusY) in layers {
      canvas.fillBall(color, x: x, y: y, radiusX: radiusX, radiusY: radiusY, crease: 0.2)
    }
  }

  private func drawCherry(on canvas: inout Canvas) {
    canvas.fillBall(color, x: 11, y: 5, radiusX: 3.1, radiusY: 3)
    if canvas.size != .small { canvas.stamp(["0"], [color.shine], x: 9.6, y: 3.8) }
    let stem = canvas.size.choose(["..00", ".0..", "0..."], [".00", "0.."], [".0", "0."])
    canvas.stamp(stem, [accents.first ?? Self.green], x: 13.4, y: 1.6)
  }

  private func drawWafer(on canvas: inout Canvas) {
    let stripe = accents.first ?? color.lit(0.6)
    let halfWidth = canvas.size == .small ? 2.3 : 2
    canvas.fill(from: 0, to: 9.6) { place in
      // It leans to the right.
      let along = place.y - 4.6
      let across = place.x - 15.6 + along * 0.36
      guard abs(across) < halfWidth else { return nil }
      let light = across < -0.6 ? 1.08 : across > 1.2 ? 0.78 : 0.96
      let isStripe = abs(across) < 1.4 && Int((along + 10) * 0.75 + across * 0.3) % 2 == 0
      return (isStripe ? stripe : color, light)
    }
  }

  // MARK: In pieces

  private static let green = Color(red: 76, green: 154, blue: 63)

  private func drawFruit(on canvas: inout Canvas) {
    let seed = Color(red: 250, green: 220, blue: 130)
    let colors = [
      color, color.lit(0.72), color.mixed(with: .white, 0.45), accents.first ?? Self.green, seed,
    ]
    let berry = canvas.size.choose(
      [".333.", "03330", "02040", "04001", ".001.", "..1.."], [".33.", "0330", "2041", ".01."],
      ["030", "201"])
    let places = canvas.size.choose(
      [(6.6, 8.4), (16, 8.6), (11.4, 5)], [(6.6, 8.8), (16.6, 8.8), (11.4, 5.2)],
      [(7, 7.6), (15, 7.6), (11, 5.2)])
    canvas.scatter([berry], colors, at: places)
  }

  private func drawPieces(on canvas: inout Canvas) {
    let colors = [color, color.mixed(with: .white, 0.3), color.lit(0.66)]
    let block = canvas.size.choose(
      ["1111", "1000", "1002", "1222"], ["110", "102", "022"], ["10", "02"])
    canvas.scatter([block], colors, at: [(11.5, 4.5), (7, 7.8), (15.6, 8)])
  }

  private func drawNuts(on canvas: inout Canvas) {
    let colors =
      accents.count > 1
      ? [color] + accents : [color, color.mixed(with: .white, 0.4), color.lit(0.62)]
    let stamps = canvas.size.choose(
      [["11.", "102", ".22"], [".11", "002", "22."], ["110", "022"], [".1.", "102", "022"]],
      [["11", "02"], ["10", "22"], ["11", "20"]], [["1", "2"], ["10"], ["0", "2"]])
    canvas.scatter(stamps, colors, at: Self.heap(canvas.size))
  }

  private func drawFlakes(on canvas: inout Canvas) {
    let stamps = canvas.size.choose(
      [
        [".000", "001.", "1..."], ["000.", "1100", "...1"], ["00", ".0", ".1"],
        ["0..0", "1001", ".11."],
      ], [[".00", "001"], ["000", ".11"], ["00.", "110"]], [["00", "1."], ["00"], ["0", "1"]])
    let colors = [color, accents.first ?? color.lit(0.66)]
    canvas.scatter(stamps, colors, at: Self.heap(canvas.size))
  }

  /// The places of a heap on the scoop.
  private static func heap(_ size: PictureSize) -> [(Double, Double)] {
    size == .medium
      ? [
        (11.4, 4.2), (7.4, 6), (15.4, 6), (11.4, 7.6), (18.2, 9), (4.8, 9.2), (8.6, 9.4),
        (14.8, 9.6),
      ]
      : [
        (11.5, 4.4), (8.2, 5.4), (14.6, 5.4), (5.6, 8), (17, 8.2), (10, 7.6), (13.2, 8),
        (7.6, 10.2), (15.6, 11), (11.6, 10.6),
      ]
  }

  private func drawSprinkles(on canvas: inout Canvas) {
    let colors =
      accents.isEmpty ? [color, color.mixed(with: .white, 0.5), color.lit(0.7)] : [color] + accents
    let places = [
      (11, 5.6), (7.4, 7), (14.6, 7), (10.6, 8.6), (5.4, 10), (16.8, 10), (13.4, 10), (8.4, 11),
      (11.4, 12), (15.8, 12.8), (4.8, 13), (18.2, 12.6), (13, 14), (7.4, 13.6),
    ]
    let stamps =
      canvas.size == .small ? [["0"]] : [["00"], ["0", "0"], [".0", "0."], ["0.", ".0"]]
    let count = canvas.size.choose(14, 11, 8)
    for (number, (x, y)) in places.prefix(count).enumerated() {
      canvas.stamp(
        stamps[number * 3 % stamps.count], [colors[number % colors.count]], x: x, y: y)
    }
  }
}

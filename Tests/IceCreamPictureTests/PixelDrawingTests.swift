import IceCreamDomain
import Testing

@testable import IceCreamPicture

/// Tests the pixels of whole pictures.
struct PixelDrawingTests {
  private func appearance(_ shape: Appearance.Shape) -> Appearance {
    Appearance(color: Color(red: 200, green: 120, blue: 100), shape: shape)
  }

  private func picture(_ shapes: Appearance.Shape...) -> DisplayedPicture {
    var picture = DisplayedPicture()
    for shape in shapes {
      for kind in IngredientKind.allCases where kind.shapes.contains(shape) {
        picture = picture.with(appearance(shape), as: kind)
      }
    }
    return picture
  }

  /// Returns the smallest picture with an ingredient of the bundled catalog in each part.
  private func bundled(
    cone: Int, flavor: Int?, topping: Int?, showsMissing: Bool = false
  ) throws -> String {
    let catalog = try BundledCatalogWorker().fetchCatalog()
    let picture = DisplayedPicture(
      cone: catalog.appearance(at: cone, of: .cone),
      scoop: flavor.map { catalog.appearance(at: $0, of: .flavor) },
      topping: topping.map { catalog.appearance(at: $0, of: .topping) })
    return PixelDrawing.raster(
      of: picture, size: .small, shading: .flat, showsMissing: showsMissing
    ).letters
  }

  @Test func `draws a cherry on a scoop in a waffle cone`() throws {
    let picture = try bundled(cone: 1, flavor: 2, topping: 6)

    #expect(
      picture == """
        .....a.....
        ....bbb....
        ....bbc....
        ..dddeddd..
        ..dfddddd..
        .dddddddgg.
        .dddddddgg.
        .ddddddggg.
        .hdhdddhgh.
        ..hijhjjh..
        ...ijijj...
        ...jjijj...
        ....iji....
        .....i.....
        """)
  }

  @Test func `draws a ghost of the scoop that is missing`() throws {
    let picture = try bundled(cone: 2, flavor: nil, topping: nil, showsMissing: true)

    #expect(
      picture == """
        ...........
        ...........
        ....aaa....
        ..aa..aaa..
        ..a.....a..
        .a....a..a.
        .a..a...aa.
        .a.a..aa.a.
        ..abaaaba..
        ..cbcbbbb..
        ..ccccbbb..
        ...ccccb...
        ...ccccb...
        ...ccccb...
        """)
  }

  @Test func `draws a ghost of the whole before the first choice`() {
    let raster = PixelDrawing.raster(of: DisplayedPicture(), size: .small, showsMissing: true)

    #expect(
      raster.letters == """
        ...........
        ...........
        ....aaa....
        ..aa..aaa..
        ..a.....a..
        .a....a..a.
        .a..a...aa.
        .a.a..aa.a.
        ..a.aaa.a..
        ..a.....a..
        ...aa..a...
        ....a.a....
        ....a.a....
        .....a.....
        """)
  }

  @Test(arguments: PictureSize.allCases)
  func `draws no ghost in a finished picture, or of parts that are known to be missing`(
    size: PictureSize
  ) {
    let whole = picture(.bowl, .scoop)
    let empty = Raster(width: size.width, height: size.height)

    #expect(PixelDrawing.raster(of: DisplayedPicture(), size: size) == empty)
    #expect(
      PixelDrawing.raster(of: whole, size: size, showsMissing: true)
        == PixelDrawing.raster(of: whole, size: size))
    #expect(
      PixelDrawing.raster(of: picture(.cone), size: size)
        != PixelDrawing.raster(of: picture(.cone), size: size, showsMissing: true))
    let pixels = PixelDrawing.raster(of: picture(.cone), size: size).rows.joined()
    #expect(!pixels.contains { $0 == Color.ghost })
  }

  @Test(arguments: IngredientKind.cone.shapes, PictureSize.allCases)
  func `keeps scoop and cone of one color apart among 16 colors`(
    shape: Appearance.Shape, size: PictureSize
  ) {
    // The color of mango has no darker tone.
    for color in [appearance(.scoop).color, Color(red: 249, green: 167, blue: 56)] {
      let picture = DisplayedPicture(
        cone: Appearance(color: color, shape: shape),
        scoop: Appearance(color: color, shape: .scoop))
      let raster = PixelDrawing.raster(of: picture, size: size, shading: .flat)
      func tone(_ x: Int, _ y: Int) -> Int? { raster[x, y]?.nearestOfSixteen }

      // No way of the scoop's tone leads down to the cone.
      let (middle, start) = (raster.width / 2, raster.height * 4 / 10)
      var reached = Set([middle + raster.width * start])
      var next = reached
      while let pixel = next.popFirst() {
        let (column, row) = (pixel % raster.width, pixel / raster.width)
        for (x, y) in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        where tone(x, y) == tone(middle, start)
          && reached.insert(x + y * raster.width).inserted
        {
          next.insert(x + y * raster.width)
        }
      }
      #expect((reached.max() ?? 0) / raster.width < raster.height - 2, "\(color)")
    }
  }

  @Test(arguments: PictureSize.allCases)
  func `draws every shape differently`(size: PictureSize) {
    for kind in IngredientKind.allCases {
      let rasters = kind.shapes.map { shape in
        PixelDrawing.raster(of: picture(.cone, .scoop, .wafer, shape), size: size)
      }
      for (index, raster) in rasters.enumerated() {
        #expect(!rasters[..<index].contains(raster), "\(kind.shapes[index])")
      }
    }
  }

  @Test(arguments: IngredientKind.topping.shapes.dropLast(), PictureSize.allCases)
  func `gives each topping its own outline or pattern`(
    shape: Appearance.Shape, size: PictureSize
  ) {
    /// Returns the pixels that a topping of one color changes.
    func changes(_ shape: Appearance.Shape) -> [[Bool]] {
      let plain = PixelDrawing.raster(of: picture(.cone, .scoop), size: size).rows
      let topped = PixelDrawing.raster(of: picture(.cone, .scoop, shape), size: size).rows
      return zip(plain, topped).map { zip($0, $1).map(!=) }
    }

    let mine = changes(shape)

    let count = mine.joined().filter(\.self).count
    #expect(count >= (size == .small ? 5 : 12))
    for other in IngredientKind.topping.shapes where other != shape {
      let differences = zip(mine.joined(), changes(other).joined()).filter(!=).count
      #expect(differences * 4 >= count, "\(shape) resembles \(other)")
    }
  }

  @Test(arguments: PictureSize.allCases)
  func `fills the canvas from top to bottom`(size: PictureSize) {
    let raster = PixelDrawing.raster(of: picture(.bowl, .scoop, .wafer), size: size)

    #expect(raster.width == size.width)
    #expect(raster.height == size.height)
    #expect(raster.rows.first?.contains { $0 != nil } == true)
    #expect(
      PixelDrawing.raster(of: picture(.waffle), size: size).rows.last?.contains { $0 != nil }
        == true)
    #expect(raster.rows.contains { $0.first != .some(nil) && $0.last != .some(nil) })
  }

  @Test(arguments: PictureSize.allCases)
  func `is lighter at the upper left than at the lower right`(size: PictureSize) throws {
    let raster = PixelDrawing.raster(of: picture(.scoop), size: size)
    let (left, right) = (raster.width * 3 / 10, raster.width * 7 / 10)

    let upper = try #require(raster[left, raster.height * 4 / 10]).luminance
    let lower = try #require(raster[right, raster.height * 5 / 10]).luminance

    #expect(upper > lower + 20)
    #expect(try #require(raster[left, raster.height / 3 - 1]).luminance > lower)
  }

  @Test(arguments: Appearance.Shape.allCases, [UInt8.min, .max])
  func `has an edge that is visible on white and on black`(
    shape: Appearance.Shape, gray: UInt8
  ) throws {
    let color = Color(red: gray, green: gray, blue: gray)
    let look = Appearance(color: color, accents: [color, color], shape: shape)
    for size in PictureSize.allCases {
      for shading in [Shading.smooth, .flat] {
        let raster = PixelDrawing.raster(
          of: DisplayedPicture(cone: look, scoop: look, topping: look), size: size,
          shading: shading)

        for row in 0..<raster.height {
          for column in 0..<raster.width where raster.isEdge(column, row) {
            let luminance = try #require(raster[column, row]).luminance
            #expect((40...218).contains(luminance))
          }
        }
      }
    }
  }

  @Test func `uses the catalog's further colors`() {
    let (main, second) = (
      Color(red: 220, green: 200, blue: 180), Color(red: 10, green: 20, blue: 200)
    )
    let plain: [Appearance.Shape] = [
      .cone, .waffle, .flat, .bowl, .scoop, .sauce, .cream, .pieces, .nothing,
    ]
    for shape in Appearance.Shape.allCases where !plain.contains(shape) {
      func raster(_ accents: [Color]) -> Raster {
        let look = Appearance(color: main, accents: accents, shape: shape)
        return PixelDrawing.raster(
          of: IngredientKind.allCases.filter { $0.shapes.contains(shape) }
            .reduce(DisplayedPicture()) { $0.with(look, as: $1) }, size: .large, shading: .flat)
      }
      #expect(raster([]) != raster([second, second]), "\(shape)")
    }
  }
}

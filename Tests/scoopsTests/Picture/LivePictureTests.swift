import IceCreamDomain
import Testing

@testable import TerminalMenu
@testable import scoops

struct LivePictureTests {
  private let pixels = LivePicture(isUnicode: true, depth: .trueColor)
  private let signs = LivePicture(isUnicode: false, depth: .trueColor)

  private func appearance(_ shape: Appearance.Shape?) -> Appearance? {
    shape.map { Appearance(color: Color(red: 1, green: 2, blue: 3), shape: $0) }
  }

  private func picture(_ shapes: [Appearance.Shape?]) -> DisplayedPicture {
    DisplayedPicture(
      cone: appearance(shapes[0]), scoop: appearance(shapes[1]), topping: appearance(shapes[2]))
  }

  @Test(
    arguments: [
      (22, 15, .pixels(.large)), (21, 15, .pixels(.medium)), (22, 14, .pixels(.medium)),
      (500, 500, .pixels(.large)), (16, 11, .pixels(.medium)), (15, 11, .pixels(.small)),
      (11, 7, .pixels(.small)), (10, 7, nil), (11, 6, nil), (0, 0, nil), (-1, -1, nil),
    ] as [(Int, Int, LivePicture.Drawing?)])
  func `draws in the largest size that fits`(
    columns: Int, rows: Int, drawing: LivePicture.Drawing?
  ) {
    #expect(pixels.drawing(columns: columns, rows: rows) == drawing)
    let lines = pixels.print(of: picture([.bowl, .scoop, .wafer]), columns: columns, rows: rows)
    #expect(lines.isEmpty == (drawing == nil))
  }

  @Test func `shows each change of the picture in a menu`() {
    let menus = MenuPicture()
    let pictures = [picture([.bowl, .scoop, .wafer]), picture([.cone, .scoop, .wafer])]
    let ghosts = LivePicture(isUnicode: true, depth: .trueColor, showsMissing: true)

    for live in [pixels, ghosts, signs] {
      for drawing in live.drawings {
        for picture in pictures + [DisplayedPicture()] {
          for _ in 0..<2 {
            let lines = menus.lines(of: picture, as: drawing, by: live)

            #expect(lines == live.lines(of: picture, as: drawing))
          }
        }
      }
    }
  }

  @Test(arguments: [
    (true, ColorDepth.none), (true, .monochrome), (false, .none), (false, .trueColor),
  ])
  func `draws lines without Unicode or color`(isUnicode: Bool, depth: ColorDepth) {
    let live = LivePicture(isUnicode: isUnicode, depth: depth)

    #expect(live.drawings == [.lines])
    #expect(live.drawing(columns: 17, rows: 11) == .lines)
    #expect(live.drawing(columns: 16, rows: 11) == nil)
    #expect(live.drawing(columns: 17, rows: 10) == nil)
  }

  @Test func `keeps the size of each drawing whatever the ingredients`() {
    let menu = LivePicture(isUnicode: true, depth: .trueColor, showsMissing: true)
    for live in [pixels, signs, menu] {
      for drawing in live.drawings {
        for cone in [nil] + IngredientKind.cone.shapes {
          for scoop in [nil] + IngredientKind.flavor.shapes {
            for topping in [nil] + IngredientKind.topping.shapes {
              let lines = live.lines(of: picture([cone, scoop, topping]), as: drawing)

              #expect(lines.count == drawing.rows)
              #expect(lines.allSatisfy { $0.columns <= drawing.columns })
              #expect(lines.allSatisfy { $0.cells()?.last != .blank })
            }
          }
        }
      }
    }
  }

  @Test func `previews an ingredient instead of the chosen one`() {
    let picture = DisplayedPicture(
      cone: appearance(.cone), scoop: appearance(.scoop), topping: appearance(.sauce))

    for (kind, path) in [
      (IngredientKind.cone, \DisplayedPicture.cone), (.flavor, \.scoop), (.topping, \.topping),
    ] as [(IngredientKind, WritableKeyPath<DisplayedPicture, Appearance?>)] {
      let other = Appearance(color: Color(red: 9, green: 9, blue: 9), shape: .wafer)
      var expected = picture
      expected[keyPath: path] = other

      #expect(picture.with(other, as: kind) == expected)
    }
  }
}

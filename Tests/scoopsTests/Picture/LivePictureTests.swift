import IceCreamDomain
import Testing

@testable import TerminalMenu
@testable import scoops

struct LivePictureTests {
  private static let kinds = [
    LivePicture(hasBlocks: true, hasColor: true), LivePicture(hasBlocks: true, hasColor: false),
    LivePicture(hasBlocks: false, hasColor: true),
  ]

  /// Makes an appearance of any color.
  private func appearance(_ shape: Appearance.Shape?) -> Appearance? {
    shape.map { Appearance(color: Color(red: 1, green: 2, blue: 3), shape: $0) }
  }

  private func text(_ picture: LivePicture, _ shapes: [Appearance.Shape?]) -> [String] {
    picture.lines(
      of: DisplayedPicture(
        cone: appearance(shapes[0]), scoop: appearance(shapes[1]), topping: appearance(shapes[2]))
    ).map(\.text)
  }

  @Test(arguments: kinds)
  func `keeps the size of the canvas and the place of each part`(picture: LivePicture) {
    let empty = text(picture, [nil, nil, nil])
    #expect(empty == Array(repeating: "", count: picture.rows))

    for cone in IngredientKind.cone.shapes {
      for scoop in IngredientKind.flavor.shapes {
        for topping in IngredientKind.topping.shapes {
          let whole = text(picture, [cone, scoop, topping])
          let parts = [[cone, nil, nil], [nil, scoop, nil], [nil, nil, topping]].map {
            text(picture, $0)
          }

          #expect(whole.count == picture.rows)
          #expect(whole.allSatisfy { $0.columns <= picture.columns })
          // Parts do not overlap.
          #expect(whole == (0..<picture.rows).map { row in parts.map { $0[row] }.joined() })
        }
      }
    }
  }

  @Test func `puts the topping on the scoop and the scoop on the cone`() {
    #expect(
      text(Self.kinds[1], [.cup, .ripple, .sauce]) == [
        "",
        "   ▄▄▄▄▄▄▄",
        "   ░░~~░░~",
        " ░~~░░~~░░~~",
        " ~░░~~░░~~░░",
        " ===========",
        "  ▒▒▒▒▒▒▒▒▒",
        "   ▒▒▒▒▒▒▒",
        "   ▒▒▒▒▒▒▒",
      ])
    #expect(
      text(Self.kinds[2], [.bowl, .scoop, .cherry]) == [
        #"          /"#,
        #"         O"#,
        #"      .-----."#,
        #"    .'       '."#,
        #"   (           )"#,
        #"   (           )"#,
        #"  \=============/"#,
        #"   \           /"#,
        #"    '-._____.-'"#,
        "", "",
      ])
  }

  @Test func `leaves out ingredients that are not chosen`() {
    #expect(
      text(Self.kinds[1], [nil, .scoop, nil]) == [
        "", "", "   ░░░░░░░", " ░░░░░░░░░░░", " ░░░░░░░░░░░", "", "", "", "",
      ])
  }

  @Test func `previews an ingredient instead of the chosen one`() {
    let picture = DisplayedPicture(
      cone: appearance(.cup), scoop: appearance(.scoop), caption: "A cup of vanilla")

    for kind in IngredientKind.allCases {
      let other = Appearance(color: Color(red: 9, green: 9, blue: 9), shape: .wafer)
      var expected = picture
      switch kind {
      case .cone: expected.cone = other
      case .flavor: expected.scoop = other
      case .topping: expected.topping = other
      }

      #expect(picture.trying(other, as: kind) == expected)
    }
  }
}

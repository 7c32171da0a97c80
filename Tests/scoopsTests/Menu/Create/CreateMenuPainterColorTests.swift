import IceCreamDomain
import Seeds
import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// Tests colors, weights and symbols, and the output without them.
struct CreateMenuPainterColorTests {
  /// Returns the picture's columns of a screen of 80 by 24.
  private func picture(of scene: CreateMenuScene) -> [String] {
    scene.lines(columns: 80, rows: 24).prefix(15).map { $0.marked(from: 57) }
  }

  /// Returns the expected columns.
  private func lines(of picture: DisplayedPicture) -> [String] {
    LivePicture(isUnicode: true, depth: .trueColor, showsMissing: true)
      .lines(of: picture, as: .pixels(.large)).map { $0.marked() }
  }

  @Test func `paints only ASCII without Unicode`() {
    var scene = CreateMenuScene()
    (scene.glyphs, scene.depth) = (.ascii, .none)
    scene.choose(1, 4, 6)

    #expect(
      scene.text(columns: 80, rows: 24) == #"""
        Scoops                                                              /
        + Cone     Waffle cone                                             O
        + Flavor   Mint chip                                            .-----.
        + Topping  Cherry                                             .' o   . '.
        > [ Done ]  Ready.                                           (  .  o   o )
                                                                     ( o  .   .  )
        Press Enter to make it.                                       \XXXXXXXXX/
          1  Rainbow sprinkles                                         \XXXXXXX/
          2  Chocolate sauce                                            \XXXXX/
          3  Caramel sauce                                               \XXX/
          4  Whipped cream                                                \X/
          5  Chopped nuts
          6  Fresh strawberries
          7  Cherry
          8  Coconut flakes
          9  Wafer
             Surprise me  Ctrl-R
             Saved ice creams  Ctrl-S
        ⋮ 5 empty rows
        Enter make it  Esc back  ? keys  a-z search  Up/Down move
        """#)
  }

  @Test func `underlines the letters that match the filter`() {
    var scene = CreateMenuScene()
    scene.choose(0)
    scene.press(.paste("MI cHi"))

    #expect(
      scene.lines(columns: 60, rows: 7)[2].spans.filter(\.style.isBold) == [
        .init(text: "❯", style: .bold),
        .init(text: "Mi", style: TextStyle(isBold: true, isUnderlined: true)),
        .init(text: "nt ", style: .bold),
        .init(text: "chi", style: TextStyle(isBold: true, isUnderlined: true)),
        .init(text: "p", style: .bold),
      ])
  }

  @Test func `previews the highlighted option in the picture`() {
    var scene = CreateMenuScene(Seeds.iceCream)
    let first = picture(of: scene)

    scene.press(.down)

    let sugar = Seeds.iceCream.appearance(at: 0, of: .cone)
    #expect(first == lines(of: DisplayedPicture(cone: sugar)))
    #expect(picture(of: scene) == lines(of: DisplayedPicture(cone: Seeds.paperCup)))
    #expect(scene.state.progress.picture.cone == nil)
  }

  @Test func `styles every part of a screen`() {
    var scene = CreateMenuScene(Seeds.iceCream)
    scene.choose(1)

    let lines = scene.lines(columns: 80, rows: 24).enumerated().map { row, line in
      (row < 15 ? line.cut(toColumns: 56, sign: " ") : line).marked()
    }

    #expect(
      lines.filter { !$0.isEmpty }.joined(separator: "\n") == """
        <bold Test parlour>
        ✓ Cone     Paper cup
        <bold ▸ Flavor>
        – Topping
        – [ Done ]
        <bold Which flavor?>    1 of 3
        <bold ❯> 1  <76.76.77 ●> <bold Vanilla>
          2  <123.75.42 ●> Chocolate
          3  <123.75.42 ●> Chocolate chip
               Surprise me  Ctrl-R
               Saved ice creams  Ctrl-S
        <bold Enter> choose  <bold Esc> back  <bold ?> keys  <bold a–z> search  <bold ↑↓> move
        """)
  }
}

import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport
@testable import TerminalMenu
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
                                                                     (  .  o   o )
        Choose a topping (9 options)                                 ( o  .   .  )
          1  Rainbow sprinkles                                        \XXXXXXXXX/
          2  Chocolate sauce                                           \XXXXXXX/
          3  Caramel sauce                                              \XXXXX/
          4  Whipped cream                                               \XXX/
          5  Chopped nuts                                                 \X/
          6  Fresh strawberries
          7  Cherry
          8  Coconut flakes
          9  Wafer

        > [ DONE ]  Ready. Press Enter to make it.

        Enter make it  j k move  ? keys  q leave  r surprise  / filter  h back  s saved
        """#)
  }

  @Test func `underlines the letters that match the filter`() {
    var scene = CreateMenuScene()
    scene.choose(0)
    scene.press(.character("/"), .paste("MI cHi"))

    #expect(
      scene.lines(columns: 60, rows: 12)[3].spans.dropFirst(4).prefix(4) == [
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
    #expect(scene.text(columns: 80, rows: 24).contains("Step 1 of 3"))
  }

  @Test func `styles every part of a screen`() {
    var scene = CreateMenuScene(Seeds.iceCream)
    scene.choose(1)

    let lines = scene.lines(columns: 80, rows: 24).enumerated().map { row, line in
      (row < 15 ? line.cut(toColumns: 56, sign: " ") : line).marked()
    }

    #expect(
      lines.joined(separator: "\n") == """
        <bold Test parlour>
        ✓ Cone     Paper cup
        <bold accent ▸ Flavor>
        <faint – Topping>  <faint …>

        <bold Which flavor?> (3 options)
        <accent ❯> 1  <76.76.77 ●> <bold Vanilla>
          2  <123.75.42 ●> Chocolate
          3  <123.75.42 ●> Chocolate chip

        <faint –   DONE    Step 2 of 3>




        <accent Enter><faint  choose>  <accent ↑↓><faint  move>  <accent ?><faint  keys>  <accent q><faint  leave>  <accent r><faint  surprise>  <accent /><faint  filter>  <accent ←><faint  back>  <accent s><faint  saved>
        """)
  }
}

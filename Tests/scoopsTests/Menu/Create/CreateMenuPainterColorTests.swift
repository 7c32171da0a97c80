import IceCreamDomain
import Seeds
import Testing

@testable import TerminalDoubles
@testable import TerminalMenu
@testable import scoops

/// Tests colors, weights and symbols, and the output without them.
struct CreateMenuPainterColorTests {
  /// Returns the picture's columns of a screen of 80 by 24, with their styles.
  private func picture(of scene: CreateMenuScene) -> [String] {
    scene.lines(columns: 80, rows: 24).map { $0.marked(from: 58) }.dropLast()
      .filter { !$0.isEmpty }
  }

  @Test func `paints only ASCII without Unicode`() {
    var scene = CreateMenuScene()
    scene.painter = CreateMenuPainter(glyphs: .ascii, hasColor: false)
    scene.choose(1, 4, 6)

    #expect(
      scene.text(columns: 80, rows: 24) == #"""
        Scoops
        + Cone     Waffle cone
        + Flavor   Mint chip
        + Topping  Cherry

        Choose a topping (9 options)                                        /
          1  Rainbow sprinkles                                             O
          2  Chocolate sauce                                            .-----.
          3  Caramel sauce                                            .' o   . '.
          4  Whipped cream                                           (  .  o   o )
          5  Chopped nuts                                            ( o  .   .  )
          6  Fresh strawberries                                       \XXXXXXXXX/
          7  Cherry (chosen)                                           \XXXXXXX/
          8  Coconut flakes                                             \XXXXX/
          9  Wafer                                                       \XXX/
                                                                          \X/
        > [ DONE ]  All set. Choose DONE.
        Waffle cone with Mint chip and Cherry
        s saved  j k move  h back  / filter  Enter choose  ? keys  q leave
        """#)
  }

  @Test func `paints shades without color`() {
    var scene = CreateMenuScene()
    scene.painter = CreateMenuPainter(glyphs: .unicode, hasColor: false)
    scene.choose(0, 0, 6)

    let picture = scene.lines(columns: 80, rows: 24)[5..<14].map { String($0.text.dropFirst(58)) }

    #expect(
      picture == [
        "       /", "      ▐█▌", "   ░░░░░░░", " ░░░░░░░░░░░", " ░░░░░░░░░░░", " ▒▒▒▒▒▒▒▒▒▒▒",
        "  ▒▒▒▒▒▒▒▒▒", "   ▒▒▒▒▒▒▒", "     ▀▀▀",
      ])
  }

  @Test func `colors each option and the picture from the catalog`() {
    let scene = CreateMenuScene(Seeds.iceCream)
    var other = scene
    other.press(.down)

    let lines = other.lines(columns: 80, rows: 24)

    let cup = TextStyle(color: RGBColor(Seeds.paperCup.color))
    let filled = TextStyle(color: RGBColor(Seeds.paperCup.color), isInverse: true)
    #expect(
      lines[7].spans == [
        .init(text: "❯", style: .bold), .init(text: " 2  ", style: .plain),
        .init(text: "●", style: cup), .init(text: " ", style: .plain),
        .init(text: "Paper cup", style: .bold),
      ])
    #expect(lines[10].spans.last == .init(text: "===========", style: filled))
  }

  @Test func `underlines the letters that match the filter`() {
    var scene = CreateMenuScene()
    scene.choose(0)
    scene.press(.character("/"), .paste("MI cHi"))

    #expect(
      scene.lines(columns: 60, rows: 12)[3].spans.dropFirst(4) == [
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

    #expect(
      first == [
        " <inverse 116.170.199            >", "  <inverse 116.170.199          >",
        "   <inverse 116.170.199        >", "     <116.170.199 ▀▀▀>",
      ])
    #expect(
      picture(of: scene) == [
        " <inverse 1.2.3 ===========>", "  <inverse 1.2.3          >",
        "   <inverse 1.2.3        >", "   <inverse 1.2.3        >",
      ])
    #expect(scene.state.progress.picture.cone == nil)
    #expect(scene.text(columns: 80, rows: 24).contains("Nothing chosen yet."))
  }

  @Test func `styles every part of a screen`() {
    var scene = CreateMenuScene(Seeds.iceCream)
    scene.choose(1)

    let lines = scene.lines(columns: 80, rows: 24).map { $0.marked() }

    #expect(
      lines.joined(separator: "\n") == """
        <bold Test parlour>
        ✓ Cone     Paper cup
        <bold ▸ Flavor>
        <faint – Topping>  <faint not yet>

        <bold Which flavor?> (3 options)
        <bold ❯> 1  <4.5.6 ●> <bold Vanilla>
          2  <140.143.217 ●> Chocolate                                             <inverse 4.5.6        >
          3  <192.147.204 ●> Chocolate chip                                      <inverse 4.5.6            >
                                                                   <inverse 4.5.6            >
        <faint –   DONE    2 choices left. Next: a flavor.>                <inverse 1.2.3 ===========>
        Paper cup                                                   <inverse 1.2.3          >
                                                                     <inverse 1.2.3        >
                                                                     <inverse 1.2.3        >
        <faint s saved  ↑↓ move  ← back  / filter  Enter choose  ? keys  q leave>
        """)
  }

  @Test(
    arguments: [
      (
        80, 24,
        #"""
        Scoops
        ✓ Cone     Waffle cone
        ✓ Flavor   Mint chip
        ✓ Topping  Cherry

        Choose a topping (9 options)                                     /
          1  Rainbow sprinkles                                          ▐█▌
          2  Chocolate sauce                                         ░o░░.░░
          3  Caramel sauce                                         .░░o░░.░░o░
          4  Whipped cream                                         ░░.░░o░░.░░
          5  Chopped nuts                                          /\/\/\/\/\/
          6  Fresh strawberries                                     \/\/\/\/\
          7  Cherry (chosen)                                         /\/\/\/
          8  Coconut flakes                                            ▀▀▀
          9  Wafer

        ❯ [ DONE ]  All set. Choose DONE.
        Waffle cone with Mint chip and Cherry
        s saved  ↑↓ move  ← back  / filter  Enter choose  ? keys  q leave
        """#
      ),
      (
        40, 10,
        #"""
        Scoops                           /
        ✓  ✓  ✓  ❯ DONE                 ▐█▌
        Choose a toppi… (1 of 9)     ░o░░.░░
          1  Rainbow sprinkles     .░░o░░.░░o░
          2  Chocolate sauce       ░░.░░o░░.░░
          3  Caramel sauce         /\/\/\/\/\/
          4  Whipped cream          \/\/\/\/\
          5  Chopped nuts            /\/\/\/
        Waffle cone with Mint c…       ▀▀▀
        / filter  Enter choose  ? keys  q leave
        """#
      ),
      (
        20, 6,
        #"""
        ✓  ✓  ✓  ❯ DONE
        Choose a … (1 of 9)
          1  Rainbow sprin…
          2  Chocolate sau…
        Waffle cone with M…
        ? keys  q leave
        """#
      ),
      (
        200, 60,
        #"""
        Scoops
        ✓ Cone     Waffle cone
        ✓ Flavor   Mint chip
        ✓ Topping  Cherry

        Choose a topping (9 options)                                                             /
          1  Rainbow sprinkles                                                                  ▐█▌
          2  Chocolate sauce                                                                 ░o░░.░░
          3  Caramel sauce                                                                 .░░o░░.░░o░
          4  Whipped cream                                                                 ░░.░░o░░.░░
          5  Chopped nuts                                                                  /\/\/\/\/\/
          6  Fresh strawberries                                                             \/\/\/\/\
          7  Cherry (chosen)                                                                 /\/\/\/
          8  Coconut flakes                                                                    ▀▀▀
          9  Wafer

        ❯ [ DONE ]  All set. Choose DONE.
        Waffle cone with Mint chip and Cherry
        s saved  ↑↓ move  ← back  / filter  Enter choose  ? keys  q leave
        """#
      ),
    ] as [(Int, Int, String)])
  func `paints every window without color`(columns: Int, rows: Int, text: String) {
    var scene = CreateMenuScene()
    scene.painter = CreateMenuPainter(glyphs: .unicode, hasColor: false)
    scene.choose(1, 4, 6)

    #expect(scene.text(columns: columns, rows: rows) == text)
  }
}

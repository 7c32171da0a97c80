import IceCreamDomain
import Seeds
import Testing

@testable import TerminalMenu
@testable import scoops

struct LineDrawingTests {
  private func printed(_ picture: DisplayedPicture) -> [ScreenLine] {
    LivePicture(isUnicode: false, depth: .none).print(of: picture)
  }

  @Test func `draws nothing before the first choice`() {
    #expect(printed(DisplayedPicture(caption: "Nothing chosen yet.")) == [])
  }

  @Test(arguments: Appearance.Shape.allCases.filter { $0 != .nothing })
  func `draws every shape differently, within 17 columns`(shape: Appearance.Shape) {
    let color = Color(red: 1, green: 2, blue: 3)
    func lines(_ shape: Appearance.Shape) -> [String] {
      printed(DisplayedPicture(cone: Appearance(color: color, shape: shape))).map(\.text)
    }

    let others = Appearance.Shape.allCases.filter { $0 != shape }
    #expect(!lines(shape).isEmpty)
    #expect(
      lines(shape).allSatisfy {
        $0.count <= 17 && $0.last != " " && $0.utf8.allSatisfy { $0 < 0x80 }
      })
    #expect(others.allSatisfy { lines($0) != lines(shape) })
  }

  @Test func `colors each part but not the space before it`() {
    let lines = printed(DisplayedPicture(topping: Seeds.cherry))

    #expect(
      lines.last.map { Style(depth: .trueColor).text(of: $0).text }
        == "         \u{1B}[38;2;7;8;9mO\u{1B}[0m")
  }

  @Test func `puts each ingredient in its place on a canvas`() {
    func look(_ shape: Appearance.Shape) -> Appearance {
      Appearance(color: Color(red: 1, green: 2, blue: 3), shape: shape)
    }
    let cup = DisplayedPicture(cone: look(.bowl), scoop: look(.scoop), topping: look(.fruit))

    #expect(
      LineDrawing.canvas(of: cup).map(\.text) == [
        #"      w  w  w"#,
        #"      V  V  V"#,
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

  @Test func `shows a faint ghost of the whole before the first choice`() {
    let ghost = LineDrawing.canvas(of: DisplayedPicture(), showsMissing: true)

    #expect(
      ghost.map(\.text) == [
        "", "",
        #"      . . . ."#,
        #"    .         ."#,
        #"   .           ."#,
        #"   .           ."#,
        #"    . . . . . ."#,
        #"     .       ."#,
        #"      .     ."#,
        #"       .   ."#,
        #"         ."#,
      ])
    #expect(ghost[10].cells()?.last?.style == .plain)
    #expect(LineDrawing.canvas(of: DisplayedPicture()).allSatisfy { $0.isEmpty })
  }
}

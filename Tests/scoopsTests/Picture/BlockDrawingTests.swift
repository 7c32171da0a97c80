import IceCreamDomain
import Testing

@testable import TerminalDoubles
@testable import TerminalMenu
@testable import scoops

struct BlockDrawingTests {
  private static let color = Color(red: 1, green: 2, blue: 3)
  private let filled = TextStyle(color: RGBColor(color), isInverse: true)
  private let drawn = TextStyle(color: RGBColor(color))

  private func lines(_ shape: Appearance.Shape, hasColor: Bool = true) -> [ScreenLine] {
    let appearance = Appearance(color: Self.color, shape: shape)
    var lines = (0..<9).map { BlockDrawing.line($0, of: appearance, hasColor: hasColor) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  @Test(arguments: Appearance.Shape.allCases, [true, false])
  func `draws every shape differently, within 13 columns`(
    shape: Appearance.Shape, hasColor: Bool
  ) {
    let others = Appearance.Shape.allCases.filter { $0 != shape }

    let drawing = lines(shape, hasColor: hasColor)

    #expect(drawing.contains { !$0.spans.isEmpty })
    #expect(drawing.allSatisfy { $0.columns <= 13 && $0.cells.last != .blank })
    #expect(others.allSatisfy { lines($0, hasColor: hasColor) != drawing })
  }

  @Test func `fills a shape with its color and draws marks on it`() {
    var top = ScreenLine("   ")
    top.append(" o  .  ", filled)
    var cone = ScreenLine(" ")
    cone.append("| | | | | |", filled)

    #expect(lines(.chips).first == top)
    #expect(lines(.flat).first == cone)
  }

  @Test func `colors block characters and whole toppings`() {
    var tip = ScreenLine("     ")
    tip.append("▀▀▀", drawn)
    var foot = ScreenLine("     ")
    foot.append("███", drawn)
    var cherry = ScreenLine("      ")
    cherry.append("▐█▌", drawn)
    var stem = ScreenLine("       ")
    stem.append("/", drawn)

    #expect(lines(.cone).last == tip)
    #expect(lines(.bowl).last == foot)
    #expect(lines(.cherry) == [stem, cherry])
  }

  @Test func `uses shades without color`() {
    #expect(
      (lines(.scoop, hasColor: false) + lines(.cone, hasColor: false)).map(\.text) == [
        "   ░░░░░░░",
        " ░░░░░░░░░░░",
        " ░░░░░░░░░░░",
        " ▒▒▒▒▒▒▒▒▒▒▒",
        "  ▒▒▒▒▒▒▒▒▒",
        "   ▒▒▒▒▒▒▒",
        "     ▀▀▀",
      ])
  }
}

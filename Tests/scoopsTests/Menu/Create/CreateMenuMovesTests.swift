import IceCreamDomain
import Testing

@testable import TerminalMenu
@testable import scoops

/// Tests the output size of moving the highlight in the bundled catalog.
struct CreateMenuMovesTests {
  private let view = CreateIceCreamView()
  private let painter = CreateMenuPainter(glyphs: .unicode, hasColor: true)
  private let size = WindowSize(columns: 80, rows: 24)

  init() {
    view.configureView()
    view.fetchIceCream()
  }

  private func lines(at position: Int, of kind: IngredientKind) -> [ScreenLine] {
    var menu = CreateMenuState()
    menu.go(to: kind, in: view.iceCream.state)
    menu.list.move(to: position)
    let layout = painter.layout(of: view.iceCream.state, menu: menu, size: size)
    menu.scroll(rows: layout.listRows, in: view.iceCream.state)
    return painter.lines(of: view.iceCream.state, menu: menu, size: size, layout: layout)
  }

  @Test(
    arguments: IngredientKind.allCases,
    [[], [.cone], [.cone, .flavor], [.cone, .flavor, .topping]] as [[IngredientKind]])
  func `sends at most 200 bytes to move to the next option and back`(
    kind: IngredientKind, chosen: [IngredientKind]
  ) {
    for kind in chosen { view.selectIngredient(kind, at: 1) }
    let count = view.iceCream.state.displayedList(of: kind).options.count

    for (position, next) in zip(0..<count, 1..<count) {
      for (from, to) in [(position, next), (next, position)] {
        var writer = ScreenWriter(style: Style(depth: .trueColor), isSynchronized: true)
        _ = writer.update(to: lines(at: from, of: kind))

        let bytes = writer.update(to: lines(at: to, of: kind)).utf8.count

        #expect(bytes <= 200, "from \(from) to \(to)")
      }
    }
  }
}

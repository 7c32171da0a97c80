import IceCreamDomain
import Testing

@testable import TerminalMenu
@testable import scoops

/// Tests the output size of moving the highlight in the bundled catalog.
struct CreateMenuMovesTests {
  private let scene = CreateMenuScene()
  private var view: CreateIceCreamView { scene.view }

  private func lines(at position: Int, of kind: IngredientKind) -> [ScreenLine] {
    var scene = scene
    scene.menu.go(to: kind, in: scene.state)
    scene.press(.home)
    for _ in 0..<position { scene.press(.down) }
    return scene.lines(columns: WindowSize.usual.columns, rows: WindowSize.usual.rows)
  }

  private static let chosen: [[IngredientKind]] = [
    [], [.cone], [.cone, .flavor], [.cone, .flavor, .topping],
  ]

  @Test(arguments: IngredientKind.allCases, chosen)
  func `sends at most 8 KB to move to the next option and back`(
    kind: IngredientKind, chosen: [IngredientKind]
  ) {
    for kind in chosen { view.selectIngredient(kind, .index(1)) }

    #expect(mostBytes(of: kind) <= 8_192)
  }

  @Test(arguments: IngredientKind.allCases, chosen)
  func `sends at most 200 bytes of it for the text`(
    kind: IngredientKind, chosen: [IngredientKind]
  ) {
    for kind in chosen { view.selectIngredient(kind, .index(1)) }

    // The picture is to the right.
    #expect(mostBytes(of: kind, columns: 55) <= 200)
  }

  /// Returns the most bytes for a move from one option to the next or back, in the first columns of the window.
  private func mostBytes(of kind: IngredientKind, columns: Int = 80) -> Int {
    let count = view.iceCream.state.lists[kind].options.count
    var most = 0
    for (position, next) in zip(0..<count, 1..<count) {
      for (from, to) in [(position, next), (next, position)] {
        var writer = ScreenPainter(style: Style(depth: .trueColor))
        let (old, new) = (lines(at: from, of: kind), lines(at: to, of: kind))
        _ = writer.update(to: old.map { $0.cut(toColumns: columns, sign: " ") })
        let text = writer.update(to: new.map { $0.cut(toColumns: columns, sign: " ") })
        most = max(most, text.utf8.count)
      }
    }
    return most
  }
}

import IceCreamDomain
import Seeds

@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// A scene with a menu painter, for tests of its output.
struct CreateMenuScene {
  let view: CreateIceCreamView
  var glyphs = MenuGlyphs.unicode
  var depth = ColorDepth.trueColor
  /// The command that makes the ice cream again.
  var receipt: String?
  var menu = CreateMenuState()

  var state: CreateIceCream.DisplayedIceCream { view.iceCream.state }

  /// Creates a scene with a catalog, by default the bundled one.
  init(_ worker: any CatalogWorker = BundledCatalogWorker()) {
    self.init(services: IceCreamServices(worker: worker))
  }

  /// Creates a scene with services, which is loaded.
  init(services: IceCreamServices) {
    view = CreateIceCreamView().configure(services: services)
    view.loadIceCream()
  }

  /// Creates a scene with a loaded catalog.
  init(_ catalog: IceCreamCatalog) {
    self.init(CatalogWorkerStub(.success(catalog)))
  }

  /// Chooses ingredients in order from the cone on, and goes to the next step.
  mutating func choose(_ indices: Int...) {
    for (kind, index) in zip(IngredientKind.allCases, indices) {
      view.selectIngredient(kind, .index(index))
      menu.go(to: kind.next, in: state)
    }
  }

  /// Presses keys that concern only the menu.
  mutating func press(_ keys: Key..., size: WindowSize = .usual) {
    for key in keys {
      let rows = painter(size).layout.listRows
      _ = menu.take(key, in: state, rows: rows)
      menu.scroll(rows: rows, in: state)
    }
  }

  /// Returns the painter of the menu in a window.
  func painter(_ size: WindowSize = .usual) -> CreateMenuPainter {
    let frame = MenuFrame(glyphs: glyphs, depth: depth, size: size, showsMissing: true)
    return CreateMenuPainter(
      frame: frame, receipt: { _ in receipt }, state: state, menu: menu)
  }

  /// Returns the lines of the menu in a window.
  func lines(columns: Int, rows: Int) -> [ScreenLine] {
    let size = WindowSize(columns: columns, rows: rows)
    var scene = self
    scene.menu.scroll(rows: painter(size).layout.listRows, in: state)
    return scene.painter(size).lines
  }

  func text(columns: Int, rows: Int) -> String {
    lines(columns: columns, rows: rows).screenText
  }
}

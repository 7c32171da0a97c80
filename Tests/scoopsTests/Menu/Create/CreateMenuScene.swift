import IceCreamDomain
import Seeds

@testable import TerminalMenu
@testable import scoops

/// A scene with a menu's painter on it, for tests of what is painted.
struct CreateMenuScene {
  let view: CreateIceCreamView
  var painter = CreateMenuPainter(glyphs: .unicode, hasColor: true)
  var menu = CreateMenuState()

  var state: DisplayedIceCream { view.iceCream.state }

  /// Makes a scene on a catalog; without one, on the one in the program.
  init(_ worker: any CatalogWorker = BundledCatalogWorker()) {
    view = CreateIceCreamView().configureView(interactor: CreateIceCreamInteractor(worker: worker))
    view.fetchIceCream()
  }

  /// Makes a scene on a catalog that is there already.
  init(_ catalog: IceCream) {
    self.init(CatalogStub(catalog))
  }

  /// Chooses the first ingredients, from the cone on, and goes to the step after them.
  mutating func choose(_ indices: Int...) {
    for (kind, index) in zip(IngredientKind.allCases, indices) {
      view.selectIngredient(kind, at: index)
      if let next = kind.next { menu.go(to: next, in: state) } else { menu.goToDone() }
    }
  }

  /// Presses keys that mean something to the menu alone.
  mutating func press(_ keys: Key..., size: WindowSize = .usual) {
    for key in keys {
      let rows = painter.layout(of: state, menu: menu, size: size).listRows
      _ = menu.take(key, in: state, rows: rows)
      menu.scroll(rows: rows, in: state)
    }
  }

  /// Returns the lines of the menu in a window.
  func lines(columns: Int, rows: Int) -> [ScreenLine] {
    let size = WindowSize(columns: columns, rows: rows)
    var menu = menu
    menu.scroll(rows: painter.layout(of: state, menu: menu, size: size).listRows, in: state)
    return painter.lines(of: state, menu: menu, size: size)
  }

  /// Returns the words of the menu in a window, without the spaces at the ends of lines.
  func text(columns: Int, rows: Int) -> String {
    lines(columns: columns, rows: rows).map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}

/// A worker that always has the same catalog.
private final class CatalogStub: CatalogWorker {
  private let catalog: IceCream

  init(_ catalog: IceCream) {
    self.catalog = catalog
  }

  func fetchIceCream() throws(CatalogError) -> IceCream { catalog }
}

import IceCreamDomain
import Scenery

/// A front end that paints a page for a browser.
final class Page {
  private let view: CreateIceCreamView
  private var observation: ObservationToken?

  init(view: CreateIceCreamView) {
    self.view = view
    observation = view.iceCream.observe { [weak self] in self?.paint($0) }
    view.loadIceCream()
  }

  /// Handles a click on an option.
  func click(_ kind: IngredientKind, index: Int) {
    view.selectIngredient(kind, .index(index))
  }

  private func paint(_ iceCream: CreateIceCream.DisplayedIceCream) {
    print("<h1>\(escaped(iceCream.menu.title))</h1>")
    print("<p>\(escaped(iceCream.progress.status))</p>")
    for kind in IngredientKind.allCases {
      let step = iceCream.progress.steps[kind]
      let list = iceCream.menu.lists[kind]
      let choice = step.choice.map { list.options[$0].name } ?? "\(list.count) to choose from"
      print("<button\(step.isOpen ? "" : " disabled")>\(escaped(choice))</button>")
    }
  }

  // A view model has each name as it is; a front end escapes what its medium requires.
  private func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "<" ? "&lt;" : $0 == "&" ? "&amp;" : String($0) })
  }
}

let page = Page(view: CreateIceCreamView().configure())
page.click(.cone, index: 1)

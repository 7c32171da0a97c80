import Observation
import Scenery
import SceneUI

/// The list of orders, and the selected one beside it.
@MainActor @Observable
final class DeskSplit {
  let list: PresentedScene
  /// The selected order; the next one takes its place, and frees it.
  private(set) var detail: PresentedScene?
  var sheet: ScreenStack? {
    didSet { if sheet == nil { reload() } }
  }

  init(orderStore: any OrderStore) {
    let view = ListOrdersView()
    list = PresentedScene(view)
    view.configure(services: SceneServices(orderStore: orderStore, navigation: self))
  }

  private func reload() {
    list.view.reloadScreen()
    detail?.view.reloadScreen()
  }
}

extension DeskSplit: @MainActor SceneNavigation {
  func show(_ view: AnyObject) {
    guard let view = view as? any ScreenScene else { return }
    if view is EditOrderView {
      sheet = ScreenStack(view)
    } else if let sheet {
      sheet.show(view)
    } else {
      detail = PresentedScene(view)
    }
  }

  func goBack(from view: AnyObject) {
    if sheet?.first?.view === view { sheet = nil }
    sheet?.goBack(from: view)
    if detail?.view === view {
      detail = nil
      reload()
    }
  }
}

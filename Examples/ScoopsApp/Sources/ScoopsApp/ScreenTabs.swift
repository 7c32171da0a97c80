import Foundation
import IceCreamDomain
import Observation

/// The tabs of a window: saved ice creams, and a new one.
@Observable
final class ScreenTabs {
  nonisolated enum Tab: Hashable {
    case saved, new
  }

  let saved: ScreenStack
  let new: CreateScene
  var selected = Tab.saved {
    didSet { if selected == .saved { saved.reload() } }
  }

  init(services: IceCreamServices) {
    saved = ScreenStack(services: services)
    let view = CreateIceCreamView().configure(services: services)
    new = CreateScene(view, view.iceCream)
  }

  /// Opens a link to a saved ice cream, in its tab.
  func open(_ link: URL) {
    selected = .saved
    saved.open(link)
  }
}

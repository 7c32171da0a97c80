import Foundation
import IceCreamDomain
import Observation

/// The scenes of a window: the list, those on top of it, and one in a sheet.
///
/// Routers make scenes, and this object owns them. A screen gets its scene, and makes none.
@Observable
final class ScreenStack: IceCreamNavigation {
  /// The list, below all other scenes.
  let list: ListScene
  /// The ice creams on top of the list; SwiftUI removes those that the user leaves.
  var path: [ShowScene] = [] {
    didSet { if path.count < oldValue.count { reload() } }
  }
  /// The scene in a sheet above them; SwiftUI removes it when the user closes the sheet.
  var sheet: CreateScene? {
    didSet { if sheet == nil, oldValue != nil { reload() } }
  }
  @ObservationIgnored private var services: IceCreamServices

  /// Creates a stack with a list, which loads nothing yet.
  init(services: IceCreamServices) {
    let view = ListIceCreamsView()
    list = ListScene(view, view.iceCreams)
    self.services = services
    self.services.navigation = self
    view.configure(services: self.services)
  }

  /// Opens the scene that makes ice cream: an action of the app, to which no scene leads.
  func makeIceCream() {
    show(CreateIceCreamView().configure(services: services))
  }

  /// Opens a link to a saved ice cream, such as `scoops://show/v830gn1`, as the list's router would.
  func open(_ link: URL) {
    guard link.scheme == "scoops", link.host() == "show" else { return }
    sheet = nil
    let view = ShowIceCreamView()
    view.configure(services: services, origin: list.view.router?.dataStore)
    view.fetchIceCream(id: link.lastPathComponent)
    show(view)
  }

  /// Reloads the scene that is on top again, which shows what another scene has changed.
  func reload() {
    if let shown = path.last {
      shown.view.fetchIceCream()
    } else {
      list.view.fetchIceCreams(.again)
    }
  }

  // MARK: For routers

  func show(_ view: ListIceCreamsView) {
    // It is there already, below the others.
    path = []
  }

  func show(_ view: ShowIceCreamView) {
    // The same one: a second tap, while the screen of the first one opens.
    if let id = view.id, path.last?.view.id == id { return }
    path.append(ShowScene(view, view.iceCream))
  }

  func show(_ view: CreateIceCreamView) {
    if sheet == nil { sheet = CreateScene(view, view.iceCream) }
  }

  func goBack() {
    if sheet != nil { sheet = nil } else { _ = path.popLast() }
  }
}

extension ShowIceCreamView {
  /// The identifier of the ice cream that was passed or found.
  fileprivate var id: String? { router?.dataStore?.iceCream?.id }
}

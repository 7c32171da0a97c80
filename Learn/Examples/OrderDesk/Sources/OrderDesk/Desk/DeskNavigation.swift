import Foundation
import Observation
import Scenery
import SceneUI

/// The scenes of a window: the list, what lies on top of it, and the form in a sheet.
@MainActor @Observable
final class DeskNavigation {
  /// What the path leads to: a scene, or a screen that needs none.
  nonisolated enum Entry: Hashable {
    case scene(PresentedScene)
    case settings
  }

  /// The list, below all others.
  let first: PresentedScene
  /// What lies on top of it; SwiftUI removes what the user leaves.
  var path: [Entry] = [] {
    didSet { if path.count < oldValue.count { scenes.last?.view.reloadScreen() } }
  }
  /// The form above them, and what the form opens; SwiftUI removes both when the user closes the sheet.
  var sheet: ScreenStack? {
    didSet { if sheet == nil, oldValue != nil { scenes.last?.view.reloadScreen() } }
  }
  /// A link that waits until the user says whether the open form may be lost.
  var waitingLink: URL?
  @ObservationIgnored private var services: SceneServices

  /// Creates the scenes of a window, which load nothing yet.
  init(orderStore: any OrderStore) {
    let list = ListOrdersView()
    first = PresentedScene(list)
    services = SceneServices(orderStore: orderStore)
    services.navigation = self
    list.configure(services: services)
  }

  private var scenes: [PresentedScene] {
    [first]
      + path.compactMap { entry in
        if case .scene(let scene) = entry { scene } else { nil }
      }
  }

  /// Leads back to the order on the path, if there is one.
  var link: URL? {
    guard let order = scenes.last?.view as? ShowOrderView else { return nil }
    return order.router?.dataStore?.selection.flatMap { URL(string: "desk://orders/\($0)") }
  }

  /// Whether closing the form would lose what the user filled in.
  var hasChanges: Bool { (sheet?.first?.view as? EditOrderView)?.hasChanges ?? false }

  /// Opens a link, which waits if the user has changed a form.
  func open(_ link: URL) {
    if hasChanges { waitingLink = link } else { follow(link) }
  }

  /// Opens a link to an order, such as `desk://orders/ID`; with `/edit`, its form, too; loses an open form.
  func follow(_ link: URL) {
    waitingLink = nil
    let parts = link.pathComponents.dropFirst()
    guard link.scheme == "desk", link.host() == "orders" else { return }
    if parts == ["new"] { return fillInOrder(from: link) }
    guard let id = parts.first.flatMap(UUID.init(uuidString:)),
      parts.count < 2 || parts.last == "edit"
    else { return }
    sheet = nil
    path = []
    let order = showOrder(id: id)
    if parts.last == "edit" { order.changeOrder() }
  }

  /// Shows an order that no row was tapped for.
  @discardableResult
  func showOrder(id: UUID) -> ShowOrderView {
    let order = ShowOrderView().configure(services: services)
    order.router?.dataStore?.selection = id
    show(order)
    return order
  }

  /// Opens the form of a new order, with what `desk://orders/new?title=Menu&copies=50` says.
  private func fillInOrder(from link: URL) {
    var order = Order.blank
    for item in URLComponents(url: link, resolvingAgainstBaseURL: false)?.queryItems ?? [] {
      switch item.name {
      case "title": order.title = item.value ?? ""
      case "copies": order.copies = item.value.flatMap(Int.init) ?? 0
      default: continue
      }
    }
    sheet = nil
    path = []
    showForm(of: order)
  }

  /// Opens the form of a new order.
  func showForm(of order: Order) {
    let form = EditOrderView().configure(services: services)
    form.begin(with: order)
    show(form)
  }

  /// Reloads the scenes after each change of the store, but not the form that the user fills in.
  func follow(_ changes: AsyncStream<Void>) async {
    for await _ in changes { reload() }
  }

  func reload() {
    for scene in scenes { scene.view.reloadScreen() }
  }
}

extension DeskNavigation: @MainActor SceneNavigation {
  func show(_ view: AnyObject) {
    guard let view = view as? any ScreenScene else { return }
    if view is EditOrderView {
      sheet = ScreenStack(view)
    } else if let sheet {
      sheet.show(view)
    } else {
      path.append(.scene(PresentedScene(view)))
    }
  }

  func goBack(from view: AnyObject) {
    if sheet?.first?.view === view { sheet = nil }
    sheet?.goBack(from: view)
    let index = path.firstIndex { entry in
      if case .scene(let scene) = entry { scene.view === view } else { false }
    }
    if let index { path.removeSubrange(index...) }
  }
}

extension ScreenStack {
  /// Creates a stack of a sheet, whose first scene is there from the start.
  convenience init(_ first: any ScreenScene) {
    self.init()
    show(first)
  }
}

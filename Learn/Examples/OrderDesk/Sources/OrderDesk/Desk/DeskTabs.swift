import Foundation
import Observation

/// The routes from one feature to another, or from one tab to another.
///
/// It is public, as in a module that features share.
@MainActor
public protocol DeskRoutes: AnyObject {
  func routeToOrder(id: UUID, isArchived: Bool)
  func routeToNewOrder()
}

/// A dashboard, and two tabs, each of which has its own path.
@MainActor @Observable
final class DeskTabs {
  enum Tab { case overview, orders, archive }

  var tab = Tab.orders
  let dashboard = Dashboard()
  let orders: DeskNavigation
  let archive: DeskNavigation

  init(orderStore: any OrderStore, archive archiveStore: any OrderStore) {
    orders = DeskNavigation(orderStore: orderStore)
    archive = DeskNavigation(orderStore: archiveStore)
    dashboard.configure(orderStore: orderStore, archive: archiveStore, routes: self)
  }

  /// Opens a link in the tab of the orders; the link waits if the user has changed a form in any tab.
  func open(_ link: URL) {
    let changed = [orders, archive].first(where: \.hasChanges)
    if let changed { changed.waitingLink = link } else { follow(link) }
  }

  /// Opens a link in the tab of the orders; loses an open form.
  func follow(_ link: URL) {
    archive.waitingLink = nil
    archive.sheet = nil
    tab = .orders
    orders.follow(link)
  }

  /// Reloads the scenes of all tabs after each change of a store, but not a form that the user fills in.
  func follow(_ changes: AsyncStream<Void>) async {
    for await _ in changes {
      dashboard.refresh()
      orders.reload()
      archive.reload()
    }
  }
}

extension DeskTabs: DeskRoutes {
  func routeToOrder(id: UUID, isArchived: Bool) {
    tab = isArchived ? .archive : .orders
    (isArchived ? archive : orders).showOrder(id: id)
  }

  func routeToNewOrder() {
    tab = .orders
    orders.showForm(of: .blank)
  }
}

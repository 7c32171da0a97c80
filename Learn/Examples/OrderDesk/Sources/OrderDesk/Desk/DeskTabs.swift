import Foundation
import Observation

/// The routes from one feature to another, or from one tab to another.
@MainActor
protocol DeskRoutes: AnyObject {
  func routeToOrder(id: UUID)
}

/// Two tabs, each of which has its own path.
@MainActor @Observable
final class DeskTabs {
  enum Tab { case orders, archive }

  var tab = Tab.orders
  let orders: DeskNavigation
  let archive: DeskNavigation

  init(orderStore: any OrderStore, archive: any OrderStore) {
    orders = DeskNavigation(orderStore: orderStore)
    self.archive = DeskNavigation(orderStore: archive)
  }

  func open(_ link: URL) {
    tab = .orders
    orders.open(link)
  }
}

extension DeskTabs: DeskRoutes {
  func routeToOrder(id: UUID) {
    tab = .orders
    orders.showOrder(id: id)
  }
}

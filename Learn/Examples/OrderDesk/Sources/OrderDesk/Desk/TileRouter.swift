/// The routes out of a tile, which lead into another tab.
@MainActor
final class TileRouter: ListOrdersDataPassing {
  let dataStore: (any ListOrdersDataStore)?

  private let services: SceneServices
  private let isArchived: Bool

  init(services: SceneServices, isArchived: Bool, of tile: ListOrdersView) {
    dataStore = tile.router?.dataStore
    self.services = services
    self.isArchived = isArchived
  }
}

extension TileRouter: ListOrdersRoutingLogic {
  func routeToShowOrder() {
    guard let id = dataStore?.showOrderSelection else { return }
    services.routes?.routeToOrder(id: id, isArchived: isArchived)
  }

  func routeToEditOrder() { services.routes?.routeToNewOrder() }
}

import SceneUI

/// Owns two tiles, each of which is a scene with its own store.
@MainActor
final class Dashboard {
  let orders = ListOrdersView()
  let archive = ListOrdersView()
  /// What the screen arranges.
  let tiles: [PresentedScene]

  init() { tiles = [PresentedScene(orders), PresentedScene(archive)] }

  func configure(
    orderStore: any OrderStore, archive archiveStore: any OrderStore, routes: any DeskRoutes
  ) {
    let services = SceneServices(orderStore: orderStore, routes: routes)
    orders.configure(services: services)
    orders.router = TileRouter(services: services, isArchived: false, of: orders)
    let archiveServices = SceneServices(orderStore: archiveStore, routes: routes)
    archive.configure(services: archiveServices)
    archive.router = TileRouter(services: archiveServices, isArchived: true, of: archive)
  }

  func refresh() {
    for tile in tiles { tile.view.reloadScreen() }
  }
}

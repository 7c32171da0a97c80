import SceneUI

@testable import OrderDesk

/// Owns two tiles, each of which is a scene with its own store.
@MainActor
final class Dashboard {
  let orders = ListOrdersView()
  let archive = ListOrdersView()
  /// What the screen arranges.
  let tiles: [PresentedScene]

  init(orderStore: any OrderStore, archive archiveStore: any OrderStore) {
    orders.configure(services: SceneServices(orderStore: orderStore))
    archive.configure(services: SceneServices(orderStore: archiveStore))
    tiles = [PresentedScene(orders), PresentedScene(archive)]
  }

  func refresh() {
    for tile in tiles { tile.view.reloadScreen() }
  }
}

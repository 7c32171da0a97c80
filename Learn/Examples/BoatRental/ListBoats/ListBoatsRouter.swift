import UIKit

protocol ListBoatsRoutingLogic {
  func routeToBookBoat()
}

protocol ListBoatsDataPassing {
  var dataStore: ListBoatsDataStore? { get }
}

final class ListBoatsRouter: ListBoatsRoutingLogic, ListBoatsDataPassing {
  weak var viewController: ListBoatsViewController?
  var dataStore: ListBoatsDataStore?

  func routeToBookBoat() {
    let destination = BookBoatViewController()
    destination.router?.dataStore?.boat = dataStore?.boat
    viewController?.navigationController?.pushViewController(destination, animated: true)
  }
}

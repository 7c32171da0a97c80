import UIKit

protocol BookBoatRoutingLogic {
  func routeToListBoats()
}

protocol BookBoatDataPassing {
  var dataStore: BookBoatDataStore? { get set }
}

final class BookBoatRouter: BookBoatRoutingLogic, BookBoatDataPassing {
  weak var viewController: BookBoatViewController?
  var dataStore: BookBoatDataStore?

  func routeToListBoats() {
    viewController?.navigationController?.popViewController(animated: true)
  }
}

import UIKit

@testable import BoatRental

extension ListBoatsViewController {
  /// Makes the destination of a segue; Interface Builder connects this to the segue.
  @IBSegueAction func makeBookBoat(_ coder: NSCoder) -> BookBoatViewController? {
    (router as? ListBoatsRouter)?.makeBookBoat(coder: coder)
  }

  /// Reloads the list when a button that is connected to Exit unwinds to it.
  @IBAction func unwindToBoats(_ segue: UIStoryboardSegue) {
    interactor?.fetchBoats(request: ListBoats.FetchBoats.Request(seats: 1))
  }
}

extension ListBoatsRouter {
  func makeBookBoat(coder: NSCoder) -> BookBoatViewController? {
    BookBoatViewController(coder: coder, boat: dataStore?.boat)
  }

  /// Opens the scene without a segue.
  func routeToBookBoat(in storyboard: UIStoryboard) {
    let scene = storyboard.instantiateViewController(
      identifier: "BookBoat", creator: makeBookBoat(coder:))
    viewController?.navigationController?.pushViewController(scene, animated: true)
  }
}

extension BookBoatViewController {
  /// Connects the scene, then passes the boat to it.
  convenience init?(coder: NSCoder, boat: Boat?) {
    self.init(coder: coder)
    router?.dataStore?.boat = boat
  }
}

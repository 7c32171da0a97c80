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
    let scene = BookBoatViewController(coder: coder)
    scene?.router?.dataStore?.boat = dataStore?.boat
    return scene
  }

  /// Opens the scene without a segue.
  func routeToBookBoat(in storyboard: UIStoryboard) {
    let scene = storyboard.instantiateViewController(
      identifier: "BookBoat", creator: makeBookBoat(coder:))
    viewController?.navigationController?.pushViewController(scene, animated: true)
  }
}

import UIKit

@testable import BoatRental

/// A scene that opens the booking of a boat.
protocol BookBoatOrigin: AnyObject {
  /// The boat of the booking that the user finished, until it is shown.
  var finishedBoat: Boat? { get set }
}

/// Returns the boat to the origin before it pops the scene.
final class ReturnRouter: BookBoatRoutingLogic, BookBoatDataPassing {
  weak var viewController: UIViewController?
  weak var origin: BookBoatOrigin?
  var dataStore: BookBoatDataStore?

  func routeToListBoats() {
    origin?.finishedBoat = dataStore?.boat
    viewController?.navigationController?.popViewController(animated: true)
  }
}

protocol HarborBusinessLogic: AnyObject {
  func fetchNews(request: Harbor.FetchNews.Request)
}

/// Presents the boat once; its view controller sends the request in `viewWillAppear`.
final class HarborInteractor: BookBoatOrigin, HarborBusinessLogic {
  var presenter: HarborPresentationLogic?
  var finishedBoat: Boat?

  func fetchNews(request: Harbor.FetchNews.Request) {
    guard let boat = finishedBoat else { return }
    finishedBoat = nil
    presenter?.presentNews(response: Harbor.FetchNews.Response(boat: boat))
  }
}

enum Harbor {
  enum FetchNews {
    struct Request {}
    struct Response {
      var boat: Boat
    }
  }
}

protocol HarborPresentationLogic {
  func presentNews(response: Harbor.FetchNews.Response)
}

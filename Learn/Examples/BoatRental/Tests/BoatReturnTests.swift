import UIKit
import XCTest

@testable import BoatRental

@MainActor
final class BoatReturnTests: XCTestCase {
  func testReturnsTheBoatToTheOriginWhichPresentsItOnce() async {
    let presenter = HarborPresenter()
    let harbor = HarborInteractor()
    harbor.presenter = presenter
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let scene = BookBoatViewController()
    let router = ReturnRouter()
    router.viewController = scene
    router.origin = harbor
    router.dataStore = scene.router?.dataStore
    router.dataStore?.boat = Boat(name: "Heron", seats: 2)
    scene.router = router
    navigation.pushViewController(scene, animated: false)

    scene.router?.routeToListBoats()
    harbor.fetchNews(request: Harbor.FetchNews.Request())
    harbor.fetchNews(request: Harbor.FetchNews.Request())

    XCTAssertTrue(navigation.topViewController === root)
    XCTAssertEqual(presenter.boats, ["Heron"])
  }
}

final class HarborPresenter: HarborPresentationLogic {
  var boats: [String] = []

  func presentNews(response: Harbor.FetchNews.Response) { boats.append(response.boat.name) }
}

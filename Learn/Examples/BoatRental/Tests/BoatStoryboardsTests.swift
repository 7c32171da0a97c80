// UIKit would need the file of a storyboard.
#if os(Linux)
  import UIKit
  import XCTest

  @testable import BoatRental

  @MainActor
  final class BoatStoryboardsTests: XCTestCase {
    private let list = ListBoatsViewController(style: .plain)

    override func setUp() async throws {
      list.loadViewIfNeeded()
      list.interactor?.selectBoat(request: ListBoats.SelectBoat.Request(row: 1))
    }

    func testPassesTheBoatToTheDestinationOfASegue() async {
      let destination = list.makeBookBoat(NSCoder())

      XCTAssertEqual(destination?.router?.dataStore?.boat?.name, "Walrus")
    }

    func testPassesTheBoatToASceneOfAStoryboard() async {
      let navigation = UINavigationController(rootViewController: list)

      (list.router as? ListBoatsRouter)?
        .routeToBookBoat(in: UIStoryboard(name: "Boats", bundle: nil))

      XCTAssertEqual(navigation.topViewController?.title, "Book Walrus")
    }
  }
#endif

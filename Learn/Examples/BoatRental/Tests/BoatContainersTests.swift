import UIKit
import XCTest

@testable import BoatRental

@MainActor
final class BoatContainersTests: XCTestCase {
  func testReplacesTheBoatBesideTheList() async throws {
    let split = BoatSplit()
    let list = try XCTUnwrap(
      split.root.viewController(for: .primary) as? ListBoatsViewController)
    list.loadViewIfNeeded()

    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    weak let heron = split.root.viewController(for: .secondary)
    XCTAssertEqual(heron?.title, "Book Heron")

    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    XCTAssertNil(heron)
    XCTAssertEqual(split.root.viewController(for: .secondary)?.title, "Book Walrus")
  }

  func testSelectsTheTabOfTheNewScene() async {
    let new = UIViewController()
    let tabs = BoatTabs(old: ListBoatsViewController(style: .plain), new: new)

    tabs.routeToNewScene()

    let selected = tabs.root.selectedViewController as? UINavigationController
    XCTAssertTrue(selected?.topViewController === new)
  }

  func testEmbedsAChild() async {
    let (parent, child) = (UIViewController(), BookBoatViewController())

    parent.embed(child)

    XCTAssertTrue(child.parent === parent)
    XCTAssertTrue(parent.view.subviews.first === child.view)
  }

  func testReturnsTheBoatOfAChildAtOnce() async {
    let (presenter, harbor) = (HarborPresenter(), HarborInteractor())
    harbor.presenter = presenter
    let (parent, child, router) = (UIViewController(), BookBoatViewController(), ChildRouter())
    router.origin = harbor
    router.dataStore = child.router?.dataStore
    router.dataStore?.boat = Boat(name: "Heron", seats: 2)
    child.router = router
    parent.embed(child)

    child.router?.routeToListBoats()

    XCTAssertEqual(presenter.boats, ["Heron"])
    XCTAssertTrue(child.parent === parent)
  }
}

import UIKit
import XCTest

@testable import BoatRental

@MainActor
final class BoatNavigationTests: XCTestCase {
  private final class Interactor: ListBoatsBusinessLogic {
    var fetches = 0

    func fetchBoats(request: ListBoats.FetchBoats.Request) { fetches += 1 }
    func selectBoat(request: ListBoats.SelectBoat.Request) {}
  }

  private func openHeron() throws -> (BoatNavigation, UIViewController, Interactor) {
    let navigation = BoatNavigation(store: FixedBoatsStore())
    let interactor = Interactor()
    navigation.list.interactor = interactor
    navigation.open(try XCTUnwrap(URL(string: "boats://Heron")))
    return (navigation, try XCTUnwrap(navigation.root.presentedViewController), interactor)
  }

  func testOpensTheBoatOfALinkInASheet() async throws {
    let (_, sheet, interactor) = try openHeron()

    XCTAssertEqual((sheet as? UINavigationController)?.topViewController?.title, "Book Heron")
    XCTAssertEqual(interactor.fetches, 0)
  }

  func testReloadsTheListWhenTheUserSwipesTheSheetDown() async throws {
    let (navigation, sheet, interactor) = try openHeron()

    sheet.presentationController?.swipeDown()

    XCTAssertNil(navigation.root.presentedViewController)
    XCTAssertEqual(interactor.fetches, 1)
  }

  func testReloadsTheListOnceWhenTheProgramClosesTheSheet() async throws {
    let (navigation, _, interactor) = try openHeron()

    navigation.closeSheet()

    XCTAssertNil(navigation.root.presentedViewController)
    XCTAssertEqual(interactor.fetches, 1)
  }

  func testLetsALinkWaitUntilTheSheetCloses() async throws {
    let (navigation, sheet, _) = try openHeron()

    navigation.open(try XCTUnwrap(URL(string: "boats://Walrus")))
    XCTAssertTrue(navigation.root.presentedViewController === sheet)

    sheet.presentationController?.swipeDown()

    let next = navigation.root.presentedViewController as? UINavigationController
    XCTAssertEqual(next?.topViewController?.title, "Book Walrus")
  }

  func testOpensALinkInPlaceOfAnAlert() async throws {
    let navigation = BoatNavigation(store: FixedBoatsStore())
    navigation.root.present(
      UIAlertController(title: nil, message: "No boats.", preferredStyle: .alert), animated: true)

    navigation.open(try XCTUnwrap(URL(string: "boats://Heron")))

    let sheet = navigation.root.presentedViewController as? UINavigationController
    XCTAssertEqual(sheet?.topViewController?.title, "Book Heron")
  }
}

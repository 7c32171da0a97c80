import UIKit
import XCTest

@testable import BoatRental

@MainActor
final class BookBoatViewControllerTests: XCTestCase {
  func testBooksTheBoatWhenTheUserPressesReturn() async throws {
    let controller = BookBoatViewController()
    controller.router?.dataStore?.boat = Boat(name: "Heron", seats: 2)
    controller.loadViewIfNeeded()

    let stack = try XCTUnwrap(controller.view.subviews.first as? UIStackView)
    let hours = try XCTUnwrap(stack.arrangedSubviews.first as? UITextField)
    hours.text = "3"
    hours.sendActions(for: .editingDidEndOnExit)

    let message = try XCTUnwrap(stack.arrangedSubviews.last as? UILabel)
    XCTAssertEqual(message.text, "Heron is yours for 3 hours.")
  }
}

import XCTest

@testable import BoatRental

final class BookBoatPresenterTests: XCTestCase {
  private final class ViewController: BookBoatDisplayLogic {
    var titles: [String] = []
    var messages: [String] = []

    func displayBoat(viewModel: BookBoat.FetchBoat.ViewModel) {
      titles.append(viewModel.title)
    }

    func displayBooking(viewModel: BookBoat.BookBoat.ViewModel) {
      messages.append(viewModel.message)
    }
  }

  func testAsksForAnotherNumberOfHours() {
    let viewController = ViewController()
    let presenter = BookBoatPresenter()
    presenter.viewController = viewController
    let interactor = BookBoatInteractor()
    interactor.presenter = presenter
    interactor.boat = Boat(name: "Heron", seats: 2)

    interactor.fetchBoat(request: BookBoat.FetchBoat.Request())
    interactor.bookBoat(request: BookBoat.BookBoat.Request(hours: "13"))

    XCTAssertEqual(viewController.titles, ["Book Heron"])
    XCTAssertEqual(viewController.messages, ["Type a number of hours from 1 to 12."])
  }
}

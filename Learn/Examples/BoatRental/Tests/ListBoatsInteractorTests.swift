import XCTest

@testable import BoatRental

final class ListBoatsInteractorTests: XCTestCase {
  private final class Presenter: ListBoatsPresentationLogic {
    var responses: [ListBoats.FetchBoats.Response] = []
    var selections = 0

    func presentBoats(response: ListBoats.FetchBoats.Response) {
      responses.append(response)
    }

    func presentSelectedBoat(response: ListBoats.SelectBoat.Response) {
      selections += 1
    }
  }

  func testPresentsBoatsWithEnoughSeats() {
    let presenter = Presenter()
    let interactor = ListBoatsInteractor()
    interactor.presenter = presenter

    interactor.fetchBoats(request: ListBoats.FetchBoats.Request(seats: 4))

    XCTAssertEqual(presenter.responses.first?.boats, [Boat(name: "Walrus", seats: 6)])
  }

  func testRemembersTheSelectedBoat() {
    let interactor = ListBoatsInteractor()
    let presenter = Presenter()
    interactor.presenter = presenter
    interactor.fetchBoats(request: ListBoats.FetchBoats.Request(seats: 1))

    interactor.selectBoat(request: ListBoats.SelectBoat.Request(row: 0))

    XCTAssertEqual(interactor.boat?.name, "Heron")
    XCTAssertEqual(presenter.selections, 1)
  }
}

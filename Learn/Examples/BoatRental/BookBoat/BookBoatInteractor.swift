protocol BookBoatBusinessLogic {
  func fetchBoat(request: BookBoat.FetchBoat.Request)
  func bookBoat(request: BookBoat.BookBoat.Request)
}

protocol BookBoatDataStore {
  var boat: Boat? { get set }
}

final class BookBoatInteractor: BookBoatBusinessLogic, BookBoatDataStore {
  var presenter: BookBoatPresentationLogic?
  var boat: Boat?

  func fetchBoat(request: BookBoat.FetchBoat.Request) {
    guard let boat = boat else { return }
    presenter?.presentBoat(response: BookBoat.FetchBoat.Response(boat: boat))
  }

  func bookBoat(request: BookBoat.BookBoat.Request) {
    guard let boat = boat else { return }
    let hours = Int(request.hours).flatMap { (1...12).contains($0) ? $0 : nil }
    presenter?.presentBooking(response: BookBoat.BookBoat.Response(boat: boat, hours: hours))
  }
}

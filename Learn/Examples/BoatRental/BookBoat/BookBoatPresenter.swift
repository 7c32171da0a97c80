protocol BookBoatPresentationLogic {
  func presentBoat(response: BookBoat.FetchBoat.Response)
  func presentBooking(response: BookBoat.BookBoat.Response)
}

final class BookBoatPresenter: BookBoatPresentationLogic {
  weak var viewController: BookBoatDisplayLogic?

  func presentBoat(response: BookBoat.FetchBoat.Response) {
    viewController?.displayBoat(
      viewModel: BookBoat.FetchBoat.ViewModel(title: "Book \(response.boat.name)"))
  }

  func presentBooking(response: BookBoat.BookBoat.Response) {
    let message =
      response.hours.map { "\(response.boat.name) is yours for \($0) hours." }
      ?? "Type a number of hours from 1 to 12."
    viewController?.displayBooking(viewModel: BookBoat.BookBoat.ViewModel(message: message))
  }
}

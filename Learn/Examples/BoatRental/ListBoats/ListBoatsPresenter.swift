protocol ListBoatsPresentationLogic {
  func presentBoats(response: ListBoats.FetchBoats.Response)
  func presentSelectedBoat(response: ListBoats.SelectBoat.Response)
}

final class ListBoatsPresenter: ListBoatsPresentationLogic {
  weak var viewController: ListBoatsDisplayLogic?

  func presentBoats(response: ListBoats.FetchBoats.Response) {
    let displayed = response.boats.map { boat in
      ListBoats.FetchBoats.ViewModel.DisplayedBoat(name: boat.name, seats: "\(boat.seats) seats")
    }
    viewController?.displayBoats(
      viewModel: ListBoats.FetchBoats.ViewModel(displayedBoats: displayed))
  }

  func presentSelectedBoat(response: ListBoats.SelectBoat.Response) {
    viewController?.displaySelectedBoat(viewModel: ListBoats.SelectBoat.ViewModel())
  }
}

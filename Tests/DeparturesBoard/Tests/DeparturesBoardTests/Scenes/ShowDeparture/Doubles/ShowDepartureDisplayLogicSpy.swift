// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import DeparturesBoard

/// Records its calls in order.
final class ShowDepartureDisplayLogicSpy: ShowDepartureDisplayLogic {
  enum Call: Equatable {
    case displayDeparture(ShowDeparture.FetchDeparture.ViewModel)
    case displayChosenFavorite(ShowDeparture.ChooseFavorite.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayDeparture(viewModel: ShowDeparture.FetchDeparture.ViewModel) {
    calls.append(.displayDeparture(viewModel))
  }

  func displayChosenFavorite(viewModel: ShowDeparture.ChooseFavorite.ViewModel) {
    calls.append(.displayChosenFavorite(viewModel))
  }
}

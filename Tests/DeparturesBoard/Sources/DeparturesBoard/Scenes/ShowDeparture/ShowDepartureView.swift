import Scenery

/// The view models of the scene.
@MainActor
protocol ShowDepartureDisplayLogic: AnyObject {
  /// Shows the outcome of `FetchDeparture`.
  func displayDeparture(viewModel: ShowDeparture.FetchDeparture.ViewModel)
  /// Shows the outcome of `ChooseFavorite`.
  func displayChosenFavorite(viewModel: ShowDeparture.ChooseFavorite.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
@MainActor
final class ShowDepartureView {
  /// Receives the requests.
  var interactor: (any ShowDepartureBusinessLogic)?
  /// Navigates to other scenes.
  var router: (any ShowDepartureRoutingLogic & ShowDepartureDataPassing)?
  /// The state that renderers observe.
  let departure = ObservableStore(ShowDeparture.DisplayedDeparture())

  /// Creates a view.
  ///
  /// `configureView()` connects it to the other components.
  init() {}

  /// Fetches departure.
  func fetchDeparture() {
    interactor?.fetchDeparture(request: ShowDeparture.FetchDeparture.Request())
  }

  /// Chooses favorite.
  func chooseFavorite() {
    interactor?.chooseFavorite(request: ShowDeparture.ChooseFavorite.Request())
  }
}

extension ShowDepartureView: ShowDepartureDisplayLogic {
  func displayDeparture(viewModel: ShowDeparture.FetchDeparture.ViewModel) {
    departure.update { state in
      state.departure = viewModel.departure
      state.stops = viewModel.stops
    }
  }

  func displayChosenFavorite(viewModel: ShowDeparture.ChooseFavorite.ViewModel) {
    router?.routeToOrigin()
  }
}

/// The responses of the scene.
@MainActor
protocol ShowDeparturePresentationLogic: AnyObject {
  /// Presents the outcome of `FetchDeparture`.
  func presentDeparture(response: ShowDeparture.FetchDeparture.Response)
  /// Presents the outcome of `ChooseFavorite`.
  func presentChosenFavorite(response: ShowDeparture.ChooseFavorite.Response)
}

/// Formats responses into view models.
@MainActor
final class ShowDeparturePresenter {
  /// Receives the view models.
  ///
  /// The view owns the presenter through the interactor, so the reference is weak.
  weak var view: (any ShowDepartureDisplayLogic)?

  /// Creates a presenter.
  init() {}
}

extension ShowDeparturePresenter: ShowDeparturePresentationLogic {
  func presentDeparture(response: ShowDeparture.FetchDeparture.Response) {
    let departure = response.departure.map { "\($0.time)  \($0.train) to \($0.destination)" }
    let stops = response.departure?.stops.map { "\($0.time)  \($0.station)" }
    view?.displayDeparture(viewModel: .init(departure: departure ?? "", stops: stops ?? []))
  }

  func presentChosenFavorite(response: ShowDeparture.ChooseFavorite.Response) {
    view?.displayChosenFavorite(viewModel: .init())
  }
}

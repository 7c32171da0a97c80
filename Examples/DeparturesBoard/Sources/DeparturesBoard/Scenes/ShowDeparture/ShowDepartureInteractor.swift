/// The requests of the scene.
@MainActor
protocol ShowDepartureBusinessLogic: AnyObject {
  /// Fetches departure.
  func fetchDeparture(request: ShowDeparture.FetchDeparture.Request)
  /// Chooses favorite.
  func chooseFavorite(request: ShowDeparture.ChooseFavorite.Request)
}

/// The data that other scenes pass to this one and take from it.
@MainActor
protocol ShowDepartureDataStore: AnyObject {
  /// What the user selected.
  var selection: Departure? { get set }
  /// What the scene leads back with.
  var result: Departure? { get set }
}

/// Enforces the scene's business rules.
@MainActor
final class ShowDepartureInteractor: ShowDepartureDataStore {
  /// Receives the responses.
  var presenter: (any ShowDeparturePresentationLogic)?
  var selection: Departure?
  var result: Departure?

  /// Creates an interactor.
  init() {}
}

extension ShowDepartureInteractor: ShowDepartureBusinessLogic {
  func fetchDeparture(request: ShowDeparture.FetchDeparture.Request) {
    presenter?.presentDeparture(response: .init(departure: selection))
  }

  func chooseFavorite(request: ShowDeparture.ChooseFavorite.Request) {
    result = selection
    presenter?.presentChosenFavorite(response: .init())
  }
}

/// The responses of the scene.
@MainActor
protocol ListDeparturesPresentationLogic: AnyObject {
  /// Presents the outcome of `FetchDepartures`.
  func presentDepartures(response: ListDepartures.FetchDepartures.Response)
  /// Presents the outcome of `SelectDeparture`.
  func presentSelectedDeparture(response: ListDepartures.SelectDeparture.Response)
  /// Presents the outcome of `SelectionFailure`.
  func presentSelectionFailure(response: ListDepartures.SelectionFailure.Response)
  /// Presents the outcome of `FetchProgress`.
  func presentFetchProgress(response: ListDepartures.FetchProgress.Response)
  /// Presents the outcome of `FetchFailure`.
  func presentFetchFailure(response: ListDepartures.FetchFailure.Response)
}

/// Formats responses into view models.
@MainActor
final class ListDeparturesPresenter {
  /// Receives the view models.
  ///
  /// The view owns the presenter through the interactor, so the reference is weak.
  weak var view: (any ListDeparturesDisplayLogic)?

  /// Creates a presenter.
  init() {}
}

extension ListDeparturesPresenter: ListDeparturesPresentationLogic {
  func presentDepartures(response: ListDepartures.FetchDepartures.Response) {
    let departures = response.departures.enumerated().map { index, departure in
      let place = departure.isCanceled ? "canceled" : "platform \(departure.platform)"
      return "\(index + 1)  \(departure.time)  \(departure.destination), \(place)"
    }
    let favorite = response.favorite.map { "Your favorite: \($0.train) at \($0.time)." }
    view?.displayDepartures(
      viewModel: .init(departures: departures, message: favorite ?? "Select a departure."))
  }

  func presentSelectedDeparture(response: ListDepartures.SelectDeparture.Response) {
    view?.displaySelectedDeparture(viewModel: .init())
  }

  func presentSelectionFailure(response: ListDepartures.SelectionFailure.Response) {
    let message =
      response.departure.map { "The \($0.train) is canceled." }
      ?? "Select a number from 1 to \(response.count)."
    view?.displaySelectionFailure(viewModel: .init(message: message))
  }

  func presentFetchProgress(response: ListDepartures.FetchProgress.Response) {
    view?.displayFetchProgress(viewModel: .init(fetchProgress: "Departures are loading…"))
  }

  func presentFetchFailure(response: ListDepartures.FetchFailure.Response) {
    let message =
      switch response.error {
      case .faulty(let faults):
        "The departures cannot be used: \(faults.joined(separator: " "))"
      case .unavailable: "The departures are not available. Try again later."
      }
    view?.displayFetchFailure(viewModel: .init(message: message))
  }
}

import Scenery

/// The view models of the scene.
@MainActor
protocol ListDeparturesDisplayLogic: AnyObject {
  /// Shows the outcome of `FetchDepartures`.
  func displayDepartures(viewModel: ListDepartures.FetchDepartures.ViewModel)
  /// Shows the outcome of `SelectDeparture`.
  func displaySelectedDeparture(viewModel: ListDepartures.SelectDeparture.ViewModel)
  /// Shows the outcome of `SelectionFailure`.
  func displaySelectionFailure(viewModel: ListDepartures.SelectionFailure.ViewModel)
  /// Shows the outcome of `FetchProgress`.
  func displayFetchProgress(viewModel: ListDepartures.FetchProgress.ViewModel)
  /// Shows the outcome of `FetchFailure`.
  func displayFetchFailure(viewModel: ListDepartures.FetchFailure.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
@MainActor
final class ListDeparturesView {
  /// Receives the requests.
  var interactor: (any ListDeparturesBusinessLogic)?
  /// Navigates to other scenes.
  var router: (any ListDeparturesRoutingLogic & ListDeparturesDataPassing)?
  /// The state that renderers observe.
  let departures = ObservableStore(ListDepartures.DisplayedDepartures())

  /// Creates a view.
  ///
  /// `configureView()` connects it to the other components.
  init() {}

  /// Fetches departures.
  func fetchDepartures() {
    interactor?.fetchDepartures(request: ListDepartures.FetchDepartures.Request())
  }

  /// Selects departure.
  func selectDeparture(number: Int) {
    interactor?.selectDeparture(request: ListDepartures.SelectDeparture.Request(number: number))
  }
}

extension ListDeparturesView: ListDeparturesDisplayLogic {
  func displayDepartures(viewModel: ListDepartures.FetchDepartures.ViewModel) {
    departures.update { state in
      state.departures = viewModel.departures
      state.message = viewModel.message
      state.fetchProgress = ""
    }
  }

  func displaySelectedDeparture(viewModel: ListDepartures.SelectDeparture.ViewModel) {
    departures.update { $0.message = "" }
    router?.routeToShowDeparture()
  }

  func displaySelectionFailure(viewModel: ListDepartures.SelectionFailure.ViewModel) {
    departures.update { $0.message = viewModel.message }
  }

  func displayFetchProgress(viewModel: ListDepartures.FetchProgress.ViewModel) {
    departures.update { state in
      state.fetchProgress = viewModel.fetchProgress
      state.message = ""
    }
  }

  func displayFetchFailure(viewModel: ListDepartures.FetchFailure.ViewModel) {
    departures.update { state in
      state.message = viewModel.message
      state.fetchProgress = ""
    }
  }
}

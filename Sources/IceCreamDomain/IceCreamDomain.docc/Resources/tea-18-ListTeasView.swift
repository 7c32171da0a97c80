import Scenery

/// The view models of the scene.
protocol ListTeasDisplayLogic: AnyObject {
  /// Shows the outcome of `FetchTeas`.
  func displayTeas(viewModel: ListTeas.FetchTeas.ViewModel)
  /// Shows the outcome of `ChooseTea`.
  func displayChosenTea(viewModel: ListTeas.ChooseTea.ViewModel)
  /// Shows the outcome of `FetchFailure`.
  func displayFetchFailure(viewModel: ListTeas.FetchFailure.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
final class ListTeasView {
  /// Receives the requests.
  var interactor: (any ListTeasBusinessLogic)?
  /// The state that renderers observe.
  let teas = ObservableStore(ListTeas.DisplayedTeas())

  /// Creates a view.
  ///
  /// `configureView()` connects it to the other components.
  init() {}

  /// Fetches teas.
  func fetchTeas() {
    interactor?.fetchTeas(request: ListTeas.FetchTeas.Request())
  }

  /// Chooses tea.
  func chooseTea(number: Int?) {
    interactor?.chooseTea(request: ListTeas.ChooseTea.Request(number: number))
  }
}

extension ListTeasView: ListTeasDisplayLogic {
  func displayTeas(viewModel: ListTeas.FetchTeas.ViewModel) {
    teas.update { state in
      state.lines = viewModel.lines
      state.message = ""
    }
  }

  func displayChosenTea(viewModel: ListTeas.ChooseTea.ViewModel) {
    teas.update { $0.message = viewModel.message }
  }

  func displayFetchFailure(viewModel: ListTeas.FetchFailure.ViewModel) {
    teas.update { $0.message = viewModel.message }
  }
}

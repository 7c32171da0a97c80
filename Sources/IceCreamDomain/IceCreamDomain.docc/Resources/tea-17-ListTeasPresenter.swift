/// The responses of the scene.
protocol ListTeasPresentationLogic: AnyObject {
  /// Presents the outcome of `FetchTeas`.
  func presentTeas(response: ListTeas.FetchTeas.Response)
  /// Presents the outcome of `ChooseTea`.
  func presentChosenTea(response: ListTeas.ChooseTea.Response)
  /// Presents the outcome of `FetchFailure`.
  func presentFetchFailure(response: ListTeas.FetchFailure.Response)
}

/// Formats responses into view models.
final class ListTeasPresenter {
  /// Receives the view models.
  ///
  /// The view owns the presenter through the interactor, so the reference is weak.
  weak var view: (any ListTeasDisplayLogic)?

  /// Creates a presenter.
  init() {}
}

extension ListTeasPresenter: ListTeasPresentationLogic {
  func presentTeas(response: ListTeas.FetchTeas.Response) {
    view?.displayTeas(viewModel: .init(lines: response.entries))
  }

  func presentChosenTea(response: ListTeas.ChooseTea.Response) {
    let message =
      response.tea.map { "\($0) is on its way." } ?? "Fetch teas, then choose one by its number."
    view?.displayChosenTea(viewModel: .init(message: message))
  }

  func presentFetchFailure(response: ListTeas.FetchFailure.Response) {
    let message =
      switch response.error {
      case .unavailable: "Fetch teas: not available. Try again."
      }
    view?.displayFetchFailure(viewModel: .init(message: message))
  }
}

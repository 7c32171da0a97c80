/// The responses of the scene.
@MainActor
protocol EditOrderPresentationLogic: AnyObject {
  /// Presents the outcome of `FetchOrder`.
  func presentOrder(response: EditOrder.FetchOrder.Response)
  /// Presents the outcome of `SaveOrder`.
  func presentSavedOrder(response: EditOrder.SaveOrder.Response)
  /// The worker fetches the order.
  func presentFetchProgress(response: EditOrder.FetchProgress.Response)
  /// The worker could not fetch the order.
  func presentFetchFailure(response: EditOrder.FetchFailure.Response)
  /// The worker saves the order.
  func presentSaveProgress(response: EditOrder.SaveProgress.Response)
  /// The worker could not save the order.
  func presentSaveFailure(response: EditOrder.SaveFailure.Response)
  /// The form of `SaveOrder` has problems.
  func presentSaveRefusal(response: EditOrder.SaveRefusal.Response)
}

/// Formats responses into view models.
@MainActor
final class EditOrderPresenter {
  /// Receives the view models.
  ///
  /// The view owns the presenter through the interactor, so the reference is weak.
  weak var view: (any EditOrderDisplayLogic)?

  /// Creates a presenter.
  init() {}
}

extension EditOrderPresenter: EditOrderPresentationLogic {
  func presentOrder(response: EditOrder.FetchOrder.Response) {
    view?.displayOrder(viewModel: .init(order: response.order))
  }

  func presentSavedOrder(response: EditOrder.SaveOrder.Response) {
    view?.displaySavedOrder(viewModel: .init())
  }

  func presentFetchProgress(response: EditOrder.FetchProgress.Response) {
    view?.displayFetchProgress(viewModel: .init(fetchProgress: "Loading the order…"))
  }

  func presentFetchFailure(response: EditOrder.FetchFailure.Response) {
    let message =
      switch response.error {
      case .unavailable: "Could not load the order. Try again."
      }
    view?.displayFetchFailure(viewModel: .init(message: message))
  }

  func presentSaveProgress(response: EditOrder.SaveProgress.Response) {
    view?.displaySaveProgress(viewModel: .init(saveProgress: "Saving the order…"))
  }

  func presentSaveFailure(response: EditOrder.SaveFailure.Response) {
    let message =
      switch response.error {
      case .unavailable: "Could not save the order. Try again."
      }
    view?.displaySaveFailure(viewModel: .init(message: message))
  }

  func presentSaveRefusal(response: EditOrder.SaveRefusal.Response) {
    let problems = response.problems.mapValues { problem in
      switch problem {
      case .missing: "Fill this in."
      case .tooFew: "Print one copy or more."
      }
    }
    view?.displaySaveRefusal(viewModel: .init(saveOrderProblems: problems))
  }
}

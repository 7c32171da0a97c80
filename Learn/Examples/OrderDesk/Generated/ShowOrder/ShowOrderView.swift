import Scenery

/// The view models of the scene.
@MainActor
protocol ShowOrderDisplayLogic: AnyObject {
  func displayOrder(viewModel: ShowOrder.FetchOrder.ViewModel)
  func displayStatus(viewModel: ShowOrder.WatchStatus.ViewModel)
  func displayCanceledOrder(viewModel: ShowOrder.CancelOrder.ViewModel)
  func displayStopWatching(viewModel: ShowOrder.StopWatching.ViewModel)
  func displayOfferStatuses(viewModel: ShowOrder.OfferStatuses.ViewModel)
  func displayMarkedOrder(viewModel: ShowOrder.MarkOrder.ViewModel)
  func displayFetchProgress(viewModel: ShowOrder.FetchProgress.ViewModel)
  func displayFetchFailure(viewModel: ShowOrder.FetchFailure.ViewModel)
  func displayCancelProgress(viewModel: ShowOrder.CancelProgress.ViewModel)
  func displayCancelFailure(viewModel: ShowOrder.CancelFailure.ViewModel)
  func displayMarkProgress(viewModel: ShowOrder.MarkProgress.ViewModel)
  func displayMarkFailure(viewModel: ShowOrder.MarkFailure.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
@MainActor
final class ShowOrderView {
  /// Receives the requests.
  var interactor: (any ShowOrderBusinessLogic)?
  /// Navigates to other scenes.
  var router: (any ShowOrderRoutingLogic & ShowOrderDataPassing)?
  /// The state that renderers observe.
  let order = ObservableStore(ShowOrder.DisplayedOrder())

  /// Fetches the order.
  func fetchOrder() {
    interactor?.fetchOrder(request: ShowOrder.FetchOrder.Request())
  }

  /// Watches the status.
  func watchStatus() {
    interactor?.watchStatus(request: ShowOrder.WatchStatus.Request())
  }

  /// Opens `EditOrder`.
  func changeOrder() { router?.routeToEditOrder() }

  /// Cancels the order.
  func cancelOrder() {
    interactor?.cancelOrder(request: ShowOrder.CancelOrder.Request())
  }

  /// Stops the watching.
  func stopWatching() {
    interactor?.stopWatching(request: ShowOrder.StopWatching.Request())
  }

  /// Offers the statuses.
  func offerStatuses() {
    interactor?.offerStatuses(request: ShowOrder.OfferStatuses.Request())
  }

  /// Marks the order.
  func markOrder(status: Status) {
    interactor?.markOrder(request: ShowOrder.MarkOrder.Request(status: status))
  }
}

extension ShowOrderView: ShowOrderDisplayLogic {
  func displayOrder(viewModel: ShowOrder.FetchOrder.ViewModel) {
    order.update { state in
      state.title = viewModel.title
      state.due = viewModel.due
      state.delivery = viewModel.delivery
      state.price = viewModel.price
      state.fetchProgress = ""
    }
  }

  func displayStatus(viewModel: ShowOrder.WatchStatus.ViewModel) {
    order.update { $0.status = viewModel.status }
  }

  func displayCanceledOrder(viewModel: ShowOrder.CancelOrder.ViewModel) {
    order.update { $0.cancelProgress = "" }
    router?.routeToOrigin()
  }

  func displayStopWatching(viewModel: ShowOrder.StopWatching.ViewModel) {
    order.update { $0.message = "" }
  }

  func displayOfferStatuses(viewModel: ShowOrder.OfferStatuses.ViewModel) {
    order.update { state in
      state.statuses = viewModel.statuses
      state.message = ""
    }
  }

  func displayMarkedOrder(viewModel: ShowOrder.MarkOrder.ViewModel) {
    order.update { $0.markProgress = "" }
  }

  func displayFetchProgress(viewModel: ShowOrder.FetchProgress.ViewModel) {
    order.update { state in
      state.fetchProgress = viewModel.fetchProgress
      state.message = ""
    }
  }

  func displayFetchFailure(viewModel: ShowOrder.FetchFailure.ViewModel) {
    order.update { state in
      state.message = viewModel.message
      state.fetchProgress = ""
    }
  }

  func displayCancelProgress(viewModel: ShowOrder.CancelProgress.ViewModel) {
    order.update { state in
      state.cancelProgress = viewModel.cancelProgress
      state.message = ""
    }
  }

  func displayCancelFailure(viewModel: ShowOrder.CancelFailure.ViewModel) {
    order.update { state in
      state.message = viewModel.message
      state.cancelProgress = ""
    }
  }

  func displayMarkProgress(viewModel: ShowOrder.MarkProgress.ViewModel) {
    order.update { state in
      state.markProgress = viewModel.markProgress
      state.message = ""
    }
  }

  func displayMarkFailure(viewModel: ShowOrder.MarkFailure.ViewModel) {
    order.update { state in
      state.message = viewModel.message
      state.markProgress = ""
    }
  }
}

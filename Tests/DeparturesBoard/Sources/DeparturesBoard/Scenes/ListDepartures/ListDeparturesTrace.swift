// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.
// The tracing decorators of ListDepartures. The components know nothing of them.

import Scenery

extension ListDeparturesView {
  /// Puts a decorator between the components of the scene.
  func trace(
    _ interactor: ListDeparturesInteractor,
    _ presenter: ListDeparturesPresenter,
    _ router: ListDeparturesRouter,
    with tracer: SceneTracer
  ) {
    let display = ListDeparturesDisplayLogicTrace(self, tracer: tracer)
    self.interactor = ListDeparturesBusinessLogicTrace(interactor, tracer: tracer)
    interactor.presenter = ListDeparturesPresentationLogicTrace(
      presenter, display: display, tracer: tracer)
    presenter.view = display
    self.router = ListDeparturesRouterTrace(router, tracer: tracer)
  }
}

/// Traces the requests.
final class ListDeparturesBusinessLogicTrace: ListDeparturesBusinessLogic {
  private let interactor: any ListDeparturesBusinessLogic
  private let boundary: TracedBoundary

  init(_ interactor: any ListDeparturesBusinessLogic, tracer: SceneTracer) {
    self.interactor = interactor
    boundary = TracedBoundary(tracer, scene: "ListDepartures", from: .view, to: .interactor)
  }

  func fetchDepartures(request: ListDepartures.FetchDepartures.Request) {
    boundary.cross("fetchDepartures", request) { interactor.fetchDepartures(request: request) }
  }

  func selectDeparture(request: ListDepartures.SelectDeparture.Request) {
    boundary.cross("selectDeparture", request) { interactor.selectDeparture(request: request) }
  }
}

/// Traces the responses.
final class ListDeparturesPresentationLogicTrace: ListDeparturesPresentationLogic {
  private let presenter: any ListDeparturesPresentationLogic
  /// Owned here, since the presenter refers to its view weakly.
  private let display: ListDeparturesDisplayLogicTrace
  private let boundary: TracedBoundary

  init(
    _ presenter: any ListDeparturesPresentationLogic,
    display: ListDeparturesDisplayLogicTrace,
    tracer: SceneTracer
  ) {
    self.presenter = presenter
    self.display = display
    boundary = TracedBoundary(tracer, scene: "ListDepartures", from: .interactor, to: .presenter)
  }

  func presentDepartures(response: ListDepartures.FetchDepartures.Response) {
    boundary.cross("presentDepartures", response) {
      presenter.presentDepartures(response: response)
    }
  }

  func presentSelectedDeparture(response: ListDepartures.SelectDeparture.Response) {
    boundary.cross("presentSelectedDeparture", response) {
      presenter.presentSelectedDeparture(response: response)
    }
  }

  func presentSelectionFailure(response: ListDepartures.SelectionFailure.Response) {
    boundary.cross("presentSelectionFailure", response) {
      presenter.presentSelectionFailure(response: response)
    }
  }

  func presentFetchProgress(response: ListDepartures.FetchProgress.Response) {
    boundary.cross("presentFetchProgress", response) {
      presenter.presentFetchProgress(response: response)
    }
  }

  func presentFetchFailure(response: ListDepartures.FetchFailure.Response) {
    boundary.cross("presentFetchFailure", response) {
      presenter.presentFetchFailure(response: response)
    }
  }
}

/// Traces the view models.
final class ListDeparturesDisplayLogicTrace: ListDeparturesDisplayLogic {
  // The view owns this decorator through the interactor.
  private weak var view: (any ListDeparturesDisplayLogic)?
  private let boundary: TracedBoundary

  init(_ view: any ListDeparturesDisplayLogic, tracer: SceneTracer) {
    self.view = view
    boundary = TracedBoundary(tracer, scene: "ListDepartures", from: .presenter, to: .view)
  }

  func displayDepartures(viewModel: ListDepartures.FetchDepartures.ViewModel) {
    boundary.cross("displayDepartures", viewModel) { view?.displayDepartures(viewModel: viewModel) }
  }

  func displaySelectedDeparture(viewModel: ListDepartures.SelectDeparture.ViewModel) {
    boundary.cross("displaySelectedDeparture", viewModel) {
      view?.displaySelectedDeparture(viewModel: viewModel)
    }
  }

  func displaySelectionFailure(viewModel: ListDepartures.SelectionFailure.ViewModel) {
    boundary.cross("displaySelectionFailure", viewModel) {
      view?.displaySelectionFailure(viewModel: viewModel)
    }
  }

  func displayFetchProgress(viewModel: ListDepartures.FetchProgress.ViewModel) {
    boundary.cross("displayFetchProgress", viewModel) {
      view?.displayFetchProgress(viewModel: viewModel)
    }
  }

  func displayFetchFailure(viewModel: ListDepartures.FetchFailure.ViewModel) {
    boundary.cross("displayFetchFailure", viewModel) {
      view?.displayFetchFailure(viewModel: viewModel)
    }
  }
}

/// Traces the routes.
final class ListDeparturesRouterTrace: ListDeparturesRoutingLogic, ListDeparturesDataPassing {
  var dataStore: (any ListDeparturesDataStore)? { router.dataStore }

  private let router: any ListDeparturesRoutingLogic & ListDeparturesDataPassing
  private let boundary: TracedBoundary

  init(_ router: any ListDeparturesRoutingLogic & ListDeparturesDataPassing, tracer: SceneTracer) {
    self.router = router
    boundary = TracedBoundary(tracer, scene: "ListDepartures", from: .view, to: .router)
  }

  func routeToShowDeparture() {
    boundary.cross("routeToShowDeparture", ()) { router.routeToShowDeparture() }
  }
}

// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.
// The tracing decorators of ShowIceCream. The components know nothing of them.

import Scenery

extension ShowIceCreamView {
  /// Puts a decorator between the components of the scene.
  func trace(
    _ interactor: ShowIceCreamInteractor,
    _ presenter: ShowIceCreamPresenter,
    _ router: ShowIceCreamRouter,
    with tracer: SceneTracer
  ) {
    let display = ShowIceCreamDisplayLogicTrace(self, tracer: tracer)
    self.interactor = ShowIceCreamBusinessLogicTrace(interactor, tracer: tracer)
    interactor.presenter = ShowIceCreamPresentationLogicTrace(
      presenter, display: display, tracer: tracer)
    presenter.view = display
    self.router = ShowIceCreamRouterTrace(router, tracer: tracer)
  }
}

/// Traces the requests.
final class ShowIceCreamBusinessLogicTrace: ShowIceCreamBusinessLogic {
  private let interactor: any ShowIceCreamBusinessLogic
  private let boundary: TracedBoundary

  init(_ interactor: any ShowIceCreamBusinessLogic, tracer: SceneTracer) {
    self.interactor = interactor
    boundary = TracedBoundary(tracer, scene: "ShowIceCream", from: .view, to: .interactor)
  }

  func fetchIceCream(request: ShowIceCream.FetchIceCream.Request) {
    boundary.cross("fetchIceCream", request) { interactor.fetchIceCream(request: request) }
  }

  func deleteIceCream(request: ShowIceCream.DeleteIceCream.Request) {
    boundary.cross("deleteIceCream", request) { interactor.deleteIceCream(request: request) }
  }

  func declineDeletion(request: ShowIceCream.DeclineDeletion.Request) {
    boundary.cross("declineDeletion", request) { interactor.declineDeletion(request: request) }
  }

  func confirmDeletion(request: ShowIceCream.ConfirmDeletion.Request) {
    boundary.cross("confirmDeletion", request) { interactor.confirmDeletion(request: request) }
  }
}

/// Traces the responses.
final class ShowIceCreamPresentationLogicTrace: ShowIceCreamPresentationLogic {
  private let presenter: any ShowIceCreamPresentationLogic
  /// Owned here, since the presenter refers to its view weakly.
  private let display: ShowIceCreamDisplayLogicTrace
  private let boundary: TracedBoundary

  init(
    _ presenter: any ShowIceCreamPresentationLogic,
    display: ShowIceCreamDisplayLogicTrace,
    tracer: SceneTracer
  ) {
    self.presenter = presenter
    self.display = display
    boundary = TracedBoundary(tracer, scene: "ShowIceCream", from: .interactor, to: .presenter)
  }

  func presentIceCream(response: ShowIceCream.FetchIceCream.Response) {
    boundary.cross("presentIceCream", response) { presenter.presentIceCream(response: response) }
  }

  func presentQuestion(response: ShowIceCream.DeleteIceCream.Response) {
    boundary.cross("presentQuestion", response) { presenter.presentQuestion(response: response) }
  }

  func presentDeletedIceCream(response: ShowIceCream.ConfirmDeletion.Response) {
    boundary.cross("presentDeletedIceCream", response) {
      presenter.presentDeletedIceCream(response: response)
    }
  }

  func presentFailure(response: ShowIceCream.Failure.Response) {
    boundary.cross("presentFailure", response) { presenter.presentFailure(response: response) }
  }
}

/// Traces the view models.
final class ShowIceCreamDisplayLogicTrace: ShowIceCreamDisplayLogic {
  // The view owns this decorator through the interactor.
  private weak var view: (any ShowIceCreamDisplayLogic)?
  private let boundary: TracedBoundary

  init(_ view: any ShowIceCreamDisplayLogic, tracer: SceneTracer) {
    self.view = view
    boundary = TracedBoundary(tracer, scene: "ShowIceCream", from: .presenter, to: .view)
  }

  func displayIceCream(viewModel: ShowIceCream.FetchIceCream.ViewModel) {
    boundary.cross("displayIceCream", viewModel) { view?.displayIceCream(viewModel: viewModel) }
  }

  func displayQuestion(viewModel: ShowIceCream.DeleteIceCream.ViewModel) {
    boundary.cross("displayQuestion", viewModel) { view?.displayQuestion(viewModel: viewModel) }
  }

  func displayDeletedIceCream(viewModel: ShowIceCream.ConfirmDeletion.ViewModel) {
    boundary.cross("displayDeletedIceCream", viewModel) {
      view?.displayDeletedIceCream(viewModel: viewModel)
    }
  }

  func displayFailure(viewModel: ShowIceCream.Failure.ViewModel) {
    boundary.cross("displayFailure", viewModel) { view?.displayFailure(viewModel: viewModel) }
  }
}

/// Traces the routes.
final class ShowIceCreamRouterTrace: ShowIceCreamRoutingLogic, ShowIceCreamDataPassing {
  var dataStore: (any ShowIceCreamDataStore & CreateIceCreamOrigin)? { router.dataStore }

  private let router: any ShowIceCreamRoutingLogic & ShowIceCreamDataPassing
  private let boundary: TracedBoundary

  init(_ router: any ShowIceCreamRoutingLogic & ShowIceCreamDataPassing, tracer: SceneTracer) {
    self.router = router
    boundary = TracedBoundary(tracer, scene: "ShowIceCream", from: .view, to: .router)
  }

  func routeToEditIceCream() {
    boundary.cross("routeToEditIceCream", ()) { router.routeToEditIceCream() }
  }

  func routeToRepeatIceCream() {
    boundary.cross("routeToRepeatIceCream", ()) { router.routeToRepeatIceCream() }
  }

  func routeToLastChange() {
    boundary.cross("routeToLastChange", ()) { router.routeToLastChange() }
  }

  func routeToNeighbor(by step: Int) {
    boundary.cross("routeToNeighbor", step) { router.routeToNeighbor(by: step) }
  }

  func routeToOrigin() {
    boundary.cross("routeToOrigin", ()) { router.routeToOrigin() }
  }
}

// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.
// The tracing decorators of ListIceCreams. The components know nothing of them.

import Scenery

extension ListIceCreamsView {
  /// Puts a decorator between the components of the scene.
  func trace(
    _ interactor: ListIceCreamsInteractor,
    _ presenter: ListIceCreamsPresenter,
    _ router: ListIceCreamsRouter,
    with tracer: SceneTracer
  ) {
    let display = ListIceCreamsDisplayLogicTrace(self, tracer: tracer)
    self.interactor = ListIceCreamsBusinessLogicTrace(interactor, tracer: tracer)
    interactor.presenter = ListIceCreamsPresentationLogicTrace(
      presenter, display: display, tracer: tracer)
    presenter.view = display
    self.router = ListIceCreamsRouterTrace(router, tracer: tracer)
  }
}

/// Traces the requests.
final class ListIceCreamsBusinessLogicTrace: ListIceCreamsBusinessLogic {
  private let interactor: any ListIceCreamsBusinessLogic
  private let boundary: TracedBoundary

  init(_ interactor: any ListIceCreamsBusinessLogic, tracer: SceneTracer) {
    self.interactor = interactor
    boundary = TracedBoundary(tracer, scene: "ListIceCreams", from: .view, to: .interactor)
  }

  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request) {
    boundary.cross("fetchIceCreams", request) { interactor.fetchIceCreams(request: request) }
  }

  func previewIceCream(request: ListIceCreams.PreviewIceCream.Request) {
    boundary.cross("previewIceCream", request) { interactor.previewIceCream(request: request) }
  }

  func proposeChange(request: ListIceCreams.ProposeChange.Request) {
    boundary.cross("proposeChange", request) { interactor.proposeChange(request: request) }
  }

  func declineChange(request: ListIceCreams.DeclineChange.Request) {
    boundary.cross("declineChange", request) { interactor.declineChange(request: request) }
  }

  func confirmChange(request: ListIceCreams.ConfirmChange.Request) {
    boundary.cross("confirmChange", request) { interactor.confirmChange(request: request) }
  }
}

/// Traces the responses.
final class ListIceCreamsPresentationLogicTrace: ListIceCreamsPresentationLogic {
  private let presenter: any ListIceCreamsPresentationLogic
  /// Owned here, since the presenter refers to its view weakly.
  private let display: ListIceCreamsDisplayLogicTrace
  private let boundary: TracedBoundary

  init(
    _ presenter: any ListIceCreamsPresentationLogic,
    display: ListIceCreamsDisplayLogicTrace,
    tracer: SceneTracer
  ) {
    self.presenter = presenter
    self.display = display
    boundary = TracedBoundary(tracer, scene: "ListIceCreams", from: .interactor, to: .presenter)
  }

  func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response) {
    boundary.cross("presentIceCreams", response) { presenter.presentIceCreams(response: response) }
  }

  func presentPreview(response: ListIceCreams.PreviewIceCream.Response) {
    boundary.cross("presentPreview", response) { presenter.presentPreview(response: response) }
  }

  func presentQuestion(response: ListIceCreams.ProposeChange.Response) {
    boundary.cross("presentQuestion", response) { presenter.presentQuestion(response: response) }
  }

  func presentChange(response: ListIceCreams.ConfirmChange.Response) {
    boundary.cross("presentChange", response) { presenter.presentChange(response: response) }
  }

  func presentFailure(response: ListIceCreams.Failure.Response) {
    boundary.cross("presentFailure", response) { presenter.presentFailure(response: response) }
  }
}

/// Traces the view models.
final class ListIceCreamsDisplayLogicTrace: ListIceCreamsDisplayLogic {
  // The view owns this decorator through the interactor.
  private weak var view: (any ListIceCreamsDisplayLogic)?
  private let boundary: TracedBoundary

  init(_ view: any ListIceCreamsDisplayLogic, tracer: SceneTracer) {
    self.view = view
    boundary = TracedBoundary(tracer, scene: "ListIceCreams", from: .presenter, to: .view)
  }

  func displayIceCreams(viewModel: ListIceCreams.FetchIceCreams.ViewModel) {
    boundary.cross("displayIceCreams", viewModel) { view?.displayIceCreams(viewModel: viewModel) }
  }

  func displayPreview(viewModel: ListIceCreams.PreviewIceCream.ViewModel) {
    boundary.cross("displayPreview", viewModel) { view?.displayPreview(viewModel: viewModel) }
  }

  func displayQuestion(viewModel: ListIceCreams.ProposeChange.ViewModel) {
    boundary.cross("displayQuestion", viewModel) { view?.displayQuestion(viewModel: viewModel) }
  }

  func displayChange(viewModel: ListIceCreams.ConfirmChange.ViewModel) {
    boundary.cross("displayChange", viewModel) { view?.displayChange(viewModel: viewModel) }
  }

  func displayFailure(viewModel: ListIceCreams.Failure.ViewModel) {
    boundary.cross("displayFailure", viewModel) { view?.displayFailure(viewModel: viewModel) }
  }
}

/// Traces the routes.
final class ListIceCreamsRouterTrace: ListIceCreamsRoutingLogic, ListIceCreamsDataPassing {
  var dataStore: (any ListIceCreamsDataStore & ShowIceCreamOrigin & CreateIceCreamOrigin)? {
    router.dataStore
  }

  private let router: any ListIceCreamsRoutingLogic & ListIceCreamsDataPassing
  private let boundary: TracedBoundary

  init(_ router: any ListIceCreamsRoutingLogic & ListIceCreamsDataPassing, tracer: SceneTracer) {
    self.router = router
    boundary = TracedBoundary(tracer, scene: "ListIceCreams", from: .view, to: .router)
  }

  func routeToShowIceCream(at index: Int) {
    boundary.cross("routeToShowIceCream", index) { router.routeToShowIceCream(at: index) }
  }

  func routeToEditIceCream(at index: Int) {
    boundary.cross("routeToEditIceCream", index) { router.routeToEditIceCream(at: index) }
  }
}

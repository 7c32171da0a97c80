// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.
// The tracing decorators of CreateIceCream. The components know nothing of them.

import Scenery

extension CreateIceCreamView {
  /// Puts a decorator between the components of the scene.
  func trace(
    _ interactor: CreateIceCreamInteractor,
    _ presenter: CreateIceCreamPresenter,
    _ router: CreateIceCreamRouter,
    with tracer: SceneTracer
  ) {
    let display = CreateIceCreamDisplayLogicTrace(self, tracer: tracer)
    self.interactor = CreateIceCreamBusinessLogicTrace(interactor, tracer: tracer)
    interactor.presenter = CreateIceCreamPresentationLogicTrace(
      presenter, display: display, tracer: tracer)
    presenter.view = display
    self.router = CreateIceCreamRouterTrace(router, tracer: tracer)
  }
}

/// Traces the requests.
final class CreateIceCreamBusinessLogicTrace: CreateIceCreamBusinessLogic {
  private let interactor: any CreateIceCreamBusinessLogic
  private let boundary: TracedBoundary

  init(_ interactor: any CreateIceCreamBusinessLogic, tracer: SceneTracer) {
    self.interactor = interactor
    boundary = TracedBoundary(tracer, scene: "CreateIceCream", from: .view, to: .interactor)
  }

  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    boundary.cross("loadIceCream", request) { interactor.loadIceCream(request: request) }
  }

  func selectIngredients(request: CreateIceCream.SelectIngredients.Request) {
    boundary.cross("selectIngredients", request) { interactor.selectIngredients(request: request) }
  }

  func undoSurprise(request: CreateIceCream.UndoSurprise.Request) {
    boundary.cross("undoSurprise", request) { interactor.undoSurprise(request: request) }
  }

  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    boundary.cross("finishIceCream", request) { interactor.finishIceCream(request: request) }
  }

  func startOver(request: CreateIceCream.StartOver.Request) {
    boundary.cross("startOver", request) { interactor.startOver(request: request) }
  }
}

/// Traces the responses.
final class CreateIceCreamPresentationLogicTrace: CreateIceCreamPresentationLogic {
  private let presenter: any CreateIceCreamPresentationLogic
  /// Owned here, since the presenter refers to its view weakly.
  private let display: CreateIceCreamDisplayLogicTrace
  private let boundary: TracedBoundary

  init(
    _ presenter: any CreateIceCreamPresentationLogic,
    display: CreateIceCreamDisplayLogicTrace,
    tracer: SceneTracer
  ) {
    self.presenter = presenter
    self.display = display
    boundary = TracedBoundary(tracer, scene: "CreateIceCream", from: .interactor, to: .presenter)
  }

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    boundary.cross("presentIceCream", response) { presenter.presentIceCream(response: response) }
  }

  func presentIngredients(response: CreateIceCream.SelectIngredients.Response) {
    boundary.cross("presentIngredients", response) {
      presenter.presentIngredients(response: response)
    }
  }

  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {
    boundary.cross("presentFinishedIceCream", response) {
      presenter.presentFinishedIceCream(response: response)
    }
  }

  func presentFailure(response: CreateIceCream.Failure.Response) {
    boundary.cross("presentFailure", response) { presenter.presentFailure(response: response) }
  }

  func presentRefusal(response: CreateIceCream.Refusal.Response) {
    boundary.cross("presentRefusal", response) { presenter.presentRefusal(response: response) }
  }
}

/// Traces the view models.
final class CreateIceCreamDisplayLogicTrace: CreateIceCreamDisplayLogic {
  // The view owns this decorator through the interactor.
  private weak var view: (any CreateIceCreamDisplayLogic)?
  private let boundary: TracedBoundary

  init(_ view: any CreateIceCreamDisplayLogic, tracer: SceneTracer) {
    self.view = view
    boundary = TracedBoundary(tracer, scene: "CreateIceCream", from: .presenter, to: .view)
  }

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    boundary.cross("displayIceCream", viewModel) { view?.displayIceCream(viewModel: viewModel) }
  }

  func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel) {
    boundary.cross("displayIngredients", viewModel) {
      view?.displayIngredients(viewModel: viewModel)
    }
  }

  func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel) {
    boundary.cross("displayFinishedIceCream", viewModel) {
      view?.displayFinishedIceCream(viewModel: viewModel)
    }
  }

  func displayFailure(viewModel: CreateIceCream.Failure.ViewModel) {
    boundary.cross("displayFailure", viewModel) { view?.displayFailure(viewModel: viewModel) }
  }

  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {
    boundary.cross("displayRefusal", viewModel) { view?.displayRefusal(viewModel: viewModel) }
  }
}

/// Traces the routes.
final class CreateIceCreamRouterTrace: CreateIceCreamRoutingLogic, CreateIceCreamDataPassing {
  var dataStore: (any CreateIceCreamDataStore)? { router.dataStore }

  private let router: any CreateIceCreamRoutingLogic & CreateIceCreamDataPassing
  private let boundary: TracedBoundary

  init(_ router: any CreateIceCreamRoutingLogic & CreateIceCreamDataPassing, tracer: SceneTracer) {
    self.router = router
    boundary = TracedBoundary(tracer, scene: "CreateIceCream", from: .view, to: .router)
  }

  func routeToListIceCreams() {
    boundary.cross("routeToListIceCreams", ()) { router.routeToListIceCreams() }
  }

  func routeToLastChange() {
    boundary.cross("routeToLastChange", ()) { router.routeToLastChange() }
  }

  func routeToOrigin() {
    boundary.cross("routeToOrigin", ()) { router.routeToOrigin() }
  }
}

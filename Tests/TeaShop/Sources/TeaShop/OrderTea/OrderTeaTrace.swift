// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.
// The tracing decorators of OrderTea. The components know nothing of them.

import Scenery

extension OrderTeaView {
  /// Puts a decorator between the components of the scene.
  func trace(
    _ interactor: OrderTeaInteractor, _ presenter: OrderTeaPresenter, _ router: OrderTeaRouter,
    with tracer: SceneTracer
  ) {
    let display = OrderTeaDisplayLogicTrace(self, tracer: tracer)
    self.interactor = OrderTeaBusinessLogicTrace(interactor, tracer: tracer)
    interactor.presenter = OrderTeaPresentationLogicTrace(
      presenter, display: display, tracer: tracer)
    presenter.view = display
    self.router = OrderTeaRouterTrace(router, tracer: tracer)
  }
}

/// Traces the requests.
final class OrderTeaBusinessLogicTrace: OrderTeaBusinessLogic {
  private let interactor: any OrderTeaBusinessLogic
  private let boundary: TracedBoundary

  init(_ interactor: any OrderTeaBusinessLogic, tracer: SceneTracer) {
    self.interactor = interactor
    boundary = TracedBoundary(tracer, scene: "OrderTea", from: .view, to: .interactor)
  }

  func loadMenu(request: OrderTea.LoadMenu.Request) {
    boundary.cross("loadMenu", request) { interactor.loadMenu(request: request) }
  }

  func selectTea(request: OrderTea.SelectTea.Request) {
    boundary.cross("selectTea", request) { interactor.selectTea(request: request) }
  }

  func placeOrder(request: OrderTea.PlaceOrder.Request) {
    boundary.cross("placeOrder", request) { interactor.placeOrder(request: request) }
  }
}

/// Traces the responses.
final class OrderTeaPresentationLogicTrace: OrderTeaPresentationLogic {
  private let presenter: any OrderTeaPresentationLogic
  /// Owned here, since the presenter refers to its view weakly.
  private let display: OrderTeaDisplayLogicTrace
  private let boundary: TracedBoundary

  init(
    _ presenter: any OrderTeaPresentationLogic, display: OrderTeaDisplayLogicTrace,
    tracer: SceneTracer
  ) {
    self.presenter = presenter
    self.display = display
    boundary = TracedBoundary(tracer, scene: "OrderTea", from: .interactor, to: .presenter)
  }

  func presentMenu(response: OrderTea.LoadMenu.Response) {
    boundary.cross("presentMenu", response) { presenter.presentMenu(response: response) }
  }

  func presentLoadFailure(response: OrderTea.LoadFailure.Response) {
    boundary.cross("presentLoadFailure", response) {
      presenter.presentLoadFailure(response: response)
    }
  }

  func presentSelectedTea(response: OrderTea.SelectTea.Response) {
    boundary.cross("presentSelectedTea", response) {
      presenter.presentSelectedTea(response: response)
    }
  }

  func presentPlacedOrder(response: OrderTea.PlaceOrder.Response) {
    boundary.cross("presentPlacedOrder", response) {
      presenter.presentPlacedOrder(response: response)
    }
  }

  func presentRefusal(response: OrderTea.Refusal.Response) {
    boundary.cross("presentRefusal", response) { presenter.presentRefusal(response: response) }
  }
}

/// Traces the view models.
final class OrderTeaDisplayLogicTrace: OrderTeaDisplayLogic {
  // The view owns this decorator through the interactor.
  private weak var view: (any OrderTeaDisplayLogic)?
  private let boundary: TracedBoundary

  init(_ view: any OrderTeaDisplayLogic, tracer: SceneTracer) {
    self.view = view
    boundary = TracedBoundary(tracer, scene: "OrderTea", from: .presenter, to: .view)
  }

  func displayMenu(viewModel: OrderTea.LoadMenu.ViewModel) {
    boundary.cross("displayMenu", viewModel) { view?.displayMenu(viewModel: viewModel) }
  }

  func displayLoadFailure(viewModel: OrderTea.LoadFailure.ViewModel) {
    boundary.cross("displayLoadFailure", viewModel) {
      view?.displayLoadFailure(viewModel: viewModel)
    }
  }

  func displaySelectedTea(viewModel: OrderTea.SelectTea.ViewModel) {
    boundary.cross("displaySelectedTea", viewModel) {
      view?.displaySelectedTea(viewModel: viewModel)
    }
  }

  func displayPlacedOrder(viewModel: OrderTea.PlaceOrder.ViewModel) {
    boundary.cross("displayPlacedOrder", viewModel) {
      view?.displayPlacedOrder(viewModel: viewModel)
    }
  }

  func displayRefusal(viewModel: OrderTea.Refusal.ViewModel) {
    boundary.cross("displayRefusal", viewModel) { view?.displayRefusal(viewModel: viewModel) }
  }
}

/// Traces the routes.
final class OrderTeaRouterTrace: OrderTeaRoutingLogic, OrderTeaDataPassing {
  var dataStore: (any OrderTeaDataStore)? { router.dataStore }

  private let router: any OrderTeaRoutingLogic & OrderTeaDataPassing
  private let boundary: TracedBoundary

  init(_ router: any OrderTeaRoutingLogic & OrderTeaDataPassing, tracer: SceneTracer) {
    self.router = router
    boundary = TracedBoundary(tracer, scene: "OrderTea", from: .view, to: .router)
  }

  func routeToNextGuest() {
    boundary.cross("routeToNextGuest", ()) { router.routeToNextGuest() }
  }
}

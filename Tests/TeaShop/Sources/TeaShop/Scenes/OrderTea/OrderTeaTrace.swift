// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.
// The tracing decorators of OrderTea. The components know nothing of them.

import Scenery

extension OrderTeaView {
  /// Puts a decorator between the components of the scene.
  func trace(
    _ interactor: OrderTeaInteractor, _ presenter: OrderTeaPresenter, with tracer: SceneTracer
  ) {
    let display = OrderTeaDisplayLogicTrace(self, tracer: tracer)
    self.interactor = OrderTeaBusinessLogicTrace(interactor, tracer: tracer)
    interactor.presenter = OrderTeaPresentationLogicTrace(
      presenter, display: display, tracer: tracer)
    presenter.view = display
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

  func fetchTeas(request: OrderTea.FetchTeas.Request) {
    boundary.cross("fetchTeas", request) { interactor.fetchTeas(request: request) }
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
    _ presenter: any OrderTeaPresentationLogic,
    display: OrderTeaDisplayLogicTrace,
    tracer: SceneTracer
  ) {
    self.presenter = presenter
    self.display = display
    boundary = TracedBoundary(tracer, scene: "OrderTea", from: .interactor, to: .presenter)
  }

  func presentTeas(response: OrderTea.FetchTeas.Response) {
    boundary.cross("presentTeas", response) { presenter.presentTeas(response: response) }
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

  func presentFetchFailure(response: OrderTea.FetchFailure.Response) {
    boundary.cross("presentFetchFailure", response) {
      presenter.presentFetchFailure(response: response)
    }
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

  func displayTeas(viewModel: OrderTea.FetchTeas.ViewModel) {
    boundary.cross("displayTeas", viewModel) { view?.displayTeas(viewModel: viewModel) }
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

  func displayFetchFailure(viewModel: OrderTea.FetchFailure.ViewModel) {
    boundary.cross("displayFetchFailure", viewModel) {
      view?.displayFetchFailure(viewModel: viewModel)
    }
  }
}

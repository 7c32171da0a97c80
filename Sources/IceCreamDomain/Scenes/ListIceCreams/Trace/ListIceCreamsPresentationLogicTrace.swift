import Scenery

/// The presenter of the scene with a watch on what it is given to present.
final class ListIceCreamsPresentationLogicTrace: ListIceCreamsPresentationLogic {
  private let presenter: any ListIceCreamsPresentationLogic
  /// Kept here, since the presenter holds whatever stands for its view weakly.
  private let display: ListIceCreamsDisplayLogicTrace
  private let boundary: TracedBoundary

  init(
    _ presenter: any ListIceCreamsPresentationLogic, display: ListIceCreamsDisplayLogicTrace,
    tracer: SceneTracer
  ) {
    self.presenter = presenter
    self.display = display
    boundary = TracedBoundary(tracer, scene: "ListIceCreams", from: .interactor, to: .presenter)
  }

  func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response) {
    boundary.cross("presentIceCreams", response) { presenter.presentIceCreams(response: response) }
  }

  func presentFetchFailure(response: ListIceCreams.FetchFailure.Response) {
    boundary.cross("presentFetchFailure", response) {
      presenter.presentFetchFailure(response: response)
    }
  }

  func presentSelectedIceCream(response: ListIceCreams.SelectIceCream.Response) {
    boundary.cross("presentSelectedIceCream", response) {
      presenter.presentSelectedIceCream(response: response)
    }
  }

  func presentDeletedIceCream(response: ListIceCreams.DeleteIceCream.Response) {
    boundary.cross("presentDeletedIceCream", response) {
      presenter.presentDeletedIceCream(response: response)
    }
  }

  func presentDeleteFailure(response: ListIceCreams.DeleteFailure.Response) {
    boundary.cross("presentDeleteFailure", response) {
      presenter.presentDeleteFailure(response: response)
    }
  }
}

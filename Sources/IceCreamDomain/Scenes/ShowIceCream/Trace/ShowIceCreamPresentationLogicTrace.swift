import Scenery

/// The presenter of the scene with a watch on what it is given to present.
final class ShowIceCreamPresentationLogicTrace: ShowIceCreamPresentationLogic {
  private let presenter: any ShowIceCreamPresentationLogic
  /// Kept here, since the presenter holds whatever stands for its view weakly.
  private let display: ShowIceCreamDisplayLogicTrace
  private let boundary: TracedBoundary

  init(
    _ presenter: any ShowIceCreamPresentationLogic, display: ShowIceCreamDisplayLogicTrace,
    tracer: SceneTracer
  ) {
    self.presenter = presenter
    self.display = display
    boundary = TracedBoundary(tracer, scene: "ShowIceCream", from: .interactor, to: .presenter)
  }

  func presentIceCream(response: ShowIceCream.ShowIceCream.Response) {
    boundary.cross("presentIceCream", response) { presenter.presentIceCream(response: response) }
  }

  func presentShowFailure(response: ShowIceCream.ShowFailure.Response) {
    boundary.cross("presentShowFailure", response) {
      presenter.presentShowFailure(response: response)
    }
  }

  func presentEditing(response: ShowIceCream.EditIceCream.Response) {
    boundary.cross("presentEditing", response) { presenter.presentEditing(response: response) }
  }

  func presentDeletedIceCream(response: ShowIceCream.DeleteIceCream.Response) {
    boundary.cross("presentDeletedIceCream", response) {
      presenter.presentDeletedIceCream(response: response)
    }
  }

  func presentDeleteFailure(response: ShowIceCream.DeleteFailure.Response) {
    boundary.cross("presentDeleteFailure", response) {
      presenter.presentDeleteFailure(response: response)
    }
  }
}

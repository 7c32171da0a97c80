import Scenery

/// The view of the scene with a watch on what it is given to display.
final class ListIceCreamsDisplayLogicTrace: ListIceCreamsDisplayLogic {
  // The view owns this decorator, by way of the interactor.
  private weak var view: (any ListIceCreamsDisplayLogic)?
  private let boundary: TracedBoundary

  init(_ view: any ListIceCreamsDisplayLogic, tracer: SceneTracer) {
    self.view = view
    boundary = TracedBoundary(tracer, scene: "ListIceCreams", from: .presenter, to: .view)
  }

  func displayIceCreams(viewModel: ListIceCreams.FetchIceCreams.ViewModel) {
    boundary.cross("displayIceCreams", viewModel) { view?.displayIceCreams(viewModel: viewModel) }
  }

  func displayFetchFailure(viewModel: ListIceCreams.FetchFailure.ViewModel) {
    boundary.cross("displayFetchFailure", viewModel) {
      view?.displayFetchFailure(viewModel: viewModel)
    }
  }

  func displaySelectedIceCream(viewModel: ListIceCreams.SelectIceCream.ViewModel) {
    boundary.cross("displaySelectedIceCream", viewModel) {
      view?.displaySelectedIceCream(viewModel: viewModel)
    }
  }

  func displayDeletedIceCream(viewModel: ListIceCreams.DeleteIceCream.ViewModel) {
    boundary.cross("displayDeletedIceCream", viewModel) {
      view?.displayDeletedIceCream(viewModel: viewModel)
    }
  }

  func displayDeleteFailure(viewModel: ListIceCreams.DeleteFailure.ViewModel) {
    boundary.cross("displayDeleteFailure", viewModel) {
      view?.displayDeleteFailure(viewModel: viewModel)
    }
  }
}

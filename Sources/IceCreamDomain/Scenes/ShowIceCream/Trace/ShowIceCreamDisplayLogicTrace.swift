import Scenery

/// The view of the scene with a watch on what it is given to display.
final class ShowIceCreamDisplayLogicTrace: ShowIceCreamDisplayLogic {
  // The view owns this decorator, by way of the interactor.
  private weak var view: (any ShowIceCreamDisplayLogic)?
  private let boundary: TracedBoundary

  init(_ view: any ShowIceCreamDisplayLogic, tracer: SceneTracer) {
    self.view = view
    boundary = TracedBoundary(tracer, scene: "ShowIceCream", from: .presenter, to: .view)
  }

  func displayIceCream(viewModel: ShowIceCream.ShowIceCream.ViewModel) {
    boundary.cross("displayIceCream", viewModel) { view?.displayIceCream(viewModel: viewModel) }
  }

  func displayShowFailure(viewModel: ShowIceCream.ShowFailure.ViewModel) {
    boundary.cross("displayShowFailure", viewModel) {
      view?.displayShowFailure(viewModel: viewModel)
    }
  }

  func displayEditing(viewModel: ShowIceCream.EditIceCream.ViewModel) {
    boundary.cross("displayEditing", viewModel) { view?.displayEditing(viewModel: viewModel) }
  }

  func displayDeletedIceCream(viewModel: ShowIceCream.DeleteIceCream.ViewModel) {
    boundary.cross("displayDeletedIceCream", viewModel) {
      view?.displayDeletedIceCream(viewModel: viewModel)
    }
  }

  func displayDeleteFailure(viewModel: ShowIceCream.DeleteFailure.ViewModel) {
    boundary.cross("displayDeleteFailure", viewModel) {
      view?.displayDeleteFailure(viewModel: viewModel)
    }
  }
}

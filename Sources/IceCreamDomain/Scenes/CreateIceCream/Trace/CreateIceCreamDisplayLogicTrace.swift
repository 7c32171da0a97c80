import Scenery

/// The view of the scene with a watch on what it is given to display.
final class CreateIceCreamDisplayLogicTrace: CreateIceCreamDisplayLogic {
  // The view owns this decorator, by way of the interactor.
  private weak var view: (any CreateIceCreamDisplayLogic)?
  private let boundary: TracedBoundary

  init(_ view: any CreateIceCreamDisplayLogic, tracer: SceneTracer) {
    self.view = view
    boundary = TracedBoundary(tracer, scene: "CreateIceCream", from: .presenter, to: .view)
  }

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    boundary.cross("displayIceCream", viewModel) { view?.displayIceCream(viewModel: viewModel) }
  }

  func displayLoadFailure(viewModel: CreateIceCream.LoadFailure.ViewModel) {
    boundary.cross("displayLoadFailure", viewModel) {
      view?.displayLoadFailure(viewModel: viewModel)
    }
  }

  func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel) {
    boundary.cross("displayIngredient", viewModel) { view?.displayIngredient(viewModel: viewModel) }
  }

  func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel) {
    boundary.cross("displayFinishedIceCream", viewModel) {
      view?.displayFinishedIceCream(viewModel: viewModel)
    }
  }

  func displayStartOver(viewModel: CreateIceCream.StartOver.ViewModel) {
    boundary.cross("displayStartOver", viewModel) { view?.displayStartOver(viewModel: viewModel) }
  }

  func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel) {
    boundary.cross("displayIngredients", viewModel) {
      view?.displayIngredients(viewModel: viewModel)
    }
  }

  func displaySavedIceCream(viewModel: CreateIceCream.SaveIceCream.ViewModel) {
    boundary.cross("displaySavedIceCream", viewModel) {
      view?.displaySavedIceCream(viewModel: viewModel)
    }
  }

  func displayStoreFailure(viewModel: CreateIceCream.StoreFailure.ViewModel) {
    boundary.cross("displayStoreFailure", viewModel) {
      view?.displayStoreFailure(viewModel: viewModel)
    }
  }

  func displayEditedIceCream(viewModel: CreateIceCream.EditIceCream.ViewModel) {
    boundary.cross("displayEditedIceCream", viewModel) {
      view?.displayEditedIceCream(viewModel: viewModel)
    }
  }

  func displayUpdatedIceCream(viewModel: CreateIceCream.UpdateIceCream.ViewModel) {
    boundary.cross("displayUpdatedIceCream", viewModel) {
      view?.displayUpdatedIceCream(viewModel: viewModel)
    }
  }

  func displaySavedIceCreams(viewModel: CreateIceCream.OpenSavedIceCreams.ViewModel) {
    boundary.cross("displaySavedIceCreams", viewModel) {
      view?.displaySavedIceCreams(viewModel: viewModel)
    }
  }

  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {
    boundary.cross("displayRefusal", viewModel) { view?.displayRefusal(viewModel: viewModel) }
  }
}

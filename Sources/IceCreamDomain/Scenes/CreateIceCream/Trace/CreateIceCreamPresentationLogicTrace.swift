import Scenery

/// The presenter of the scene with a watch on what it is given to present.
final class CreateIceCreamPresentationLogicTrace: CreateIceCreamPresentationLogic {
  private let presenter: any CreateIceCreamPresentationLogic
  /// Kept here, since the presenter holds whatever stands for its view weakly.
  private let display: CreateIceCreamDisplayLogicTrace
  private let boundary: TracedBoundary

  init(
    _ presenter: any CreateIceCreamPresentationLogic, display: CreateIceCreamDisplayLogicTrace,
    tracer: SceneTracer
  ) {
    self.presenter = presenter
    self.display = display
    boundary = TracedBoundary(tracer, scene: "CreateIceCream", from: .interactor, to: .presenter)
  }

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    boundary.cross("presentIceCream", response) { presenter.presentIceCream(response: response) }
  }

  func presentLoadFailure(response: CreateIceCream.LoadFailure.Response) {
    boundary.cross("presentLoadFailure", response) {
      presenter.presentLoadFailure(response: response)
    }
  }

  func presentIngredient(response: CreateIceCream.SelectIngredient.Response) {
    boundary.cross("presentIngredient", response) {
      presenter.presentIngredient(response: response)
    }
  }

  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {
    boundary.cross("presentFinishedIceCream", response) {
      presenter.presentFinishedIceCream(response: response)
    }
  }

  func presentStartOver(response: CreateIceCream.StartOver.Response) {
    boundary.cross("presentStartOver", response) { presenter.presentStartOver(response: response) }
  }

  func presentIngredients(response: CreateIceCream.SelectIngredients.Response) {
    boundary.cross("presentIngredients", response) {
      presenter.presentIngredients(response: response)
    }
  }

  func presentSavedIceCream(response: CreateIceCream.SaveIceCream.Response) {
    boundary.cross("presentSavedIceCream", response) {
      presenter.presentSavedIceCream(response: response)
    }
  }

  func presentStoreFailure(response: CreateIceCream.StoreFailure.Response) {
    boundary.cross("presentStoreFailure", response) {
      presenter.presentStoreFailure(response: response)
    }
  }

  func presentEditedIceCream(response: CreateIceCream.EditIceCream.Response) {
    boundary.cross("presentEditedIceCream", response) {
      presenter.presentEditedIceCream(response: response)
    }
  }

  func presentUpdatedIceCream(response: CreateIceCream.UpdateIceCream.Response) {
    boundary.cross("presentUpdatedIceCream", response) {
      presenter.presentUpdatedIceCream(response: response)
    }
  }

  func presentSavedIceCreams(response: CreateIceCream.OpenSavedIceCreams.Response) {
    boundary.cross("presentSavedIceCreams", response) {
      presenter.presentSavedIceCreams(response: response)
    }
  }

  func presentRefusal(response: CreateIceCream.Refusal.Response) {
    boundary.cross("presentRefusal", response) { presenter.presentRefusal(response: response) }
  }
}

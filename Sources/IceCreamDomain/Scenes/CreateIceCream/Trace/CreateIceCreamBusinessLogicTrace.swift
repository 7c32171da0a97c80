import Scenery

/// The interactor of the scene with a watch on what it is asked.
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

  func selectIngredient(request: CreateIceCream.SelectIngredient.Request) {
    boundary.cross("selectIngredient", request) { interactor.selectIngredient(request: request) }
  }

  func selectIngredients(request: CreateIceCream.SelectIngredients.Request) {
    boundary.cross("selectIngredients", request) { interactor.selectIngredients(request: request) }
  }

  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    boundary.cross("finishIceCream", request) { interactor.finishIceCream(request: request) }
  }

  func startOver(request: CreateIceCream.StartOver.Request) {
    boundary.cross("startOver", request) { interactor.startOver(request: request) }
  }

  func saveIceCream(request: CreateIceCream.SaveIceCream.Request) {
    boundary.cross("saveIceCream", request) { interactor.saveIceCream(request: request) }
  }

  func editIceCream(request: CreateIceCream.EditIceCream.Request) {
    boundary.cross("editIceCream", request) { interactor.editIceCream(request: request) }
  }

  func updateIceCream(request: CreateIceCream.UpdateIceCream.Request) {
    boundary.cross("updateIceCream", request) { interactor.updateIceCream(request: request) }
  }

  func openSavedIceCreams(request: CreateIceCream.OpenSavedIceCreams.Request) {
    boundary.cross("openSavedIceCreams", request) {
      interactor.openSavedIceCreams(request: request)
    }
  }
}

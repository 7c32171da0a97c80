import Scenery

/// The interactor of the scene with a watch on what it is asked.
final class ShowIceCreamBusinessLogicTrace: ShowIceCreamBusinessLogic {
  private let interactor: any ShowIceCreamBusinessLogic
  private let boundary: TracedBoundary

  init(_ interactor: any ShowIceCreamBusinessLogic, tracer: SceneTracer) {
    self.interactor = interactor
    boundary = TracedBoundary(tracer, scene: "ShowIceCream", from: .view, to: .interactor)
  }

  func showIceCream(request: ShowIceCream.ShowIceCream.Request) {
    boundary.cross("showIceCream", request) { interactor.showIceCream(request: request) }
  }

  func editIceCream(request: ShowIceCream.EditIceCream.Request) {
    boundary.cross("editIceCream", request) { interactor.editIceCream(request: request) }
  }

  func deleteIceCream(request: ShowIceCream.DeleteIceCream.Request) {
    boundary.cross("deleteIceCream", request) { interactor.deleteIceCream(request: request) }
  }
}

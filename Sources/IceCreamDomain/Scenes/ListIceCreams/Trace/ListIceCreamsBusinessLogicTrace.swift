import Scenery

/// The interactor of the scene with a watch on what it is asked.
final class ListIceCreamsBusinessLogicTrace: ListIceCreamsBusinessLogic {
  private let interactor: any ListIceCreamsBusinessLogic
  private let boundary: TracedBoundary

  init(_ interactor: any ListIceCreamsBusinessLogic, tracer: SceneTracer) {
    self.interactor = interactor
    boundary = TracedBoundary(tracer, scene: "ListIceCreams", from: .view, to: .interactor)
  }

  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request) {
    boundary.cross("fetchIceCreams", request) { interactor.fetchIceCreams(request: request) }
  }

  func selectIceCream(request: ListIceCreams.SelectIceCream.Request) {
    boundary.cross("selectIceCream", request) { interactor.selectIceCream(request: request) }
  }

  func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request) {
    boundary.cross("deleteIceCream", request) { interactor.deleteIceCream(request: request) }
  }
}

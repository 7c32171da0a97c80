import Scenery

extension ListIceCreamsView {
  /// Puts a watch on each wire of the scene; the components do not know of it.
  func watch(
    _ interactor: ListIceCreamsInteractor, _ presenter: ListIceCreamsPresenter,
    _ router: ListIceCreamsRouter,
    by tracer: SceneTracer
  ) {
    let display = ListIceCreamsDisplayLogicTrace(self, tracer: tracer)
    self.interactor = ListIceCreamsBusinessLogicTrace(interactor, tracer: tracer)
    interactor.presenter = ListIceCreamsPresentationLogicTrace(
      presenter, display: display, tracer: tracer)
    presenter.view = display
    self.router = ListIceCreamsRouterTrace(router, tracer: tracer)
  }
}

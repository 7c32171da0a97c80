import Scenery

extension ShowIceCreamView {
  /// Puts a watch on each wire of the scene; the components do not know of it.
  func watch(
    _ interactor: ShowIceCreamInteractor, _ presenter: ShowIceCreamPresenter,
    _ router: ShowIceCreamRouter,
    by tracer: SceneTracer
  ) {
    let display = ShowIceCreamDisplayLogicTrace(self, tracer: tracer)
    self.interactor = ShowIceCreamBusinessLogicTrace(interactor, tracer: tracer)
    interactor.presenter = ShowIceCreamPresentationLogicTrace(
      presenter, display: display, tracer: tracer)
    presenter.view = display
    self.router = ShowIceCreamRouterTrace(router, tracer: tracer)
  }
}

import Scenery

extension CreateIceCreamView {
  /// Puts a watch on each wire of the scene; the components do not know of it.
  func watch(
    _ interactor: CreateIceCreamInteractor, _ presenter: CreateIceCreamPresenter,
    _ router: CreateIceCreamRouter,
    by tracer: SceneTracer
  ) {
    let display = CreateIceCreamDisplayLogicTrace(self, tracer: tracer)
    self.interactor = CreateIceCreamBusinessLogicTrace(interactor, tracer: tracer)
    interactor.presenter = CreateIceCreamPresentationLogicTrace(
      presenter, display: display, tracer: tracer)
    presenter.view = display
    self.router = CreateIceCreamRouterTrace(router, tracer: tracer)
  }
}

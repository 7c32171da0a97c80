import Scenery

extension ListDeparturesView {
  /// Connects the components of the scene.
  ///
  /// - Parameters:
  ///   - interactor: Enforces the business rules.
  ///   - presenter: Formats responses into view models.
  ///   - router: Navigates to other scenes.
  ///   - tracer: Records the calls between the components, if there is one.
  /// - Returns: This view, ready for `fetchDepartures()`.
  @discardableResult
  func configureView(
    interactor: ListDeparturesInteractor = ListDeparturesInteractor(),
    presenter: ListDeparturesPresenter = ListDeparturesPresenter(),
    router: ListDeparturesRouter = ListDeparturesRouter(),
    tracer: SceneTracer? = nil
  ) -> ListDeparturesView {
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    self.router = router
    router.dataStore = interactor
    if let tracer { trace(interactor, presenter, router, with: tracer) }
    return self
  }
}

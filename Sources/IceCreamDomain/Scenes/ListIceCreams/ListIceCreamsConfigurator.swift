import Scenery

extension ListIceCreamsView {
  /// Connects the components of the scene.
  ///
  /// - Parameters:
  ///   - interactor: Enforces the business rules.
  ///   - presenter: Formats responses into view models.
  ///   - router: Navigates to other scenes.
  ///   - tracer: Records the calls between the components, if there is one.
  /// - Returns: This view, ready for `fetchIceCreams()`.
  @discardableResult
  public func configureView(
    interactor: ListIceCreamsInteractor,
    presenter: ListIceCreamsPresenter = ListIceCreamsPresenter(),
    router: ListIceCreamsRouter = ListIceCreamsRouter(),
    tracer: SceneTracer? = nil
  ) -> ListIceCreamsView {
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    self.router = router
    router.dataStore = interactor
    if let tracer { trace(interactor, presenter, router, with: tracer) }
    return self
  }

  /// Connects the components of the scene with the dependencies that all scenes share.
  ///
  /// - Parameter services: The dependencies.
  /// - Returns: This view, ready for `fetchIceCreams()`.
  @discardableResult
  public func configureView(services: IceCreamServices) -> ListIceCreamsView {
    configureView(
      interactor: ListIceCreamsInteractor(
        catalogWorker: services.worker, store: services.store, deletions: services.deletions),
      router: ListIceCreamsRouter(services: services), tracer: services.tracer)
  }
}
